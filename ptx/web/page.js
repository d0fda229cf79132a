/* page.js: the playground. It compiles some moments after the program or the options change, in a worker, and runs kernels
 * in another, which Stop ends. Texts of the user and of the tools reach the page only as text. */
"use strict";

const byId = id => document.getElementById(id);
const FILE = {source: "kernel.nvir", ir: "kernel.opt.nvir", ptx: "kernel.ptx", json: "kernel.json"};
const WAIT = 150;          /* milliseconds without a key before the program is compiled */
const LINK_LIMIT = 100000; /* characters: no longer program is kept in the address of the page */

/* ------------------------------------------------------------------------------------------------ the programs */

/* Returns the bytes of a part of the page, which is packed with gzip and base64. */
async function unpacked(id) {
    const bytes = Uint8Array.from(atob(byId(id).textContent.trim()), c => c.charCodeAt(0));
    byId(id).remove();
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

const textOf = bytes => bytes ? new TextDecoder().decode(bytes) : "";

/* The tools, in a worker that can be stopped. Only the newest job gets an answer. */
class Tools {
    constructor(script, wasm) {
        this.script = script;
        this.wasm = wasm;
        this.job = 0;
        this.begin();
    }
    begin() {
        this.busy = false;
        this.worker = new Worker(this.script);
        this.worker.postMessage({wasm: this.wasm});
        this.worker.onmessage = ({data}) => {
            this.busy = false;
            if (data.id === this.job) this.answer(data);
        };
    }
    /* Runs commands (see worker.js); a job that is still running is given up. */
    run(commands) {
        this.stop();
        this.busy = true;
        const id = ++this.job;
        return new Promise(answer => {
            this.answer = answer;
            this.worker.postMessage({id, commands});
        });
    }
    /* Ends the job that is running. Its promise stays without an answer. */
    stop() {
        if (!this.busy) return;
        this.worker.terminate();
        this.begin();
    }
}

/* ---------------------------------------------------------------------------------------------------- options */

/* The names of the options that only one of the two tools has, from what they print about themselves. */
const only = {opt: new Set(), ptx: new Set()};

function namesIn(help) {
    return new Set([...help.matchAll(/^  -([a-z][\w-]*)/gm)].map(m => m[1]));
}

function learnOptions(optHelp, ptxHelp) {
    const opt = namesIn(optHelp), ptx = namesIn(ptxHelp);
    only.opt = new Set([...opt].filter(name => !ptx.has(name)));
    only.ptx = new Set([...ptx].filter(name => !opt.has(name)));
    for (const name of new Set([...opt, ...ptx])) {
        const o = make("option");
        o.value = `-${name}`;
        byId("option-names").append(o);
    }
}

/* Returns the words without the options of the other tool. */
const without = (words, names) => words.filter(w => !names.has(w.replace(/^--?/, "").split("=")[0]));

/* -------------------------------------------------------------------------------------------------- compiling */

let compiler, runner, timer, source, launch;
const views = {};
const state = {compiled: null, run: null}; /* the results that are shown */

/* Compiles after a pause. The parameters of the page's address follow. */
function compileSoon() {
    clearTimeout(timer);
    timer = setTimeout(compile, WAIT);
}

async function compile() {
    const words = wordsOf(byId("options").value), text = source.text, files = {[FILE.source]: text};
    const ptxWords = without(words, only.opt), optWords = without(words, only.ptx);
    const began = performance.now();
    byId("status").textContent = "compiling";
    const {results: [ptx, opt, spaces]} = await compiler.run([
        {argv: ["nvir-ptx", ...ptxWords, `-json=${FILE.json}`, FILE.source, "-o", FILE.ptx], files, want: [FILE.ptx, FILE.json]},
        {argv: ["nvir-opt", ...optWords, FILE.source, "-o", FILE.ir], files, want: [FILE.ir]},
        {argv: ["nvir-opt", "-passes=print<spaces>", "-disable-output", FILE.source], files, want: []},
    ]);
    const printed = textOf(ptx.err) + textOf(ptx.out);
    /* Both tools print the same messages, which are shown once. Options that only nvir-opt has, such as -explain,
     * need its output. */
    const more = optWords.length > ptxWords.length || words.some(w => !ptxWords.includes(w)) ? textOf(opt.err) + textOf(opt.out) : "";
    const messages = messagesOf(ptx.code && more.includes(printed) ? more : printed + (ptx.code ? "" : more));
    state.compiled = {
        program: text, options: words, messages: printed + more, exit: ptx.code,
        ptx: textOf(ptx.files[FILE.ptx]), ir: textOf(opt.files[FILE.ir]), spaces: spaces.code ? "" : textOf(spaces.err),
        json: ptx.code ? "" : textOf(ptx.files[FILE.json]),
    };
    reportShow();
    for (const name of ["ptx", "ir", "spaces"]) views[name].text = state.compiled[name];
    views.ptx.setMarks([]);
    views.ir.setMarks([]);
    byId("save-ptx").disabled = !state.compiled.ptx;
    byId("save-json").disabled = !state.compiled.json;
    show(messages);
    const time = Math.round(performance.now() - began);
    const count = kind => messages.filter(m => m.kind === kind).length;
    const plural = (n, word) => n ? `${n} ${word}${n > 1 ? "s" : ""}, ` : "";
    byId("status").textContent = `${plural(count("error"), "error")}${plural(count("warning"), "warning")}${time} ms`;
    byId("command").textContent = `nvir-ptx ${[...words, FILE.source].join(" ")}`;
    addressUpdate();
}

/* Shows the report (docs/report.md), if its tab is chosen and there is a newer one than is shown. */
let reportShown = "", kept = null; /* the run to compare with */
function reportShow() {
    const element = byId("view-report"), json = state.compiled ? state.compiled.json : "";
    if (element.hidden || json === reportShown) return;
    reportShown = json;
    if (json) nvirShow(JSON.parse(json), element, {hash: false, other: kept, keep: run => { kept = run; }});
    else element.replaceChildren(make("p", "", NOTHING));
    themeReport();
}

/* Gives the report the colours of the page. */
function themeReport() {
    const report = byId("view-report").firstElementChild;
    if (report) report.setAttribute("data-theme", document.documentElement.classList.contains("dark") ? "dark" : "light");
}

/* Shows messages at their lines and in the list below the program. */
function show(messages) {
    source.setMarks(placedIn(FILE.source, messages));
    byId("messages").replaceChildren(...messages.map(m => {
        const item = make("li", m.kind), button = make("button", "", m.all);
        button.onclick = () => goTo(m);
        item.append(button);
        return item;
    }));
}

function goTo(m) {
    if (!m.line) return;
    if (m.file === FILE.ptx || m.file === FILE.ir) tabShow(m.file === FILE.ptx ? "ptx" : "ir");
    const view = {[FILE.source]: source, [FILE.ptx]: views.ptx, [FILE.ir]: views.ir}[m.file];
    if (view) view.goTo(m.line, m.column);
}

/* Goes to the first message after the cursor, or to the first of all. */
function goToNext() {
    const marks = [...source.marks].sort((a, b) => a.line - b.line), cursor = source.cursorLine();
    const next = marks.find(m => m.line > cursor) || marks[0];
    if (next) goTo(next);
}

/* ---------------------------------------------------------------------------------------------------- running */

/* Returns the commands that make the chosen form of the program and execute it. */
function runCommands(form, words) {
    const options = wordsOf(byId("options").value), files = {[FILE.source]: source.text}, to = FILE[form];
    const tool = form === "ptx" ? ["nvir-ptx", ...without(options, only.opt)] : ["nvir-opt", ...without(options, only.ptx)];
    const execute = {argv: ["nvir-run", to, ...printsAdd(words)], files, want: []};
    if (form === "source") return [execute];
    return [{argv: [...tool, FILE.source, "-o", to], files, want: [to]}, {...execute, after: 0}];
}

async function run() {
    const form = byId("form").value, began = performance.now();
    if (!wordsOf(launch.text).length) guess();
    byId("stop").disabled = false;
    byId("output").textContent = "";
    if (!byId("view-report").hidden) tabShow("ptx"); /* the report takes the room of the result */
    runClock = setInterval(() => byId("run-status").textContent = `running, ${((performance.now() - began) / 1000).toFixed(1)} s`, 100);
    const {results} = await runner.run(runCommands(form, wordsOf(launch.text)));
    const failed = results.find(r => r && r.code), last = failed || results[results.length - 1];
    runEnd(`${last.code ? "failed" : "done"}, ${Math.round(performance.now() - began)} ms`);
    const messages = messagesOf(textOf(last.err));
    state.run = {form, launch: wordsOf(launch.text), exit: last.code, output: textOf(last.out), messages: textOf(last.err)};
    byId("output").replaceChildren(make("span", "", state.run.output), make("span", last.code ? "error" : "", state.run.messages));
    const at = name => placedIn(FILE[name], messages);
    source.setMarks([...placedIn(FILE.source, messagesOf(state.compiled ? state.compiled.messages : "")), ...at("source")]);
    views.ptx.setMarks(at("ptx"));
    views.ir.setMarks(at("ir"));
    if (at(form).length) goTo(at(form)[0]);
}

let runClock;
function runEnd(text) {
    clearInterval(runClock);
    byId("stop").disabled = true;
    byId("run-status").textContent = text;
}

function stop() {
    if (byId("stop").disabled) return;
    runner.stop();
    runEnd("stopped");
}

function guess() { launch.text = launchGuess(source.text); }

/* -------------------------------------------------------------------------------- the address, and downloads */

const base64url = bytes => btoa(Array.from(bytes, b => String.fromCharCode(b)).join(""))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const throughStream = async (bytes, stream) =>
    new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/* Returns what follows "#" in a link to this program: `code` is JSON, compressed, in base64url. */
async function fragment() {
    const json = JSON.stringify({program: source.text, options: byId("options").value, launch: launch.text, form: byId("form").value});
    return `code=${base64url(await throughStream(new TextEncoder().encode(json), new CompressionStream("deflate-raw")))}`;
}

/* How often the address was updated and loaded. Compression takes time, so an update gives up if another update or a load has
 * begun in the meantime, and a load gives up if another load has. */
let updates = 0, loads = 0;

/* Writes the link to this program into the address. That is no event "hashchange". */
async function addressUpdate() {
    if (source.text.length > LINK_LIMIT) return;
    const [update, loaded] = [++updates, loads], link = await fragment();
    if (update === updates && loaded === loads) history.replaceState(null, "", `#${link}`);
}

/* Loads what an address names: #code= of a link, #example= of an example, or #text=, #options=, #launch= as they are. Returns
 * whether it names something. */
async function addressLoad(address) {
    byId("link-status").textContent = "";
    const given = new URLSearchParams(new URL(address).hash.slice(1)), turn = ++loads;
    if (given.has("code")) {
        try {
            const bytes = Uint8Array.from(atob(given.get("code").replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
            const json = JSON.parse(textOf(await throughStream(bytes, new DecompressionStream("deflate-raw"))));
            if (turn === loads) load(String(json.program), String(json.options), String(json.launch), json.form);
        } catch (error) {
            if (turn === loads) byId("link-status").textContent = "the link is damaged";
            return false;
        }
        return true;
    }
    const example = examples.find(e => e.name === given.get("example"));
    if (!example && !given.has("text")) return false;
    load(example ? example.text : given.get("text"), given.get("options") || "-O2", given.get("launch") || (example ? example.launch : ""));
    return true;
}

function load(text, options, arguments_, form) {
    source.text = text;
    byId("options").value = options;
    launch.text = arguments_;
    byId("form").value = form in FILE ? form : "source";
    byId("output").textContent = byId("run-status").textContent = "";
    stop();
    state.run = null;
    compile();
}

function save(name, text) {
    const a = make("a");
    a.href = URL.createObjectURL(new Blob([text], {type: "application/octet-stream"}));
    a.download = name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}

async function copyLink() {
    await addressUpdate();
    try {
        await navigator.clipboard.writeText(location.href);
        byId("link-status").textContent = "the link is copied";
    } catch (error) {
        byId("link-status").textContent = "the address of the page is the link";
    }
}

/* --------------------------------------------------------------------------------------------------- the page */

let examples = [];
function examplesRead(text) {
    const field = text.split("\x1f");
    for (let i = 0; i + 3 < field.length; i += 4)
        examples.push({group: field[i], name: field[i + 1], launch: field[i + 2], text: field[i + 3]});
    let group = null;
    for (const e of examples) {
        if (!group || group.label !== e.group) {
            group = make("optgroup");
            group.label = e.group;
            byId("examples").append(group);
        }
        const o = make("option", "", e.name);
        o.value = e.name;
        group.append(o);
    }
}

function tabShow(name) {
    for (const tab of byId("tabs").children) {
        const on = tab.id === `tab-${name}`;
        tab.setAttribute("aria-selected", on);
        tab.tabIndex = on ? 0 : -1;
        byId(tab.getAttribute("aria-controls")).hidden = !on;
    }
    byId("panes").classList.toggle("report", name === "report");
    if (views[name]) views[name].draw();
    reportShow();
}

function tabKey(event) {
    const tabs = [...byId("tabs").children], step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    tabShow(next.id.slice(4));
    next.focus();
}

function themeSet(dark) {
    document.documentElement.classList.toggle("dark", dark);
    byId("theme").textContent = dark ? "Light" : "Dark";
    themeReport();
}

function key(event) {
    const action = event.key === "Enter" && (event.ctrlKey || event.metaKey) ? run
        : event.key === "Escape" && !byId("dialog").open ? stop
        : event.key === "F8" ? goToNext
        : event.key === "F1" ? () => byId("dialog").showModal() : null;
    if (!action) return;
    if (event.key !== "Escape") event.preventDefault();
    action();
}

/* Builds the page, and begins. */
async function main() {
    themeSet(matchMedia("(prefers-color-scheme: dark)").matches);
    source = new Code(byId("source"), "ir", "Program", false);
    launch = new Code(byId("launch"), "launch", "Arguments of nvir-run", false);
    views.ptx = new Code(byId("view-ptx"), "ptx", "PTX", true);
    views.ir = new Code(byId("view-ir"), "ir", "IR after the passes", true);
    views.spaces = new Code(byId("view-spaces"), "ir", "The program, with the spaces of its pointers", true);
    tabShow("ptx");
    const click = {
        run, stop, guess, link: copyLink, theme: () => themeSet(!document.documentElement.classList.contains("dark")),
        help: () => byId("dialog").showModal(), "save-nvir": () => save(FILE.source, source.text),
        "save-ptx": () => save(FILE.ptx, views.ptx.text), "save-json": () => save(FILE.json, state.compiled.json),
    };
    for (const id in click) byId(id).onclick = click[id];
    for (const tab of byId("tabs").children) tab.onclick = () => tabShow(tab.id.slice(4));
    byId("tabs").addEventListener("keydown", tabKey);
    document.addEventListener("keydown", key);
    source.onInput = compileSoon;
    launch.onInput = () => { clearTimeout(timer); timer = setTimeout(addressUpdate, 1000); };
    byId("options").addEventListener("input", compileSoon);
    byId("examples").onchange = () => {
        const e = examples.find(one => one.name === byId("examples").value);
        if (e) load(e.text, byId("options").value, e.launch);
    };

    const [wasm, program, list] = await Promise.all([unpacked("data-wasm"), unpacked("data-program"), unpacked("data-examples")]);
    const script = URL.createObjectURL(new Blob([program, byId("worker").textContent], {type: "text/javascript"}));
    const compiled = await WebAssembly.compile(wasm);
    compiler = new Tools(script, compiled);
    runner = new Tools(script, compiled);
    examplesRead(textOf(list));
    const {results} = await compiler.run([["nvir-opt", "--help-hidden"], ["nvir-ptx", "--help-hidden"], ["nvir-opt", "--help-passes"], ["nvir-run", "-help"]]
        .map(argv => ({argv, files: {}, want: []})));
    const help = results.map(r => textOf(r.out));
    learnOptions(help[0], help[1]);
    byId("usage").textContent = help.join("\n");
    if (!await addressLoad(location.href)) {
        const first = examples.find(e => e.name === "shared") || {text: "", launch: ""};
        load(first.text, "-O2", first.launch);
    }
    /* The event has the address that the user went to. An update that had begun before may have replaced it in location. */
    addEventListener("hashchange", event => addressLoad(event.newURL));
}
