/* selftest.js: tests a report from inside the page; tests/suites/report adds it to a copy. Writes "ok NAME" and "FAIL NAME:
 * why" lines, then "done N checks". */
"use strict";
(async function () {
const lines = [];
let checks = 0;
const root = document.querySelector(".nvir");
const all = (selector, within) => [...(within || root).querySelectorAll(selector)];
const one = selector => root.querySelector(selector);

function check(name, good, why) {
    checks++;
    if (!good) lines.push("FAIL " + name + ": " + (why === undefined ? "" : why));
}

/* Presses a key where the focus is. */
function press(key, at) {
    (at || document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/* ----- the panes */

function panes() {
    const data = JSON.parse(document.getElementById("nvir-data").textContent);
    const boxes = all("main .lines");
    check("panes", boxes.length === 1 + (data.ptx ? 1 : 0) + (data.sources.length ? 1 : 0), boxes.length);
    const ir = one(".lines.ir");
    ir.focus();
    press("Home");
    let linked = 0, shownPtx = 0, shownCuda = 0;
    for (let i = 0; i < 200; i++) {
        const before = ir.getAttribute("aria-activedescendant");
        press("ArrowDown");
        const now = ir.getAttribute("aria-activedescendant");
        const active = document.getElementById(now);
        check("active row", active && active.classList.contains("active"), now);
        linked += all(".lines.ir .row.lit").length > 0;
        shownPtx += all(".lines.ptx .row.lit").length > 0;
        shownCuda += all(".lines.cuda .row.lit").length > 0;
        if (before === now) break;
    }
    check("a line lights up itself", linked > 3, linked);
    check("IR lights up PTX", !data.ptx || shownPtx > 0, shownPtx);
    check("IR lights up CUDA", !data.places.length || !data.sources.some(s => s.lines.length) || shownCuda > 0, shownCuda);
    for (const box of boxes) {
        box.focus();
        press("End"), press("PageUp"), press("Home"), press("ArrowDown");
        check("keyboard in " + box.className, /1$/.test(box.getAttribute("aria-activedescendant")), box.getAttribute("aria-activedescendant"));
    }
    return data;
}

/* ----- steps, values, tabs */

function steps(data) {
    const slider = one("input[type=range]"), last = data.steps.length - 1;
    check("slider", Number(slider.max) === last, slider.max);
    one(".lines.ir").focus();
    for (let k = 0; k < last; k++) press("[");
    check("first step", slider.value === "0", slider.value);
    const text = () => all(".lines.ir .row .code").map(e => e.textContent);
    const input = data.steps[0].edits[0][2];
    one(".lines.ir").scrollTop = 0;
    check("input text", input.includes(text()[0]), text()[0]);
    for (let k = 0; k < last; k++) {
        press("]");
        check("step list", all('.steplist [aria-current="step"]').length === 1, k);
        press("2");
        check("difference of step " + (k + 1), all(".lines.diff .row").length > 0 || /metadata/.test(one(".details").textContent), one(".details").textContent.slice(0, 80));
    }
}

function values(data) {
    const ir = one(".lines.ir"), found = data.after.values.find(v => v[2] && v[0] > 0);
    if (!found) return;
    ir.focus();
    press("1");
    location.hash = "#step=" + (data.steps.length - 1) + "&fn=" + encodeURIComponent(data.after.functions.filter(f => f.line <= found[0]).pop().name) + "&v=" + encodeURIComponent(found[1]);
    return new Promise(resolve => setTimeout(() => {
        const panel = one(".details").textContent;
        check("deep link", panel.includes(found[1]), location.hash + " shows " + panel.slice(0, 100));
        check("set as -explain has it", panel.includes(data.sets[found[2]][0]), panel.slice(0, 200));
        check("uses", /Used by \d+ instruction/.test(panel));
        resolve();
    }, 50));
}

function tabs(data) {
    const list = all("[role=tab]"), n = list.length;
    check("tabs", n === (data.run ? 7 : 6), n);
    list[0].focus();
    for (let k = 1; k <= n; k++) {
        press("ArrowRight");
        const chosen = all('[role=tab][aria-selected="true"]');
        check("one tab", chosen.length === 1 && chosen[0] === list[k % n], k);
        check("tab has contents", one(".details").textContent.length > 10, k);
    }
    press("3");
    const chooser = one(".details select");
    for (const kind of ["calls", "callsBefore", "blocks"]) {
        chooser.value = kind;
        chooser.dispatchEvent(new Event("change"));
        check("graph " + kind, all(".graph .node").length > 0, one(".details").textContent.slice(0, 100));
        for (const node of all(".graph .node")) check("node has a name", node.getAttribute("aria-label"));
    }
    const choose = name => {
        const functions = one("select[aria-label=function]");
        functions.value = name;
        functions.dispatchEvent(new Event("change"));
        return all(".graph .node").length;
    };
    chooser.value = "calls";
    chooser.dispatchEvent(new Event("change"));
    for (const f of data.after.functions.slice(0, 20)) {
        const around = new Set([f, ...data.after.functions.filter(x => f.calls.some(c => c[1] === x.name) || x.calls.some(c => c[1] === f.name))]);
        check("graph around " + f.name, choose(f.name) === Math.min(100, around.size), all(".graph .node").length);
    }
    check("graph of all", choose("") === Math.min(100, data.after.functions.length));
    const width = () => Number(one(".graph").getAttribute("width")), before = width();
    press("+", one(".graph"));
    check("zoom", width() > before, width());
    press("4", one(".lines.ir"));
    check("numbers", all("table.numbers").length >= 3);
    press("1", one(".lines.ir"));
}

/* Another run stands next to this one: its lines, numbers and steps. */
function compare() {
    const element = document.getElementById("nvir-other"), other = element && JSON.parse(element.textContent);
    press("6", one(".lines.ir"));
    check("chooser of a file", one(".details input[type=file]"));
    if (!other) return;
    check("commands", one(".details").textContent.includes(other.command.join(" ")));
    check("numbers that differ", all(".details table.numbers")[0].querySelectorAll("tbody tr").length > 3);
    check("both pipelines", [...other.steps, { pass: "input" }].every(s => all(".details table.numbers")[1].textContent.includes(s.pass)));
    const chooser = one(".details select");
    for (const text of ["after", "ptx", "input"]) {
        const choose = one(".details select");
        choose.value = text;
        choose.dispatchEvent(new Event("change"));
        check("difference of " + text, all(".details .gone, .details .come").length > 0 || text === "input", one(".details").textContent.slice(0, 200));
        one(".details input[type=checkbox]").click();
        check("side by side", all(".details .cell.half").length > 0 || text === "input");
        one(".details input[type=checkbox]").click();
    }
    check("chooser", chooser);
}

/* A run that failed is shown where it failed. */
function run(data) {
    if (!data.run) return;
    const error = data.run.messages.find(m => m[0] === "error"), shown = one(".verdict");
    check("verdict", !!error === !!shown, shown && shown.textContent);
    press("7", one(".lines.ir"));
    check("table of lines", all("table.numbers").length > 0);
    if (!error) return;
    check("message", one(".details").textContent.includes(error[4]) && shown.textContent.includes(error[4]));
    if (!error[1]) return;
    shown.querySelector("button").click();
    check("the line of the error", one(".lines.ptx .row.active").querySelector(".fault").getAttribute("aria-label").includes(error[4]));
    check("what it comes from", all(".lines.ir .row.lit .fault").length > 0);
}

/* ----- search, help, theme */

function controls() {
    one(".lines.ir").focus();
    press("/");
    check("search has the focus", document.activeElement && document.activeElement.type === "search");
    document.activeElement.value = "ret";
    press("Enter");
    check("found", /ret/.test(one("[role=status]").textContent), one("[role=status]").textContent);
    press("Escape");
    check("back in the IR", document.activeElement === one(".lines.ir"));
    press("?");
    check("help", one("dialog").open);
    one("dialog").close();
    const filter = one(".steps input[type=search]");
    filter.value = "no such pass";
    filter.dispatchEvent(new Event("input"));
    check("filter", all(".steplist li").length === 0);
    filter.value = "";
    filter.dispatchEvent(new Event("input"));
    check("filter cleared", all(".steplist li").length > 0);
}

/* ----- accessibility: names, tab order, roles, contrast */

function nameOf(e) {
    const label = e.getAttribute("aria-label") || (e.getAttribute("aria-labelledby") || "").split(" ").map(i => (document.getElementById(i) || {}).textContent || "").join("");
    return label || (e.labels && [...e.labels].map(l => l.textContent).join("")) || e.textContent || "";
}

function accessibility(state) {
    for (const e of all("button,input,select,textarea,[tabindex],[role=button],[role=listbox],[role=region],[role=img],section,nav,dialog")) {
        if (e === root) continue;
        check("name in " + state, nameOf(e).trim(), e.outerHTML.slice(0, 100));
        check("no positive tabindex", Number(e.getAttribute("tabindex") || 0) <= 0, e.outerHTML.slice(0, 80));
    }
    const ids = all("[id]").map(e => e.id);
    check("ids are unique in " + state, new Set(ids).size === ids.length);
    for (const e of all("[aria-labelledby],[aria-controls],[aria-activedescendant]"))
        for (const key of ["aria-labelledby", "aria-controls", "aria-activedescendant"])
            if (e.getAttribute(key)) check(key + " in " + state, document.getElementById(e.getAttribute(key)), e.outerHTML.slice(0, 100));
    check("title", document.title && document.documentElement.lang);
    check("one h1", all("h1").length === 1);
    for (const list of all("[role=listbox]"))
        for (const child of list.querySelectorAll("[role=option]")) check("option has a state and a name", child.hasAttribute("aria-selected") && nameOf(child).trim());
    for (const e of all("th")) check("heading of a table in " + state, e.textContent.trim(), e.parentElement.outerHTML.slice(0, 100));
}

/* Returns [r, g, b, a] of a colour. */
function colour(text) {
    const mixed = /^color\(srgb ([^)]*)\)/.exec(text), m = /rgba?\(([^)]*)\)/.exec(text);
    const parts = mixed ? mixed[1].split(/[ /]+/).map((x, i) => i < 3 ? 255 * x : Number(x)) : m ? m[1].split(/[ ,/]+/).map(Number) : [0, 0, 0, 0];
    return parts.length < 4 ? [...parts, 1] : parts;
}
function luminance(c) {
    const f = v => (v /= 255, v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4));
    return 0.2126 * f(c[0]) + 0.7152 * f(c[1]) + 0.0722 * f(c[2]);
}
function background(e) {
    for (; e; e = e.parentElement) {
        const c = colour(getComputedStyle(e).backgroundColor);
        if (c[3] > 0.99) return c;
    }
    return [255, 255, 255, 1];
}

function contrast(state) {
    const seen = new Set();
    for (const e of all("*")) {
        if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
        if (e.closest("dialog") && !e.closest("dialog").open || e.closest(".quiet") || e.tagName === "OPTION" || e.closest("title")) continue;
        const style = getComputedStyle(e), svgText = e.namespaceURI.endsWith("svg");
        const front = colour(svgText ? style.fill : style.color);
        const rect = svgText && e.parentElement.querySelector("rect");
        const back = rect ? colour(getComputedStyle(rect).fill) : background(e);
        const key = front + "/" + back;
        if (seen.has(key)) continue;
        seen.add(key);
        const a = luminance(front), b = luminance(back), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        check("contrast in " + state, ratio >= 4.5, ratio.toFixed(2) + " of " + front + " on " + back + ": " + e.outerHTML.slice(0, 120));
    }
    check("colours were seen in " + state, seen.size > 3, seen.size);
}

/* The elements that Tab reaches, in the order of the document, are in view order: header, steps, panes, details. */
function order() {
    const areas = ["header", "nav.steps", "main", ".bottom"];
    const at = all("button,input,select,[tabindex='0']").filter(e => !e.closest("dialog")).map(e => areas.findIndex(a => e.closest(a)));
    check("tab order", at.every((x, i) => x >= 0 && (!i || x >= at[i - 1])), at.join(""));
}

/* ----- hostile names */

function hostile() {
    check("no markup", document.title === "nvir report" && !root.querySelector("script,img,b,iframe,object,embed,[onclick],[onerror],[style*=url]"), document.title);
    check("no invisible characters", !/[\u202a-\u202e\u2066-\u2069]/.test(root.textContent));
}

/* ----- everything */

try {
    const data = panes();
    steps(data);
    await values(data);
    tabs(data);
    compare();
    run(data);
    controls();
    order();
    hostile();
    for (const theme of ["light", "dark"]) {
        root.setAttribute("data-theme", theme);
        for (const tab of all("[role=tab]").map((e, i) => String(i + 1))) {
            press(tab, one(".lines.ir"));
            accessibility(theme + ", tab " + tab);
            contrast(theme + ", tab " + tab);
        }
    }
    one("dialog").showModal();
    contrast("help");
    one("dialog").close();
} catch (e) {
    lines.push("FAIL script: " + e + " " + e.stack);
}
const found = [...new Set(lines)];
document.body.append(Object.assign(document.createElement("pre"), { id: "selftest", textContent: found.slice(0, 40).join("\n") + "\ndone " + checks + " checks\n" }));
})();
