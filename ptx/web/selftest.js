/* selftest.js: the page tries itself if its address ends with #selftest, and writes PASS or FAIL into the element of that name.
 * tests/suites/web opens it in a browser. */
"use strict";

const began = location.hash; /* the page changes its address */
const sleep = ms => new Promise(wake => setTimeout(wake, ms));

/* Waits until a condition holds. */
async function until(what, condition) {
    for (let i = 0; i < 1500; i++) {
        if (condition()) return;
        await sleep(20);
    }
    throw new Error(`${what}: in vain`);
}

function expect(what, good) { if (!good) throw new Error(what); }

/* Types into a field, as a user does. */
function type(field, text) {
    field.focus();
    field.select();
    document.execCommand("insertText", false, text);
}

const compiledAs = async (text, options) => {
    state.compiled = null;
    byId("options").value = options;
    type(source.area, text);
    compileSoon();
    await until("compiling", () => state.compiled && state.compiled.program === text);
};

const HEAD = 'target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n';
const ADD = `${HEAD}define ptx_kernel void @k(ptr %p) {\n  %x = load i32, ptr %p\n  %y = add i32 %x, 41\n  store i32 %y, ptr %p\n  ret void\n}\n`;

/* Returns the contrast of a text with what is behind it, as the guidelines for accessible pages define it. */
function contrast(element) {
    const rgb = color => color.match(/[\d.]+/g).map(Number), clear = c => c.length === 4 && c[3] === 0;
    const light = c => c.slice(0, 3).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    let behind = element;
    while (behind.parentElement && clear(rgb(getComputedStyle(behind).backgroundColor))) behind = behind.parentElement;
    const [a, b] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor].map(c => light(rgb(c)));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/* Each check is a line of the list; its name is what went wrong if it throws. */
const CHECKS = {
    async "a program becomes PTX"() {
        await compiledAs(ADD, "-O2 -mcpu=sm_90");
        expect("no ld.global", views.ptx.text.includes("ld.global") && views.ptx.text.includes(".target sm_90"));
        expect("no addrspace(1)", views.ir.text.includes("load i32, ptr addrspace(1)"));
        expect("no spaces", views.spaces.text.includes("GLOBAL"));
        expect("a message", byId("messages").children.length === 0);
    },
    async "options act"() {
        await compiledAs(ADD, "-passes=dce -fmad=false");
        expect("ld.global without a pass that finds it", !views.ptx.text.includes("ld.global"));
        await compiledAs(ADD, "-nonsense");
        expect("no message", byId("messages").textContent.includes("nonsense"));
        await compiledAs(ADD, "-explain=%p");
        expect("no explanation", byId("messages").textContent.includes("%p"));
    },
    async "a mistake is shown under its line"() {
        await compiledAs(ADD.replace("add i32 %x", "add i32 %wrong"), "-O2");
        const bubble = document.querySelector("#source .bubble.error");
        expect("no bubble", bubble && bubble.textContent.includes("use of undefined value '%wrong'"));
        expect("not at line 5", source.marks[0].line === 5);
        expect("not in the list", byId("messages").textContent.includes("kernel.nvir:5:"));
    },
    async "names are only text"() {
        await compiledAs(`${HEAD}; <script>alert(1)<\/script> \u202e &amp;\ndefine void @"<img src=x onerror=alert(1)>"() {\n  ret i32 0\n}\n`, "-O2");
        expect("an element", !document.querySelector("#source img, #messages img, #source script"));
        expect("no text", byId("messages").textContent.includes("<img") || byId("messages").textContent.includes("ret"));
    },
    async "a kernel runs"() {
        for (const form of ["source", "ir", "ptx"]) {
            await compiledAs(ADD, "-O2");
            launch.text = "-kernel k -arg i32[1]={1}";
            byId("form").value = form;
            state.run = null;
            run();
            await until("running", () => state.run);
            expect(`${form}: ${state.run.messages}`, byId("output").textContent === "0 i32[1]\n42\n");
        }
    },
    async "a wrong access is shown at its line"() {
        byId("form").value = "source";
        launch.text = "-kernel k -arg null";
        state.run = null;
        run();
        await until("running", () => state.run);
        expect("no mark", source.marks.length && source.marks[0].line === 4);
    },
    async "a race is shown"() {
        const e = examples.find(one => one.name === "race");
        load(e.text, "-O2", e.launch);
        await until("compiling", () => state.compiled && state.compiled.program === e.text);
        state.run = null;
        run();
        await until("running", () => state.run);
        expect("no race", source.marks.length === 2 && /race/.test(source.marks[0].text) && source.marks[1].kind === "note");
    },
    async "an endless kernel stops"() {
        const e = examples.find(one => one.name === "endless");
        load(e.text, "-O2", e.launch);
        run();
        await until("running", () => /running/.test(byId("run-status").textContent));
        stop();
        expect("not stopped", byId("run-status").textContent === "stopped");
        await CHECKS["a wrong access is shown at its line, after that"]();
    },
    async "a wrong access is shown at its line, after that"() {
        await compiledAs(ADD, "-O2");
        await CHECKS["a wrong access is shown at its line"]();
    },
    async "a launch is suggested"() {
        await compiledAs(ADD, "-O2");
        guess();
        expect(launch.text, launch.text === "-kernel k -grid 1 -block 32 -arg f32[32]=iota");
    },
    async "a link brings everything back"() {
        const link = await fragment();
        const before = [source.text, byId("options").value, launch.text];
        load("", "", "");
        location.hash = link;
        await until("loading", () => source.text === before[0]);
        expect("options or launch", byId("options").value === before[1] && launch.text === before[2]);
        location.hash = `text=${encodeURIComponent(ADD)}&options=-O1&launch=${encodeURIComponent("-kernel k -arg null")}`;
        await until("loading a text", () => source.text === ADD && byId("options").value === "-O1" && launch.text === "-kernel k -arg null");
        location.hash = "example=tour";
        await until("loading an example", () => source.text.includes("@get") && launch.text.includes("-kernel add"));
        await addressUpdate();
        const late = location.hash;
        location.hash = "example=race";
        history.replaceState(null, "", late); /* an update of the address that ends between the link and its event */
        await until("loading despite an update", () => source.text === examples.find(e => e.name === "race").text);
        location.hash = "code=AAAA";
        await until("a damaged link", () => byId("link-status").textContent === "the link is damaged");
    },
    async "text has contrast"() {
        await compiledAs(ADD.replace("add i32 %x", 'add i32 %wrong ; "x"').replace("load i32", "load float addrspace(3)"), "-O2");
        for (const dark of [false, true]) {
            themeSet(dark);
            for (const e of document.querySelectorAll("#head *, .bar *, #tabs *, .code :not(textarea), #messages *, #output *, #foot *")) {
                if (e.disabled || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
                expect(`${dark ? "dark" : "light"}: ${e.className} ${e.textContent.slice(0, 20)}: ${contrast(e)}`, contrast(e) >= 4.5);
            }
        }
    },
    async "the report is shown"() {
        await compiledAs(ADD, "-O2");
        tabShow("report");
        const report = byId("view-report");
        expect("no panes", report.querySelectorAll("section.pane").length === 2 && report.textContent.includes("memory-space-opt"));
        expect("no line", report.textContent.includes("ld.global"));
        [...report.querySelectorAll("[role=tab]")].find(e => e.textContent === "Compare").click();
        [...report.querySelectorAll("button")].find(e => e.textContent.startsWith("Keep")).click();
        expect("a difference to itself", report.textContent.includes("No line differs") && report.textContent.includes("No number differs"));
        await compiledAs(ADD.replace("add i32 %x", "mul i32 %x"), "-O2");
        [...report.querySelectorAll("[role=tab]")].find(e => e.textContent === "Compare").click();
        expect("no difference", report.querySelectorAll(".gone").length === 1 && report.querySelectorAll(".come").length === 1);
        await compiledAs(ADD.replace("add i32 %x", "add i32 %wrong"), "-O2");
        expect("a report of a mistake", report.textContent === NOTHING && byId("save-json").disabled);
        tabShow("ptx");
    },
    async "all examples compile"() {
        for (const e of examples.filter(one => one.name !== "mistake")) {
            load(e.text, "-O2 -mcpu=sm_90", e.launch);
            await until(e.name, () => state.compiled && state.compiled.program === e.text);
            expect(`${e.name}: ${state.compiled.messages}`, state.compiled.exit === 0 && state.compiled.ptx);
        }
    },
    async "the keyboard suffices"() {
        byId("tab-ptx").focus();
        byId("tab-ptx").dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}));
        expect("no next tab", document.activeElement.id === "tab-ir" && !byId("view-ir").hidden && byId("view-ptx").hidden);
        document.dispatchEvent(new KeyboardEvent("keydown", {key: "F1"}));
        expect("no help", byId("dialog").open && byId("usage").textContent.includes("usage: nvir-run"));
        byId("dialog").close();
        for (const e of document.querySelectorAll("button, input, select, textarea"))
            expect(`${e.outerHTML}: no name`, e.textContent || e.ariaLabel || e.labels.length);
    },
};

async function selftest() {
    const result = make("output");
    result.id = "selftest";
    document.body.append(result);
    let done = 0;
    for (const name in CHECKS) {
        try {
            await CHECKS[name]();
            done++;
        } catch (error) {
            result.append(`FAIL ${name}: ${error.message}\n`);
        }
    }
    result.append(`${done === Object.keys(CHECKS).length ? "PASS" : "FAIL"} ${done} checks\n`);
}

main().then(() => { if (began === "#selftest") selftest(); }, error => { byId("status").textContent = `error: ${error.message}`; });
