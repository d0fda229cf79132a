/* report.js: shows the JSON of a run (docs/json.md) in an element of a page: nvirShow(data, element). It needs
 * nothing else but report.css. Text of the data becomes text nodes only, never HTML, so that a hostile input cannot
 * run a script. */
"use strict";

/* Shows the data of a run in the element. Another call for the same element replaces what it shows. options.hash
 * false: the position in the page is neither read from location.hash nor written to it. options.other: the data of
 * another run, to compare with. options.keep: a function that is called with the data if the reader wants to compare
 * them with a later run; without it the page has no button for that. */
function nvirShow(data, element, options) {

/* ------------------------------------------------------------------------------------------- small tools */

const LINE = 18;                                             /* height of a line in pixels, as in report.css */
const LETTER = { global: "G", shared: "S", "shared::cluster": "S", constant: "C", const: "C", local: "L", param: "P",
                 tensor: "T", generic: "?" };
const BY_NUMBER = { 1: "global", 3: "shared", 4: "constant", 5: "local", 6: "tensor", 7: "shared::cluster", 101: "param" };
const SPACES = ["global", "shared", "constant", "local", "param", "tensor", "shared::cluster"];   /* by bit of a set */
options = options || {};
const useHash = options.hash !== false;

/* Returns a new element with the children: nodes, texts, or arrays of them; null is skipped. The keys of
 * `attributes`: "on..." is a listener, "text" sets the text, "svg" makes an SVG element, anything else is an
 * attribute; an attribute that is null or undefined is left out. */
function make(tag, attributes, ...children) {
    const svg = /^(svg|g|rect|path|text|marker|title|polyline)$/.test(tag) && attributes && attributes.svg;
    const e = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [key, value] of Object.entries(attributes || {})) {
        if (key === "svg" || value === null || value === undefined) continue;
        if (key.startsWith("on")) e.addEventListener(key.slice(2), value);
        else if (key === "text") e.textContent = shown(value);
        else e.setAttribute(key, value);
    }
    for (const c of children.flat()) if (c !== null && c !== undefined) e.append(c instanceof Node ? c : shown(c));
    return e;
}
const svg = (tag, attributes, ...children) => make(tag, { ...attributes, svg: true }, ...children);

/* Returns the text with each control character (except tab and newline), invisible character and character that
 * changes the direction of text replaced by its code in brackets, so that the page shows it. */
function shown(text) {
    return String(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
        c => "\u27e8U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "\u27e9");
}

/* Returns the first index in [0, n) for which before(index) is false; n if there is none. `before` must be true up
 * to some index and false from there on. */
function lowerBound(n, before) {
    let low = 0;
    for (let high = n; low < high;) {
        const mid = (low + high) >> 1;
        if (before(mid)) low = mid + 1;
        else high = mid;
    }
    return low;
}

/* Appends the value to the list that the map has for the key, which is created if it is missing. */
function pushTo(map, key, value) {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
}

/* ------------------------------------------------------------------------------------------- the model */

const steps = data.steps, why = data.why, last = steps.length - 1;
const texts = new Map();                                     /* cache of textAt, by step: every eighth, the last, and a few others */

/* Returns the text of the module after step k. `lines`: its lines; `origins`: for each the line of the text of step
 * 0 that it comes from, from 1, or 0; `functions`: see functionsOf; `byOrigin`: filled by linesFrom. */
function textAt(k) {
    if (texts.has(k)) return texts.get(k);
    const before = k ? textAt(k - 1) : { lines: [], origins: [] };
    let lines = [], origins = [], at = 0;
    const copy = to => {
        for (; at < to; at++) lines.push(before.lines[at]), origins.push(before.origins[at]);
    };
    for (const [old, gone, come, from] of steps[k].edits) {
        copy(old);
        for (let i = 0; i < come.length; i++) lines.push(come[i]), origins.push(from[i]);
        at = old + gone;
    }
    copy(before.lines.length);
    const text = { step: k, lines, origins, functions: functionsOf(lines), byOrigin: null };
    texts.set(k, text);
    if (texts.size > 8) for (const key of texts.keys()) if (key % 8 && key !== last && key !== k) { texts.delete(key); break; }
    return text;
}

/* Returns the functions that have a body, in order: {name, first, last}, the indices of their first and last line. */
function functionsOf(lines) {
    const found = [];
    let open = null;
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i];
        if (line[0] === "d" && line.startsWith("define ")) {
            const m = /@("(?:[^"])*"|[\w.$-]+)\(/.exec(line);
            open = { name: m ? unquoted(m[1]) : "?", first: i, last: i };
            found.push(open);
        } else if (line === "}" && open) {
            open.last = i;
            open = null;
        }
    }
    return found;
}

/* Returns a name of the IR as the JSON spells it: a quoted name without its quotes, and with its escapes (\22)
 * decoded as bytes of UTF-8; any other name unchanged. */
function unquoted(name) {
    if (name[0] !== '"') return name;
    const bytes = [];
    for (const m of name.slice(1, -1).matchAll(/\\([0-9A-Fa-f]{2})|[^\\]+|\\/g))
        if (m[1]) bytes.push(parseInt(m[1], 16));
        else bytes.push(...new TextEncoder().encode(m[0]));
    return new TextDecoder().decode(new Uint8Array(bytes));
}

/* Returns the function (see functionsOf) that contains the line with this index; null if none does. */
function functionAt(text, line) {
    const i = lowerBound(text.functions.length, k => text.functions[k].last < line);
    const f = text.functions[i];
    return f && f.first <= line ? f : null;
}

/* Returns the indices of the lines of the text that come from line `origin` of the input, counted from 1. */
function linesFrom(text, origin) {
    if (!text.byOrigin) {
        text.byOrigin = new Map();
        text.origins.forEach((o, i) => { if (o) pushTo(text.byOrigin, o, i); });
    }
    return text.byOrigin.get(origin) || [];
}

/* The CUDA pane shows all sources one after the other, each after a row with its name; the source that most lines of
 * the input come from is first. lines: the rows; first: by source, the row of its first line; order: the sources as
 * shown. */
const cuda = { lines: [], first: [], order: data.sources.map((s, i) => i) };
const codeIn = data.sources.map(() => 0);
for (const p of data.places) codeIn[p[1]]++;
for (const i of cuda.order.sort((a, b) => codeIn[b] - codeIn[a] || a - b)) {
    const s = data.sources[i];
    cuda.lines.push("// " + s.name + (s.lines.length ? "" : "  (not found)"));
    cuda.first[i] = cuda.lines.length;
    for (const line of s.lines) cuda.lines.push(line);
}
const cudaOf = new Map(), originsOfCuda = new Map();         /* line of the input (from 1) -> rows of the pane; row -> lines */
for (const [line, source, at] of data.places) {
    const row = cuda.first[source] + at - 1;
    const end = cuda.first[source] + data.sources[source].lines.length;
    if (row >= end) continue;
    pushTo(cudaOf, line, row);
    pushTo(originsOfCuda, row, line);
}

/* The PTX pane. By row, from 0: `origin`, the line of the input that it comes from (from 1; 0 or undefined: none),
 * and `fn`, the name of its function. */
const ptx = { lines: data.ptx ? data.ptx.lines : [], origin: [], fn: [] };
const ptxOf = new Map();                                     /* line of the input -> rows of the PTX */
if (data.ptx) {
    const map = data.ptx.map;
    map.forEach(([line, origin, fn], i) => {
        let end = i + 1 < map.length ? map[i + 1][0] : ptx.lines.length + 1;
        for (let at = line; at < end; at++) {
            const text = ptx.lines[at - 1];
            if (text === undefined || text === "" || /^[.})]/.test(text)) { if (at > line) break; continue; }
            ptx.origin[at - 1] = origin;
            ptx.fn[at - 1] = data.after.functions[fn].name;
            if (origin) pushTo(ptxOf, origin, at - 1);
        }
    });
}

/* What an execution counted: {steps, accesses, generic, sectors, conflicts, cycles, divergent}, by row of the PTX,
 * by line of the input (from 1) and by row of the CUDA pane. A line of the last two sums up its lines of PTX, except
 * for `steps`, which is the maximum of theirs: an instruction that became three did not run three times as often.
 * most: the maximum of all steps. */
const COUNTS = ["steps", "accesses", "generic", "sectors", "conflicts", "cycles", "divergent"];
const heat = { ptx: new Map(), input: new Map(), cuda: new Map(), most: 1 };
if (data.run) {
    const add = (map, key, c, most) => {
        const sum = map.get(key) || Object.fromEntries(COUNTS.map(what => [what, 0]));
        for (const what of COUNTS) sum[what] = what === "steps" && most ? Math.max(sum.steps, c.steps) : sum[what] + c[what];
        map.set(key, sum);
    };
    for (const file of data.run.files)
        for (const [line, ...numbers] of file.lines) {
            const c = Object.fromEntries(COUNTS.map((what, i) => [what, numbers[i]])), origin = ptx.origin[line - 1];
            heat.most = Math.max(heat.most, c.steps);
            add(heat.ptx, line - 1, c);
            if (!origin) continue;
            add(heat.input, origin, c, true);
            for (const row of new Set(cudaOf.get(origin) || [])) add(heat.cuda, row, c, true);
        }
}

/* The messages of the execution, {kind, line, text}: lists by row of the PTX, by line of the input and by row of the
 * CUDA pane. `error` is the first one of kind "error"; null if the run succeeded. A note belongs to the message
 * before it, and is left out here. */
const said = { ptx: new Map(), input: new Map(), cuda: new Map(), error: null };
for (const [kind, line, file, there, text] of data.run ? data.run.messages : []) {
    const message = { kind, line, text: kind + ": " + text }, source = data.sources.findIndex(s => s.name === file || file.endsWith("/" + s.name));
    if (kind === "error" && !said.error) said.error = message;
    if (kind === "note" || !line) continue;
    pushTo(said.ptx, line - 1, message);
    if (ptx.origin[line - 1]) pushTo(said.input, ptx.origin[line - 1], message);
    if (source >= 0 && there && there <= data.sources[source].lines.length) pushTo(said.cuda, cuda.first[source] + there - 1, message);
}

/* Returns the facts with `values` and `accesses` as maps from the line (from 1) to its rows. */
function factsIndex(facts) {
    const values = new Map(), accesses = new Map();
    for (const v of facts.values) pushTo(values, v[0], v);
    for (const a of facts.accesses) pushTo(accesses, a[0], a);
    return { values, accesses, functions: facts.functions };
}
const before = factsIndex(data.before), after = factsIndex(data.after);

/* Returns the names of the spaces in a set; null is none. */
const spacesIn = set => SPACES.filter((s, bit) => set >> bit & 1);

/* Returns the one space that an access through a pointer with this set can name; "generic" if there is none. It is
 * shared::cluster for shared and shared::cluster, and global for global and param. */
function resolved(set) {
    const list = spacesIn(set);
    if (list.length === 1) return list[0];
    if (list.length === 2 && list.includes("shared") && list.includes("shared::cluster")) return "shared::cluster";
    if (list.length === 2 && list.includes("global") && list.includes("param")) return "global";
    return "generic";
}

/* Returns the parts of the text between the commas that are outside of parentheses, brackets and strings. */
function operands(text) {
    const parts = [];
    let depth = 0, from = 0, quoted = false;
    for (let i = 0; i < text.length; i++) {
        const c = text[i];
        if (c === '"') quoted = !quoted;
        else if (quoted) continue;
        else if ("([{<".includes(c)) depth++;
        else if (")]}>".includes(c)) depth--;
        else if (c === "," && !depth) parts.push(text.slice(from, i)), from = i + 1;
    }
    parts.push(text.slice(from));
    return parts;
}

/* Returns the space that the pointer type of a load, store, atomicrmw or cmpxchg names; "generic" if it names none
 * or one that BY_NUMBER lacks; null if the line of IR is none of these. */
function irSpace(line) {
    const m = /^  (?:%\S+ = )?(load|store|atomicrmw|cmpxchg) (.*)$/.exec(line);
    if (!m) return null;
    const parts = operands(m[2]), pointer = m[1] === "load" || m[1] === "store" ? parts[1] : parts[0];
    const space = /\bptr(?: addrspace\((\d+)\))?/.exec(pointer || "");
    return space ? BY_NUMBER[space[1]] || "generic" : null;
}

/* Returns the space that a ld, ldu, st, atom or red names; "generic" if it names none; null if the line of PTX is
 * none of these, or accesses .param: that is how parameters are passed. */
function ptxSpace(line) {
    const m = /^\s*(?:@!?%\w+\s+)?(ld|ldu|st|atom|red)((?:\.[\w:]+)+)\s/.exec(line);
    if (!m) return null;
    const space = /\.(global|shared(?:::\w+)?|const|local|param(?:::\w+)?)\b/.exec(m[2]);
    if (!space) return "generic";
    if (space[1].startsWith("param")) return null;
    return space[1].startsWith("shared") ? "shared" : space[1] === "const" ? "constant" : space[1];
}

/* Returns what the gutter shows for line i of the text, {space, known}, or null for nothing. `known` is true if the
 * space is not in the type but was found by the analysis: the space of the pointer of an access, or of the pointer
 * that the line defines. The facts are those of the result for the last step, and those of the input for every other
 * step. */
function irBadge(text, i) {
    const space = irSpace(text.lines[i]), origin = text.origins[i];
    if (space && space !== "generic") return { space, known: false };
    if (space) {
        const a = text.step === last ? after.accesses.get(i + 1) : before.accesses.get(origin);
        const better = a ? resolved(a[0][4]) : "generic";
        return { space: better, known: better !== "generic" };
    }
    const v = text.step === last ? after.values.get(i + 1) : before.values.get(origin);
    if (!v || text.lines[i].startsWith("define")) return null;
    const of = resolved(v[0][2]);
    return of === "generic" && !spacesIn(v[0][2]).length ? null : { space: of, known: true };
}

/* Returns the badges of a row of the CUDA pane: each space that an access in the IR of that row names at the current
 * step. */
function cudaBadges(row) {
    const text = textAt(state.step), found = new Set();
    for (const o of originsOfCuda.get(row) || [])
        for (const i of linesFrom(text, o)) {
            const space = irSpace(text.lines[i]);
            if (space) found.add(space);
        }
    return [...found].map(space => ({ space, known: false }));
}

const demangled = new Map();
for (const f of [...data.before.functions, ...data.after.functions]) if (f.demangled) demangled.set(f.name, f.demangled);
/* Returns the name to show for a function: the demangled one, if there is one and the reader did not switch that
 * off. */
const title = name => state.demangle ? demangled.get(name) || name : name;

/* Reports whether the line is metadata, an attribute group, a debug record or a call of llvm.dbg.*. */
function isMetadata(line) {
    const c = line[0];
    return c === "!" || (c === "a" && line.startsWith("attributes #")) ||
           (c === " " && (line.startsWith("    #dbg_") || (line.includes("@llvm.dbg.") && line.startsWith("  "))));
}

/* Returns a line without its metadata attachments (", !dbg !7") and without the number of an attribute group (" #3")
 * at its end. */
function withoutMetadata(line) {
    if (!line.includes("!") && !line.includes("#")) return line;
    return line.replace(/,? ![\w.]+ !\d+/g, "").replace(/ #\d+(?=( \{)?$)/, "");
}
const irLine = line => state.metadata ? line : withoutMetadata(line);
const isHidden = line => !state.metadata && isMetadata(line);

/* ------------------------------------------------------------------------------------------- the state
 *
 * step: the step that is shown. value: the value that the tab Value shows, {step, line, name, fn}. tab: the open
 * tab. side: show differences side by side. only: the name of the function that the steps, differences and graphs
 * are limited to; "" for all. query: the filter of the list of steps. graph, compared: the choices of the tabs
 * Graphs and Compare. */

const state = { step: last, theme: "", metadata: false, demangle: true, focus: null, value: null, tab: "value", side: false,
                only: "", query: "", graph: "calls", compared: "after" };
let other = options.other || null;                           /* the data of the run to compare with */
let root, panes = [], live, details, stepList, slider, stepName;
const id = "nvir" + (nvirShow.count = (nvirShow.count || 0) + 1) + "-";

/* ------------------------------------------------------------------------------------------- panes of lines
 *
 * A pane shows a list of rows, of which only those in view exist as elements. It is a listbox: the arrows move its
 * active row. `options` has the functions fill(e, row, i), which puts the contents of rows[i] into element e; and,
 * all with the index of a row: hover(i) when the mouse enters it, moved(i) when it becomes the active row, chosen(i,
 * event) for a click or Enter; and aside(by) for the arrows right (1) and left (-1). All but fill may be missing.
 * The methods of a pane:
 *
 *     set(rows)           replaces the rows
 *     redraw(), draw()    draws the rows in view; draw() only if others are in view than before
 *     reveal(i)           scrolls until row i is in view
 *     light(rows, reveal) highlights these rows and no others; reveal: scrolls to the first one
 *     activate(i, quiet)  makes i the active row, limited to the rows that exist; quiet: without calling moved(i)
 *
 * pane.all: all rows are drawn, for printing; at most 20000 rows are drawn even then. */

function Pane(name, label, options) {
    const pane = { name, label, rows: [], active: 0, lit: new Set(), ...options };
    pane.inner = make("div", { class: "rows", role: "presentation" });
    pane.box = make("div", { class: "lines " + name, role: "listbox", tabindex: "0", "aria-label": label,
                             onscroll: () => pane.draw(), onkeydown: e => pane.key(e),
                             onfocus: () => { if (pane.rows.length) pane.activate(pane.active, true); } }, pane.inner);
    pane.element = make("section", { class: "pane", "aria-label": label }, make("h2", { text: label }), pane.box);

    pane.set = rows => {
        pane.rows = rows;
        pane.active = Math.min(pane.active, Math.max(0, rows.length - 1));
        pane.inner.style.height = rows.length * LINE + "px";
        pane.redraw();
    };
    pane.redraw = () => { pane.from = pane.to = -1; pane.draw(); };
    pane.draw = () => {
        const height = pane.all ? Infinity : pane.box.clientHeight || 400, top = pane.all ? 0 : pane.box.scrollTop;
        const from = Math.max(0, Math.floor(top / LINE) - 10);
        const to = Math.min(pane.rows.length, Math.ceil((top + height) / LINE) + 10, from + 20000);
        if (from === pane.from && to === pane.to) return;
        pane.from = from, pane.to = to;
        const rows = [];
        for (let i = from; i < to; i++) rows.push(pane.row(i));
        pane.inner.replaceChildren(...rows);
        if (from <= pane.active && pane.active < to) pane.box.setAttribute("aria-activedescendant", id + name + pane.active);
        else pane.box.removeAttribute("aria-activedescendant");
    };
    pane.row = i => {
        const e = make("div", { class: "row" + (pane.lit.has(i) ? " lit" : "") + (i === pane.active ? " active" : ""),
                                role: "option", id: id + name + i, "aria-selected": pane.lit.has(i) ? "true" : "false",
                                "aria-setsize": pane.rows.length, "aria-posinset": i + 1,
                                onmouseenter: () => pane.hover && pane.hover(i), onclick: e => pane.click(i, e) });
        e.style.top = i * LINE + "px";
        pane.fill(e, pane.rows[i], i);
        if (!e.textContent.trim()) e.setAttribute("aria-label", "empty line");
        return e;
    };
    pane.reveal = i => {
        const top = i * LINE, height = pane.box.clientHeight;
        if (top < pane.box.scrollTop || top + LINE > pane.box.scrollTop + height)
            pane.box.scrollTop = Math.max(0, top - height / 3);
        pane.draw();
    };
    pane.light = (rows, reveal) => {
        pane.lit = new Set(rows);
        if (reveal && rows.length) pane.reveal(rows[0]);
        pane.redraw();
    };
    pane.activate = (i, quiet) => {
        if (!pane.rows.length) return;
        pane.active = Math.max(0, Math.min(pane.rows.length - 1, i));
        pane.reveal(pane.active);
        if (pane.moved && !quiet) pane.moved(pane.active);
        pane.redraw();
    };
    pane.click = (i, event) => {
        pane.activate(i);
        if (pane.chosen) pane.chosen(i, event);
    };
    pane.key = e => {
        const page = Math.max(1, Math.floor(pane.box.clientHeight / LINE) - 1);
        const move = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[e.key];
        if (move) pane.activate(pane.active + move);
        else if (e.key === "Enter" || e.key === " ") pane.chosen && pane.chosen(pane.active, e);
        else if ((e.key === "ArrowLeft" || e.key === "ArrowRight") && pane.aside) pane.aside(e.key === "ArrowRight" ? 1 : -1);
        else return;
        e.preventDefault();
        e.stopPropagation();
    };
    return pane;
}

/* Returns the sign of a space, {space, known} as in irBadge: its letter in its colour; only an outline if it is
 * `known`. */
function badge(b) {
    return make("span", { class: "badge s" + (b.space === "generic" ? "generic" : LETTER[b.space]) + (b.known ? " known" : ""),
                          title: b.known ? b.space + ", as the analysis found" : b.space, "aria-label": b.space,
                          role: "img", text: LETTER[b.space] || "?" });
}

/* Fills a row: its number, the list of badges, and the parts of its text. count: an element of `heat`; messages: a
 * list of `said`; both are undefined if the run has none for the line. */
function fillLine(e, number, badges, parts, count, messages) {
    if (messages) e.classList.add("said");
    e.append(make("span", { class: "number", text: number }),
             make("span", { class: "gutter" }, badges.map(badge), (messages || []).slice(0, 1).map(m =>
                 make("span", { class: "fault", role: "img", title: messages.map(x => x.text).join("\n"), "aria-label": m.text, text: "\u2716" }))), ...(data.run ? [heatCell(count)] : []), make("span", { class: "code" }, parts));
}

/* Returns an element that shows how often a line ran: the number of its steps, and a colour for its share of the
 * line that ran most, on a logarithmic scale. It is empty if c is undefined. */
function heatCell(c) {
    if (!c) return make("span", { class: "heat" });
    const e = make("span", { class: "heat" + (c.conflicts ? " conflict" : ""), text: short(c.steps),
                             title: COUNTS.filter(what => c[what]).map(what => what + " " + c[what]).join(", ") });
    e.style.setProperty("--share", Math.round(60 * Math.log(1 + c.steps) / Math.log(1 + heat.most)) + "%");
    return e;
}
const short = n => n < 10000 ? String(n) : n < 1e7 ? Math.round(n / 1000) + "k" : Math.round(n / 1e6) + "M";

const IR_TOKEN = /(%(?:"[^"]*"|[\w.$-]+))|(@(?:"[^"]*"|[\w.$-]+))|(addrspace\(\d+\))|(;.*$)|("[^"]*")|(![\w.]+)|\b(define|declare|load|store|call|br|ret|getelementptr|phi|select|alloca|atomicrmw|cmpxchg|switch|addrspacecast|ptr|float|double|i\d+|label|to|void)\b/g;
const KIND = [null, "value", "symbol", "space", "comment", "string", "meta", "word"];

/* Returns the parts of a line of IR: texts and coloured elements. The value of the name `marked` is highlighted. A
 * line of more than 2000 characters is cut and has no colours. */
function irParts(line, marked) {
    const parts = [];
    let at = 0;
    if (line.length > 2000) return [line.slice(0, 2000), " ..."];
    for (const m of line.matchAll(IR_TOKEN)) {
        let k = 1;
        while (!m[k]) k++;
        if (m.index > at) parts.push(line.slice(at, m.index));
        const hot = k === 1 && m[0] === marked;
        parts.push(make("span", { class: KIND[k] + (hot ? " hot" : ""), "data-value": k === 1 ? m[0] : null, text: m[0] }));
        at = m.index + m[0].length;
    }
    parts.push(line.slice(at));
    return parts;
}

/* ------------------------------------------------------------------------------------------- links between panes */

const irPane = Pane("ir", "IR", {
    fill(e, line) {
        const text = textAt(state.step), b = irBadge(text, line);
        const marked = state.value && state.value.step === state.step && inRange(state.value.fn, line) ? state.value.name : null;
        fillLine(e, line + 1, b ? [b] : [], irParts(irLine(text.lines[line]), marked), heat.input.get(text.origins[line]), said.input.get(text.origins[line]));
    },
    hover: i => link("ir", irPane.rows[i], false), moved: i => link("ir", irPane.rows[i], true),
    chosen(i, e) {
        const named = e.target && e.target.dataset ? e.target.dataset.value : null;
        const names = valuesOf(textAt(state.step).lines[irPane.rows[i]]);
        if (named || names.length) showValue(state.step, irPane.rows[i], named || names[0]);
    },
    aside(by) {
        const line = irPane.rows[irPane.active], names = valuesOf(textAt(state.step).lines[line]);
        const now = state.value && state.value.line === line ? names.indexOf(state.value.name) : -1;
        if (names.length) showValue(state.step, line, names[(now + by + names.length) % names.length]);
    }
});
const cudaPane = Pane("cuda", "CUDA", {
    fill: (e, row) => fillLine(e, cudaNumber(row), cudaBadges(row), [cuda.lines[row]], heat.cuda.get(row), said.cuda.get(row)),
    hover: i => link("cuda", i, false), moved: i => link("cuda", i, true)
});
const ptxPane = Pane("ptx", "PTX", {
    fill(e, row) {
        const space = ptxSpace(ptx.lines[row]);
        fillLine(e, row + 1, space ? [{ space, known: false }] : [], ptxParts(ptx.lines[row]), heat.ptx.get(row), said.ptx.get(row));
    },
    hover: i => link("ptx", i, false), moved: i => link("ptx", i, true)
});

const inRange = (f, line) => f && f.first <= line && line <= f.last;
/* Returns the names of values (%...) in a line of IR, each once. */
const valuesOf = line => [...new Set([...line.matchAll(/%(?:"[^"]*"|[\w.$-]+)/g)].map(m => m[0]))];

/* Returns the number of a row of the CUDA pane in its source, from 1; "" for the row with the name of a source. */
function cudaNumber(row) {
    const s = data.sources.findIndex((x, i) => cuda.first[i] <= row && row < cuda.first[i] + x.lines.length);
    return s < 0 ? "" : row - cuda.first[s] + 1;
}

function ptxParts(line) {
    const m = /^(\s*(?:@!?%\w+\s+)?)([a-z][\w.:]*)(.*)$/.exec(line);
    return m ? [m[1], make("span", { class: "word", text: m[2] }), m[3]] : [line];
}

/* Highlights in all panes what row `row` of the pane `from` ("ir", "cuda" or "ptx") comes from and what it became;
 * for "ir", `row` is the index of a line of the text. Lines of the same function are preferred, because clones have
 * the same origins. follow: the other panes scroll there, and the address of the page names the function. */
function link(from, row, follow) {
    const text = textAt(state.step);
    let origins = [], fn = null;
    if (from === "ir") origins = text.origins[row] ? [text.origins[row]] : [], fn = functionAt(text, row);
    else if (from === "cuda") origins = originsOfCuda.get(row) || [];
    else origins = ptx.origin[row] ? [ptx.origin[row]] : [], fn = { name: ptx.fn[row] };
    const own = (list, nameOf) => {
        const same = fn ? list.filter(i => nameOf(i) === fn.name) : [];
        return same.length ? same : list;
    };
    const irLines = from === "ir" ? [row] : own(origins.flatMap(o => linesFrom(text, o)), i => (functionAt(text, i) || {}).name);
    const lit = {
        cuda: from === "cuda" ? [row] : origins.flatMap(o => cudaOf.get(o) || []),
        ir: irLines.map(line => rowOf(line)).filter(i => i >= 0),
        ptx: from === "ptx" ? [row] : own(origins.flatMap(o => ptxOf.get(o) || []), i => ptx.fn[i])
    };
    for (const pane of [cudaPane, irPane, ptxPane])
        pane.light(lit[pane.name].sort((a, b) => a - b), follow && pane.name !== from);
    if (follow && fn && from === "ir") remember({ fn: fn.name });
}

/* Returns the row of the IR pane that shows the line with this index; -1 if it is hidden. */
function rowOf(line) {
    const rows = irPane.rows, i = lowerBound(rows.length, k => rows[k] < line);
    return rows[i] === line ? i : -1;
}

/* ------------------------------------------------------------------------------------------- steps */

/* Shows the text after step k, limited to the steps that exist, and updates all that depends on the step. */
function showStep(k) {
    state.step = Math.max(0, Math.min(last, k));
    const text = textAt(state.step), rows = [];
    text.lines.forEach((line, i) => { if (!isHidden(line)) rows.push(i); });
    irPane.set(rows);
    cudaPane.redraw();
    slider.value = state.step;
    slider.setAttribute("aria-valuetext", stepTitle(state.step));
    stepName.textContent = shown("step " + state.step + " of " + last + ": " + stepTitle(state.step));
    [...stepList.children].forEach(e => {
        const here = e.dataset.step === String(state.step);
        e.firstChild.setAttribute("aria-current", here ? "step" : "false");
        if (here && e.scrollIntoView && e.offsetParent) e.scrollIntoView({ block: "nearest" });
    });
    remember({ step: state.step });
    if (state.tab === "diff" || state.tab === "graph") showTab(state.tab);
}

const stepTitle = k => k ? steps[k].pass : "input";

/* Fills the list of steps with those whose name contains state.query and which, if state.only names a function,
 * change it. */
function listSteps() {
    stepList.replaceChildren(...steps.map((s, k) => {
        if (state.query && !s.pass.includes(state.query)) return null;
        if (state.only && k && !stepChanges(k, state.only)) return null;
        let gone = 0, come = 0;
        if (k) for (const e of s.edits) gone += e[1], come += e[2].length;
        return make("li", { "data-step": k }, make("button", { type: "button", onclick: () => showStep(k) },
            make("span", { class: "order", text: k }), stepTitle(k), k ? make("span", { class: "change", text: "\u2212" + gone + " +" + come }) : null));
    }).filter(e => e));
}

/* Reports whether step k > 0 changes lines of the function of this name. */
function stepChanges(k, name) {
    const old = textAt(k - 1), now = textAt(k);
    let shift = 0;
    for (const [at, gone, come] of steps[k].edits) {
        const f = functionAt(gone ? old : now, gone ? at : at + shift) || functionAt(now, at + shift);
        if (f && f.name === name) return true;
        shift += come.length - gone;
    }
    return false;
}

/* Returns the rows of the difference that step k > 0 makes: {sign, old, now, text}, with up to three equal lines
 * around each edit. sign: " " equal, "-" removed, "+" added, "@" a heading before an edit. old, now: the index of
 * the line before and after the step, where it exists. Leaves out what differs only in hidden metadata, and edits
 * outside of the function state.only. */
function diffRows(k) {
    const rows = [], old = textAt(k - 1), now = textAt(k);
    let shift = 0, until = 0;
    const same = (from, to) => {
        for (let i = from; i < to; i++)
            if (!isHidden(old.lines[i])) rows.push({ sign: " ", old: i, now: i + shift, text: old.lines[i] });
    };
    for (const [at, gone, come] of steps[k].edits) {
        let a = [], b = [];
        for (let i = at; i < at + gone; i++) if (!isHidden(old.lines[i])) a.push({ sign: "-", old: i, text: old.lines[i] });
        come.forEach((line, i) => { if (!isHidden(line)) b.push({ sign: "+", now: at + shift + i, text: line }); });
        const equal = (x, y) => irLine(x.text) === irLine(y.text);
        let first = 0;
        while (first < a.length && first < b.length && equal(a[first], b[first])) first++;
        a = a.slice(first), b = b.slice(first);
        while (a.length && b.length && equal(a[a.length - 1], b[b.length - 1])) a.pop(), b.pop();
        const f = functionAt(gone ? old : now, gone ? at : at + shift) || functionAt(now, at + shift);
        if ((a.length || b.length) && (!state.only || (f && f.name === state.only))) {
            const from = Math.max(until, at - 3);
            if (until) same(until, Math.min(until + 3, from));
            if (from > until + 3 || !rows.length) rows.push({ sign: "@", text: f ? "in " + title(f.name) : "" });
            same(Math.max(from, until ? Math.min(until + 3, from) : from), at);
            rows.push(...a, ...b);
            until = at + gone;
        }
        shift += come.length - gone;
    }
    if (until) same(until, Math.min(until + 3, old.lines.length));
    return rows;
}

/* Returns the rows of a difference (diffRows) as pairs [left, right]: removed lines are left, added ones right, and
 * the shorter side is filled up with null; equal lines and headings are on both sides. */
function sideBySide(rows) {
    const pairs = [];
    for (let i = 0; i < rows.length;) {
        if (rows[i].sign === " " || rows[i].sign === "@") { pairs.push([rows[i], rows[i]]); i++; continue; }
        const a = [], b = [];
        while (i < rows.length && rows[i].sign === "-") a.push(rows[i++]);
        while (i < rows.length && rows[i].sign === "+") b.push(rows[i++]);
        for (let k = 0; k < Math.max(a.length, b.length); k++) pairs.push([a[k] || null, b[k] || null]);
    }
    return pairs;
}

/* Fills e with a row of diffRows or a pair of sideBySide. */
function fillDifference(e, row) {
    const cell = (r, cls) => make("span", { class: "cell " + cls + (r ? r.sign === "-" ? " gone" : r.sign === "+" ? " come" : r.sign === "@" ? " hunk" : "" : " none") },
        r ? make("span", { class: "sign", text: r.sign === "@" ? "" : r.sign }) : null, r ? r.sign === "@" ? r.text : irParts(irLine(r.text), null) : "");
    if (Array.isArray(row)) e.append(cell(row[0], "half"), cell(row[1], "half"));
    else e.append(cell(row, "whole"));
}

const diffPane = Pane("diff", "Difference", {
    fill: fillDifference,
    chosen(i) {
        const row = [].concat(diffPane.rows[i]).find(r => r && r.now !== undefined);
        if (row) goTo("ir", row.now);
    }
});

function diffTab() {
    if (!state.step) return [make("p", { text: "This is the module as it was read. Choose a later step to see what it changed." })];
    const rows = diffRows(state.step);
    diffPane.active = 0;
    diffPane.set(state.side ? sideBySide(rows) : rows);
    const none = rows.length ? null : make("p", { text: "Nothing but metadata changes" + (state.only ? " in this function." : ".") });
    return [make("p", { class: "bar" }, "What " + stepTitle(state.step) + " changed ",
        toggle("side by side", state.side, on => { state.side = on; showTab("diff"); })), none, diffPane.element];
}

/* ------------------------------------------------------------------------------------------- values */

/* Return the spelling of a set, such as "{global, null}", and its tier; "{}" and "BOTTOM" for a set that does not
 * occur. */
const setText = set => (data.sets[set] || ["{}", ""])[0];
const tierText = set => (data.sets[set] || ["", "BOTTOM"])[1];

/* Returns the facts (rows of `values`) of the value that line `definition` (an index) of the text after `step`
 * defines: {before}, its fact in the input, found through the origin of the line, and {after}, its fact in the
 * result if `step` is the last one. Either is null if there is none. */
function factOf(step, name, definition) {
    const text = textAt(step), find = (map, line) => (map.get(line) || []).find(v => v[1] === name) || null;
    const origin = text.origins[definition];
    const first = origin ? (step ? bySameName(before.values.get(origin), name) : find(before.values, definition + 1)) : null;
    return { before: first, after: step === last ? find(after.values, definition + 1) : null };
}

/* Returns the row with this name; or the only row, because an instruction defines one value, whose name a pass may
 * have changed. Returns null if there is none. */
function bySameName(rows, name) {
    if (!rows) return null;
    return rows.find(v => v[1] === name) || (rows.length === 1 ? rows[0] : null);
}

/* Returns the index of the line that defines a value of function f; the first line of f if there is none, as for a
 * parameter. */
function definitionOf(text, f, name) {
    const head = "  " + name + " = ";
    for (let i = f.first + 1; i < f.last; i++) if (text.lines[i].startsWith(head)) return i;
    return f.first;
}

/* Returns the indices of the lines of f that use the value, 200 at most. */
function usesOf(text, f, name) {
    const found = [], head = "  " + name + " = ";
    for (let i = f.first + 1; i < f.last && found.length < 200; i++)
        if (text.lines[i].includes(name) && !text.lines[i].startsWith(head) && valuesOf(text.lines[i]).includes(name)) found.push(i);
    return found;
}

/* Shows value `name`, which occurs in the line with this index of the text after `step`, in the tab Value. */
function showValue(step, line, name) {
    const text = textAt(step), f = functionAt(text, line);
    if (!f) return;
    state.value = { step, line, name, fn: f };
    remember({ fn: f.name, v: name });
    showTab("value");
    irPane.redraw();
    say(details.textContent.slice(0, 200));
}

/* Returns a button with this text that shows the line with this index of the text after a step. */
function lineLink(step, line, text) {
    return make("button", { type: "button", class: "link", onclick: () => goTo("ir", line, step), text });
}

/* Returns the rows of data.why from index `first` on, from the value to the source of the space; 100 at most. */
function chainOf(first) {
    const chain = [];
    for (let i = first; i >= 0 && chain.length < 100; i = why[i][3]) chain.push(why[i]);
    return chain;
}

/* Returns an element that shows the chain of causes from index `first` of data.why on, under the spaces of `set`. */
function chainView(set, first) {
    const input = textAt(0), list = make("ol", { class: "chain" });
    for (const [line, note, call] of chainOf(first)) {
        const item = make("li", {});
        if (line) item.append(lineLink(0, line - 1, "line " + line), " ", make("code", { text: withoutMetadata(input.lines[line - 1]).trim() }));
        if (note) item.append(make("span", { class: "note", text: (line ? " \u2014 " : "") + note }));
        if (call) item.append(make("br"), "passed by ", lineLink(0, call - 1, "line " + call), " ", make("code", { text: withoutMetadata(input.lines[call - 1]).trim() }));
        list.append(item);
    }
    return make("div", {}, make("h4", {}, spacesIn(set).map(space => badge({ space, known: false })), " " + setTextOfBits(set)), list);
}
const setTextOfBits = bits => [...spacesIn(bits), ...(bits & 128 ? ["null"] : [])].join(", ");

/* Returns the words as "a, b or c". */
const either = words => words.length < 2 ? words.join("") : words.slice(0, -1).join(", ") + " or " + words[words.length - 1];

/* By a pattern for the note of the last step of a chain of causes: what would have to be known so that the space is. */
const REMEDY = [
    [/^passed by callers of @(.*)/, m => "all callers of @" + m[1] + " (make it internal, or say -whole-program)"],
    [/^parameter of @(.*)/, m => "what the callers of @" + m[1] + " pass (make it internal, or say -whole-program)"],
    [/^result of the call/, () => "what the called function returns: its body must be in the module"],
    [/^read from memory/, () => "what memory holds there: nothing else may write it"],
    [/^converted from an integer/, () => "where the integer comes from"],
    [/^an integer/, () => "where the integer comes from"],
    [/^stored during a call|^stored by a launch/, () => "what other code stores there"]
];

/* Returns a sentence about a row of `accesses`: that it can name its space, or why it stays generic and what would
 * have to be known. fact: the row of `values` of its pointer, or null. */
function sentence(access, fact) {
    const spaces = spacesIn(access[4]);
    if (!spaces.length) return "This " + access[1] + " never runs, or its pointer is null.";
    if (resolved(access[4]) !== "generic")
        return "This " + access[1] + " can name its space: " + access[2] + " points to " + resolved(access[4]) + " memory.";
    const remedies = new Set(), groups = [];
    for (const [bits, first] of fact ? fact[4] : []) {
        if (!spacesIn(bits).length) continue;
        const chain = chainOf(first), source = chain[chain.length - 1];
        groups.push(either(spacesIn(bits)) + (source ? " (" + (source[1] || "line " + source[0]) + (source[0] && source[1] ? ", line " + source[0] : "") + ")" : ""));
        for (const [pattern, say] of REMEDY) {
            const m = source && pattern.exec(source[1]);
            if (m) remedies.add(say(m));
        }
    }
    const may = groups.length ? groups.join("; or ") : either(spaces);
    const need = remedies.size ? [...remedies].join("; and ") : "that only one of these can reach it: call it with one of them, or test with isspacep";
    return "This " + access[1] + " stays generic, because " + access[2] + " may point to " + may + ". What would have to be known: " + need + ".";
}

/* The functions ...Tab return the contents of their tabs: a list of elements, in which null is skipped. */
function valueTab() {
    const s = state.value;
    if (!s) return [make("p", { text: "Click a value of the IR, or move to its line and press Enter. Arrows left and right choose another value of the line." })];
    const text = textAt(s.step), at = definitionOf(text, s.fn, s.name), fact = factOf(s.step, s.name, at), parts = [];
    parts.push(make("h3", {}, make("code", { text: s.name }), " in " + title(s.fn.name) + ", ", lineLink(s.step, at, "line " + (at + 1))));
    if (!fact.before && !fact.after) parts.push(make("p", { text: "This is no pointer, or a pass made it: the analysis of the input has no fact about it." }));
    for (const [when, v] of [["In the input", fact.before], ["In the result", fact.after]])
        if (v) parts.push(make("p", {}, when + ": ", badge({ space: resolved(v[2]), known: true }), " ", make("code", { text: setText(v[2]) }),
            " " + tierText(v[2]) + (v[3] ? " (by assumption)" : "") + ", set 0x" + v[2].toString(16).padStart(2, "0")));
    const uses = usesOf(text, s.fn, s.name);
    for (const line of [...new Set([s.line, ...uses])].filter(i => irSpace(text.lines[i]) === "generic").slice(0, 3))
        for (const access of before.accesses.get(text.origins[line]) || [])
            parts.push(make("p", { class: "sentence" }, lineLink(s.step, line, "line " + (line + 1)), ": " + sentence(access, factByName(access))));
    if (fact.before && fact.before[4].length) {
        parts.push(make("h3", { text: "Why" }));
        for (const [bits, first] of fact.before[4]) parts.push(chainView(bits, first));
    }
    parts.push(make("h3", { text: "Used by " + uses.length + (uses.length === 1 ? " instruction" : " instructions") }),
        make("ul", { class: "uses" }, uses.map(i => make("li", {}, lineLink(s.step, i, "line " + (i + 1)), " ",
            make("code", { text: withoutMetadata(text.lines[i]).trim() })))));
    return parts;
}

/* Returns the fact (row of `values`) of the pointer of an access of the input, a row of `accesses`; null if there is
 * none. */
function factByName(access) {
    const text = textAt(0), f = functionAt(text, access[0] - 1);
    return f ? bySameName((before.values.get(definitionOf(text, f, access[2]) + 1) || []).filter(v => v[1] === access[2]), access[2]) : null;
}

/* ------------------------------------------------------------------------------------------- numbers */

/* Returns a table of bars. heading: the caption, then the titles of the columns; rows: a word, which gets the sign
 * and colour of a space if it names one, then the numbers. All bars have the same scale. */
function bars(heading, rows) {
    const most = Math.max(1, ...rows.flatMap(r => r.slice(1)));
    const bar = (n, cls) => {
        const e = make("span", { class: "fill " + cls, "aria-hidden": "true" });
        e.style.width = 100 * n / most + "%";
        return make("td", { class: "bars" }, e, make("span", { class: "n", text: n }));
    };
    return make("table", { class: "numbers" }, make("caption", { text: heading[0] }),
        make("thead", {}, make("tr", {}, heading.slice(1).map(t => t ? make("th", { scope: "col", text: t }) : make("td")))),
        make("tbody", {}, rows.map(r => make("tr", {}, make("th", { scope: "row" }, LETTER[r[0]] ? badge({ space: r[0], known: false }) : null, " " + r[0]),
            r.slice(1).map((n, i) => bar(n, (LETTER[r[0]] ? "s" + (r[0] === "generic" ? "generic" : LETTER[r[0]]) : "plain") + (i ? "" : " first")))))));
}

const counted = {};                                          /* by step: the number of instructions, once it is computed */
function numbersTab() {
    const count = accesses => {
        const by = {};
        for (const a of accesses) by[a[3]] = (by[a[3]] || 0) + 1;
        return by;
    };
    const was = count(data.before.accesses), is = count(data.after.accesses), inPtx = {};
    for (const line of ptx.lines) { const s = ptxSpace(line); if (s) inPtx[s] = (inPtx[s] || 0) + 1; }
    const kinds = ["generic", ...SPACES].filter(s => was[s] || is[s]);
    const parts = [bars(["Memory accesses of the IR by space", "space", "before", "after"], kinds.map(s => [s, was[s] || 0, is[s] || 0]))];
    const ptxKinds = ["generic", ...SPACES].filter(s => inPtx[s]);
    if (data.ptxas) parts.push(numbersTable("Registers and memory, as ptxas found", ["function", "registers", "spills", "stack", "shared", "code"],
        data.ptxas.map(([name, ...numbers]) => [title(name), ...numbers.map((n, i) => n || (i === 0 || i === 4 ? "\u2013" : 0))])));
    if (ptxKinds.length) parts.push(bars(["Memory accesses of the PTX by space", "space", "number"], ptxKinds.map(s => [s, inPtx[s]])));
    const instructions = k => counted[k] = counted[k] || textAt(k).functions.reduce((n, f) => n + textAt(k).lines.slice(f.first + 1, f.last).filter(l => l.startsWith("  ") && !l.startsWith("    ")).length, 0);
    parts.push(bars(["The module", "", "before", "after"], [["functions", data.before.functions.length, data.after.functions.length],
        ["kernels", data.before.functions.filter(f => f.kernel).length, data.after.functions.filter(f => f.kernel).length],
        ["instructions", instructions(0), instructions(last)]]));
    parts.push(make("table", { class: "numbers" }, make("caption", { text: "Counters of the passes (-stats)" }),
        make("tbody", {}, [...data.stats].sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0).map(([pass, what, n]) => make("tr", {}, make("th", { scope: "row", text: pass }), make("td", { text: what }), make("td", { class: "right", text: n }))))));
    return parts;
}

/* ------------------------------------------------------------------------------------------- the run */

/* Returns a table: its caption, the titles of its columns, and rows of cells. The first cell of a row is its
 * heading; a cell is a number, a text or an element. */
function numbersTable(caption, titles, rows) {
    return make("table", { class: "numbers" }, make("caption", { text: caption }),
        make("thead", {}, make("tr", {}, titles.map((t, i) => make(t ? "th" : "td", { scope: t ? "col" : null, class: i && !(rows.length && rows[0][i] instanceof Node) ? "right" : null, text: t })))),
        make("tbody", {}, rows.map(([first, ...cells]) => make("tr", {}, make("th", { scope: "row" }, first),
            cells.map(c => c instanceof Node ? make("td", {}, c) : make("td", { class: "right", text: c }))))));
}

/* Returns a button that shows a row of the PTX pane, counted from 0. */
function ptxLink(row) {
    return make("button", { type: "button", class: "link", onclick: () => goTo("ptx", row), text: "PTX " + (row + 1) });
}

const COSTLY = 12;                                           /* the most lines in the list of lines that cost most */

function runTab() {
    const c = data.run.counts, total = (s, w) => ["loads", "stores", "atomics"].reduce((n, what) => n + (c[s + "_" + w + what] || 0), 0);
    const spaces = ["global", "shared", "constant", "local", "param"].filter(s => total(s, "") + total(s, "generic_")), parts = [];
    const branches = [...heat.ptx.values()].reduce((n, line) => n + line.divergent, 0);
    if (data.run.messages.length)
        parts.push(make("ul", { class: "messages" }, data.run.messages.map(([kind, line, file, there, text]) => make("li", { class: kind },
            make("span", { class: "kind", text: kind }), " " + text + " ", line ? ptxLink(line - 1) : null, there && file !== "PTX" ? " " + file + ":" + there : ""))));
    else parts.push(make("p", { text: "The run ended without a message: no race, no wrong access." }));
    parts.push(bars(["Accesses of the run by space", "space", "by threads", "of these generic", "by warps", "bank conflicts"],
        spaces.map(s => [s, total(s, "") + total(s, "generic_"), total(s, "generic_"), c[s + "_warp_accesses"], c[s + "_conflicts"]])));
    parts.push(make("p", { text: "The run executed " + c.steps + " instructions of threads and " + c.barriers + " barriers, touched " + c.global_sectors +
        " sectors of global memory, and " + branches + " branches split a warp." }));
    const costly = [...heat.ptx].filter(([, n]) => n.cycles || n.divergent).sort((a, b) => b[1].cycles - a[1].cycles || b[1].divergent - a[1].divergent || a[0] - b[0]);
    if (costly.length) parts.push(numbersTable("Lines that cost most", ["line", "steps", "accesses", "sectors per access", "bank conflicts", "cycles", "divergent branches", ""],
        costly.slice(0, COSTLY).map(([row, n]) => [ptxLink(row), n.steps, n.accesses, n.sectors ? (n.sectors / n.accesses).toFixed(2) : "\u2013", n.conflicts, n.cycles, n.divergent,
            make("code", { text: ptx.lines[row].trim() })])));
    return parts;
}

/* ------------------------------------------------------------------------------------------- two runs */

/* Returns the text of the IR after the last step of a run (the data of any report), as lines. */
function lastLines(run) {
    let lines = [];
    for (const { edits } of run.steps) {
        const now = [];
        let at = 0;
        for (const [old, gone, come] of edits) {
            for (; at < old; at++) now.push(lines[at]);
            for (const line of come) now.push(line);
            at = old + gone;
        }
        for (; at < lines.length; at++) now.push(lines[at]);
        lines = now;
    }
    return lines;
}

const otherLines = new WeakMap();                            /* cache of linesAfter for runs other than `data` */
/* Returns the text of the IR after the last step of `data` or of another run. */
function linesAfter(run) {
    if (run === data) return textAt(last).lines;
    if (!otherLines.has(run)) otherLines.set(run, lastLines(run));
    return otherLines.get(run);
}
const TEXTS = { after: ["IR after the passes", linesAfter], ptx: ["PTX", run => run.ptx ? run.ptx.lines : []], input: ["input", run => run.steps[0].edits.flatMap(e => e[2])] };

/* Returns pairs {i, j} of equal lines a[i] and b[j] that occur once in each text: a longest sequence of them that
 * ascends in both, as in the patience diff of line_diff.c. */
function anchors(a, b) {
    const once = new Map(), pairs = [], top = [];
    const count = (lines, which) => lines.forEach((line, i) => {
        const x = once.get(line) || [0, 0, 0, 0];
        x[which]++, x[2 + which] = i;
        once.set(line, x);
    });
    count(a, 0), count(b, 1);
    for (const [n, m, i, j] of once.values()) if (n === 1 && m === 1) pairs.push({ i, j, before: null });
    pairs.sort((x, y) => x.i - y.i);
    for (const pair of pairs) {
        const at = lowerBound(top.length, k => top[k].j < pair.j);
        pair.before = at ? top[at - 1] : null;
        top[at] = pair;
    }
    const kept = [];
    for (let pair = top[top.length - 1]; pair; pair = pair.before) kept.push(pair);
    return kept.reverse();
}

/* Returns the rows of the difference of two lists of lines, {sign, text} as in diffRows, with three equal lines
 * around each edit. */
function textRows(a, b) {
    const rows = [], AROUND = 3;
    let i = 0, j = 0, open = 0;                              /* open: rows of equal lines still to show after an edit */
    const same = end => {
        const n = end - i;
        for (let k = 0; k < n; k++, i++, j++) {
            if (k >= open && k < n - AROUND) continue;
            if (k === Math.max(open, n - AROUND) && n > open + AROUND) rows.push({ sign: "@", text: "line " + (i + 1) });
            rows.push({ sign: " ", text: a[i] });
        }
    };
    for (const pair of [...anchors(a, b), { i: a.length, j: b.length }]) {
        let to = i, at = j, end = pair.i, stop = pair.j;
        while (to < end && at < stop && a[to] === b[at]) to++, at++;
        while (end > to && stop > at && a[end - 1] === b[stop - 1]) end--, stop--;
        if (end === to && stop === at) continue;             /* the equal lines are shown before the next edit */
        same(to);
        while (i < end) rows.push({ sign: "-", text: a[i++] });
        while (j < stop) rows.push({ sign: "+", text: b[j++] });
        open = AROUND;
    }
    if (open) for (let k = 0; k < open && i < a.length; k++) rows.push({ sign: " ", text: a[i++] });
    return rows;
}

const comparePane = Pane("compare", "Difference of the runs", { fill: (e, row) => fillDifference(e, row) });

/* Returns a map from names to the numbers of a run that the tab Compare compares. */
function numbersOf(run) {
    const found = new Map([["functions", run.after.functions.length]]), add = (what, n) => found.set(what, (found.get(what) || 0) + n);
    for (const a of run.after.accesses) add(a[3] + " accesses", 1);
    if (run.ptx) add("lines of PTX", run.ptx.lines.length);
    for (const [name, registers, spills] of run.ptxas || []) add("registers of " + title(name), registers), add("bytes of spills of " + title(name), spills);
    for (const [pass, what, n] of run.stats) add(pass + ": " + what, n);
    for (const [what, n] of Object.entries(run.run ? run.run.counts : {})) add("run: " + what, n);
    return found;
}

/* Returns the steps of two pipelines next to each other: pairs [step of a, step of b], of which one may be null.
 * Steps are matched by the names of their passes. */
function alignedSteps(a, b) {
    const rows = [], name = s => s.pass;
    let i = 0, j = 0;
    for (const pair of [...anchors(a.map(name), b.map(name)), { i: a.length, j: b.length }]) {
        while (i < pair.i || j < pair.j) rows.push([i < pair.i ? a[i++] : null, j < pair.j ? b[j++] : null]);
        if (i < a.length && j < b.length) rows.push([a[i++], b[j++]]);
    }
    return rows;
}

/* Returns an element with the name of the pass of a step and the number of lines that it removed and added; for
 * null, a dash. */
function stepCell(s) {
    if (!s) return make("span", { class: "note", text: "\u2013" });
    const gone = s.edits.reduce((n, e) => n + e[1], 0), come = s.edits.reduce((n, e) => n + e[2].length, 0);
    return make("span", {}, s.pass, s === steps[0] || s === other.steps[0] ? "" : " \u2212" + gone + " +" + come);
}

/* Reads a File that -json wrote, makes it `other` and shows the comparison; announces an error if it is something
 * else. */
function readOther(file) {
    file.text().then(text => {
        const run = JSON.parse(text);
        if (run.format !== 1 || !run.steps) throw new Error("not what -json writes");
        other = run;
        showTab("compare");
    }).catch(e => say("cannot read " + file.name + ": " + e.message));
}

function compareTab() {
    const parts = [], opener = make("label", {}, "Compare with a file that -json wrote: ", make("input", { type: "file", accept: ".json", onchange: e => { if (e.target.files[0]) readOther(e.target.files[0]); } }));
    const keep = options.keep ? make("button", { type: "button", onclick: () => { options.keep(data); other = data; showTab("compare"); }, text: "Keep this run, to compare later ones with it" }) : null;
    const choose = make("p", { class: "bar" }, opener, " ", keep);
    if (!other) return [choose, make("p", { text: "Two runs stand here next to each other: -O1 and -O2, or before and after an edit. On the command line, -compare=FILE names the other one." })];
    const chooser = make("select", { "aria-label": "text to compare", onchange: e => { state.compared = e.target.value; showTab("compare"); } },
        Object.entries(TEXTS).map(([value, [text]]) => make("option", { value, text })));
    chooser.value = state.compared;
    const lines = TEXTS[state.compared][1], rows = textRows(lines(other), lines(data));
    comparePane.active = 0;
    comparePane.set(state.side ? sideBySide(rows) : rows);
    const was = numbersOf(other), is = numbersOf(data), names = [...new Set([...was.keys(), ...is.keys()])].filter(n => was.get(n) !== is.get(n));
    const change = n => (n > 0 ? "+" : "") + n;
    parts.push(make("p", {}, "\u2212 the other run: ", make("code", { text: other.command.join(" ") }), make("br"), "+ this run: ", make("code", { text: data.command.join(" ") })),
        make("p", { class: "bar" }, chooser, " ", toggle("side by side", state.side, on => { state.side = on; showTab("compare"); }), rows.length ? null : make("span", { class: "note", text: "\u00a0 No line differs." })),
        rows.length ? comparePane.element : null,
        numbersTable(names.length ? "Numbers that differ" : "No number differs", ["", "other run", "this run", "change"],
            names.slice(0, 200).map(n => [n, was.get(n) || 0, is.get(n) || 0, change((is.get(n) || 0) - (was.get(n) || 0))])),
        numbersTable("The pipelines", ["step", "other run", "this run"], alignedSteps(other.steps, steps).map(([a, b], i) => [String(i), stepCell(a), stepCell(b)])), choose);
    return parts;
}

/* ------------------------------------------------------------------------------------------- remarks */

const REMARKS = 200;                                         /* the number of remarks that each press of the button adds */

function remarksTab() {
    if (!data.remarks.length) return [make("p", { text: "The passes have no remarks about this module." })];
    const list = make("ul", { class: "remarks" }), words = { passed: "done", missed: "missed", analysis: "found" };
    const more = make("button", { type: "button", onclick: () => grow() });
    const grow = () => {
        const n = list.children.length, next = data.remarks.slice(n, n + REMARKS);
        list.append(...next.map(r => make("li", { class: r.kind }, make("span", { class: "kind", text: words[r.kind] }), " ",
            make("strong", { text: r.pass }), " " + r.message + " ", r.line ? lineLink(0, r.line - 1, "line " + r.line) : null)));
        more.hidden = list.children.length === data.remarks.length;
        more.textContent = "more (" + (data.remarks.length - list.children.length) + ")";
    };
    grow();
    return [list, make("p", {}, more)];
}

/* ------------------------------------------------------------------------------------------- graphs
 *
 * A graph is drawn in layers, from the top. A node is one layer below the lowest of its predecessors. A depth-first
 * search finds the edges that close a cycle; these do not count. */

/* Returns the layer of each of n nodes, and the set `back` of the edges "from>to" that close a cycle. next: by node,
 * the list of its successors. */
function layersOf(n, next) {
    const layer = new Array(n).fill(0), mark = new Array(n).fill(0), order = [], back = new Set();
    for (let root = 0; root < n; root++) {
        const stack = mark[root] ? [] : [[root, 0]];
        if (stack.length) mark[root] = 1;
        while (stack.length) {
            const top = stack[stack.length - 1], to = next[top[0]][top[1]++];
            if (to === undefined) { mark[top[0]] = 2; order.push(top[0]); stack.pop(); }
            else if (mark[to] === 1) back.add(top[0] + ">" + to);
            else if (!mark[to]) { mark[to] = 1; stack.push([to, 0]); }
        }
    }
    for (const v of order.reverse()) for (const to of next[v]) if (!back.has(v + ">" + to)) layer[to] = Math.max(layer[to], layer[v] + 1);
    return { layer, back };
}

/* Returns the elements that show a graph. A node is {label, lines, title, open}: its heading, the lines below it,
 * the text shown when the mouse rests on it, and what a click calls. next: by node, the indices of its successors.
 * label: names the graph for screen readers. */
function drawGraph(nodes, next, label) {
    const { layer, back } = layersOf(nodes.length, next), inLayer = [], W = 210, GAP = 30;
    const place = nodes.map((node, i) => {
        const l = layer[i];
        inLayer[l] = (inLayer[l] || 0) + 1;
        return { x: (inLayer[l] - 1) * (W + GAP), l, h: 26 + 14 * node.lines.length };
    });
    const tall = [];
    place.forEach(p => tall[p.l] = Math.max(tall[p.l] || 0, p.h));
    const top = tall.map((h, l) => tall.slice(0, l).reduce((a, b) => a + b + 50, 20));
    const widest = Math.max(1, ...inLayer.map(n => n || 0));
    place.forEach(p => { p.y = top[p.l]; p.x += (widest - inLayer[p.l]) * (W + GAP) / 2 + 40; });
    const width = widest * (W + GAP) + 80, height = top[top.length - 1] + tall[tall.length - 1] + 30 || 100;
    const arrow = id + "arrow" + (drawGraph.count = (drawGraph.count || 0) + 1);
    const picture = svg("svg", { class: "graph", role: "group", "aria-label": label, viewBox: "0 0 " + width + " " + height, tabindex: "0" },
        svg("marker", { id: arrow, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto", class: "arrow" }, svg("path", { d: "M0 0L8 4L0 8z" })));
    next.forEach((list, i) => list.forEach((to, k) => {
        const a = place[i], b = place[to], x1 = a.x + W * (k + 1) / (list.length + 1), y1 = a.y + a.h, up = back.has(i + ">" + to) || b.y <= a.y;
        const d = up ? `M${a.x + W} ${a.y + a.h / 2}C${a.x + W + 60} ${a.y} ${b.x + W + 60} ${b.y + b.h} ${b.x + W} ${b.y + b.h / 2}`
                     : `M${x1} ${y1}C${x1} ${y1 + 30} ${b.x + W / 2} ${b.y - 30} ${b.x + W / 2} ${b.y}`;
        picture.append(svg("path", { d, class: up ? "edge back" : "edge", "marker-end": "url(#" + arrow + ")" }));
    }));
    nodes.forEach((node, i) => {
        const p = place[i], open = () => node.open(), drawn = [cut(node.label, 26), ...node.lines.map(line => cut(line, 31))].join(" ");
        const g = svg("g", { class: "node", tabindex: "0", role: "button", "aria-label": drawn + "; " + node.title, transform: `translate(${p.x},${p.y})`,
                             onclick: open, onkeydown: e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); open(); } } },
            svg("rect", { width: W, height: p.h, rx: 4 }), svg("text", { x: 8, y: 17, class: "name", text: cut(node.label, 26) }), svg("title", { text: node.title }));
        node.lines.forEach((line, k) => g.append(svg("text", { x: 8, y: 33 + 14 * k, text: cut(line, 31) })));
        picture.append(g);
    });
    let zoom = 1;
    const scale = by => {
        zoom = Math.max(0.1, Math.min(5, by ? zoom * by : 1));
        picture.setAttribute("width", width * zoom);
        picture.setAttribute("height", height * zoom);
    };
    scale(0);
    picture.addEventListener("keydown", e => { if (e.key === "+" || e.key === "-") { scale(e.key === "+" ? 1.25 : 0.8); e.preventDefault(); } });
    picture.addEventListener("wheel", e => { if (e.ctrlKey) { scale(e.deltaY < 0 ? 1.1 : 0.9); e.preventDefault(); } }, { passive: false });
    const button = (text, label, by) => make("button", { type: "button", "aria-label": label, onclick: () => scale(by), text });
    return [make("span", { class: "zoom" }, button("+", "zoom in", 1.25), button("\u2212", "zoom out", 0.8), button("1:1", "1:1, original size", 0)),
        make("div", { class: "drawing", tabindex: "0", role: "region", "aria-label": label + ", scrollable" }, picture)];
}

const cut = (text, n) => text.length > n ? text.slice(0, n - 1) + "\u2026" : text;
const NODES = 100;                                           /* the largest number that is drawn */

/* Returns a note that only the first of `all` nodes are drawn; an empty list if all are. what: the plural of their
 * name. */
const notDrawn = (all, what) => all <= NODES ? [] : [make("p", { class: "note", text: "The first " + NODES + " of " + all + " " + what + " are drawn." })];

/* Returns, for each pointer parameter of f, its name and the letter of its space ("?": generic), such as "%p G". */
function parameterLetters(facts, f) {
    return (facts.values.get(f.line) || []).map(v => v[1] + " " + (LETTER[resolved(v[2])] || "?"));
}

/* Returns the function of that name followed by those that call it and those that it calls; all functions if none
 * has the name. */
function neighbours(functions, name) {
    const f = functions.find(x => x.name === name), called = new Set(f ? f.calls.map(c => c[1]) : []);
    return f ? [f, ...functions.filter(x => x !== f && (called.has(x.name) || x.calls.some(c => c[1] === name)))] : functions;
}

/* Returns the elements of the call graph of the input, or of the result if `input` is false. */
function callGraph(input) {
    const facts = input ? before : after, step = input ? 0 : last, around = neighbours(facts.functions, state.only), list = around.slice(0, NODES), text = textAt(step);
    const index = new Map(list.map((f, i) => [f.name, i]));
    const originals = new Map(data.before.functions.map(f => [f.line, f.name]));
    const nodes = list.map(f => {
        const from = originals.get(text.origins[f.line - 1]), letters = parameterLetters(facts, f), lines = [];
        if (from && from !== f.name) lines.push("clone of " + title(from));
        if (letters.length) lines.push(letters.join(", "));
        const outside = f.calls.filter(c => !index.has(c[1])).map(c => c[1] || "(unknown)");
        if (outside.length) lines.push("calls " + [...new Set(outside)].join(", "));
        return { label: (f.kernel ? "\u25b6 " : "") + title(f.name), lines,
                 title: (f.kernel ? "kernel " : "function ") + title(f.name) + (lines.length ? "; " + lines.join("; ") : ""),
                 open: () => goTo("ir", f.line - 1, step) };
    });
    const next = list.map(f => [...new Set(f.calls.map(c => index.get(c[1])).filter(i => i !== undefined))]);
    return [...notDrawn(around.length, "functions" + (state.only ? "" : " (choose one above to see what is around it)")),
        ...drawGraph(nodes, next, "call graph of the " + (input ? "input" : "result"))];
}

/* Returns the basic blocks of a function: {label, first, lines, next}, where `first` is the index of the line of the
 * label, `lines` has the indices of the lines of the instructions, and `next` the labels of the successors, each
 * once. */
function blocksOf(text, f) {
    const blocks = [];
    let block = null;
    for (let i = f.first + 1; i < f.last; i++) {
        const line = text.lines[i], m = /^("[^"]*"|[\w.$-]+):/.exec(line);
        if (m) blocks.push(block = { label: m[1], first: i, lines: [], next: [] });
        else if (line !== "") {
            if (!block) blocks.push(block = { label: "entry", first: i, lines: [], next: [] });
            block.lines.push(i);
            if (/^(  (br|switch|indirectbr|invoke|callbr) |    )/.test(line))
                for (const to of line.matchAll(/label %("[^"]*"|[\w.$-]+)/g)) if (!block.next.includes(to[1])) block.next.push(to[1]);
        }
    }
    return blocks;
}

/* Returns the elements of the control flow graph of the current function after the current step. */
function controlFlow() {
    const text = textAt(state.step), f = currentFunction(text);
    if (!f) return [make("p", { text: "This step has no function of that name." })];
    const all = blocksOf(text, f), blocks = all.slice(0, NODES), index = new Map(blocks.map((b, i) => [b.label, i]));
    const nodes = blocks.map(b => {
        const letters = b.lines.map(i => irSpace(text.lines[i])).filter(s => s).map(s => LETTER[s]);
        const lines = [b.lines.length + " instructions" + (letters.length ? ", accesses " + letters.join(" ") : "")];
        const end = b.lines[b.lines.length - 1];
        if (end !== undefined) lines.push(withoutMetadata(text.lines[end]).trim());
        return { label: b.label, lines, title: "block " + b.label + "; " + lines.join("; "), open: () => goTo("ir", b.first) };
    });
    return [...notDrawn(all.length, "blocks"),
        ...drawGraph(nodes, blocks.map(b => b.next.map(t => index.get(t)).filter(i => i !== undefined)), "control flow of " + title(f.name))];
}

/* Returns the function of the text that the filter names (null if it is not in the text). Without a filter, returns
 * that of the selected value, else that of the active line, else the first one; the first one also if the text lacks
 * it. */
function currentFunction(text) {
    const named = state.only || (state.value && state.value.fn.name) || (functionAt(textAt(state.step), irPane.rows[irPane.active] || 0) || {}).name;
    return text.functions.find(f => f.name === named) || (state.only ? null : text.functions[0]);
}

function graphTab() {
    const choices = [["calls", "calls, result"], ["callsBefore", "calls, input"], ["blocks", "control flow"]];
    const chooser = make("select", { "aria-label": "graph", onchange: e => { state.graph = e.target.value; showTab("graph"); } },
        choices.map(([value, text]) => make("option", { value, text })));
    chooser.value = state.graph;
    return [make("p", { class: "bar" }, chooser, " "), ...(state.graph === "blocks" ? controlFlow() : callGraph(state.graph === "callsBefore"))];
}

/* ------------------------------------------------------------------------------------------- the page */

const TABS = [["value", "Value", valueTab], ["diff", "Difference", diffTab], ["graph", "Graphs", graphTab],
              ["numbers", "Numbers", numbersTab], ["remarks", "Remarks", remarksTab], ["compare", "Compare", compareTab],
              ...(data.run ? [["run", "Run", runTab]] : [])];
const tabs = new Map();

/* Opens a tab, or builds its contents again if it is open. */
function showTab(name) {
    state.tab = name;
    for (const [key, button] of tabs) {
        button.setAttribute("aria-selected", key === name ? "true" : "false");
        button.tabIndex = key === name ? 0 : -1;
    }
    details.setAttribute("aria-labelledby", id + "tab-" + name);
    details.replaceChildren(...TABS.find(t => t[0] === name)[2]().filter(e => e));
    if (name === "diff") diffPane.redraw();
    if (name === "compare") comparePane.redraw();
}

/* Returns a checkbox with a label; change(checked) is called when the reader switches it. */
function toggle(label, on, change) {
    const box = make("input", { type: "checkbox", onchange: e => change(e.target.checked) });
    box.checked = on;
    return make("label", { class: "toggle" }, box, " " + label);
}

/* Makes a line the active one of the pane "ir", "cuda" or "ptx", which highlights what it is linked with, and
 * focuses the pane. line: an index of the text for "ir", else a row. step, if given, is shown first. Does nothing
 * else if the line is hidden. */
function goTo(name, line, step) {
    if (step !== undefined && step !== state.step) showStep(step);
    const pane = { ir: irPane, cuda: cudaPane, ptx: ptxPane }[name], row = name === "ir" ? rowOf(line) : line;
    if (row >= 0) {
        pane.activate(row);
        pane.box.focus({ preventScroll: true });
    }
}

/* Makes a screen reader say the text. */
function say(text) { live.textContent = text; }

/* Activates the first row after the active one of the IR pane, from the top again at its end, that contains the text
 * in any case; if the IR has none, does so in the PTX pane, then in the CUDA pane. Announces the result. */
function search(query) {
    if (!query) return;
    const text = textAt(state.step), wanted = query.toLowerCase();
    const lists = [[irPane, i => text.lines[irPane.rows[i]]], [ptxPane, i => ptx.lines[i]], [cudaPane, i => cuda.lines[i]]];
    for (const [pane, at] of lists)
        for (let k = 1; k <= pane.rows.length; k++) {
            const i = (pane.active + k) % pane.rows.length;
            if (!at(i).toLowerCase().includes(wanted)) continue;
            pane.activate(i);
            say(pane.label + " line " + (i + 1) + ": " + at(i).trim());
            return;
        }
    say("not found: " + query);
}

/* ----- deep links: the part of the address after '#', such as fn=NAME&v=%p&step=7 */

const place = {};                                            /* the position in the page that the address names: fn, v, step */

/* Adds the members of `change` to the position, and writes it to the address of the page unless options.hash is
 * false. */
function remember(change) {
    Object.assign(place, change);
    if (!useHash || !ready) return;
    const words = Object.entries(place).filter(([, v]) => v !== undefined).map(([k, v]) => k + "=" + encodeURIComponent(v));
    try { history.replaceState(null, "", "#" + words.join("&")); } catch (e) { /* a page from disk may forbid it */ }
}

/* Shows the position that the text after '#' names; the first function if it names none. */
function follow(hash) {
    const words = new Map(hash.replace(/^#/, "").split("&").map(w => w.split("=")).filter(w => w.length === 2).map(([k, v]) => {
        try { return [k, decodeURIComponent(v)]; } catch (e) { return [k, v]; }
    }));
    if (words.has("step")) showStep(Number(words.get("step")) || 0);
    const text = textAt(state.step), f = words.has("fn") ? text.functions.find(x => x.name === words.get("fn")) : text.functions[0];
    if (!f) return;
    const name = words.get("v"), line = name ? definitionOf(text, f, name) : f.first, row = rowOf(line);
    if (row >= 0) irPane.activate(row);
    if (name) showValue(state.step, line, name);
}

/* ----- help */

const KEYS = [["\u2191 \u2193 Page Home End", "move in the pane; the other panes follow"], ["\u2190 \u2192", "choose a value of the line"],
              ["Enter", "show the value: its spaces, why, and its uses"], ["Tab", "next pane or control"], ["[ ]", "step before, step after"],
              ["1 \u2026 " + TABS.length, TABS.map(t => t[1].toLowerCase()).join(", ")], ["/", "search"], ["n", "search again"], ["+ \u2212", "zoom a graph"], ["?", "this help"], ["Esc", "back to the IR"]];
const SIGNS = [["global", "global memory"], ["shared", "shared memory, also of the cluster"], ["constant", "constant memory"], ["local", "local memory, the stack"],
               ["param", "parameters"], ["generic", "generic: the hardware decides at each access"]];

function helpDialog() {
    const dialog = make("dialog", { "aria-label": "help" }, make("h2", { text: "Keys" }),
        make("dl", {}, KEYS.map(([k, what]) => [make("dt", {}, make("kbd", { text: k })), make("dd", { text: what })])),
        make("h2", { text: "Signs" }), make("dl", {}, SIGNS.map(([space, what]) => [make("dt", {}, badge({ space, known: false })), make("dd", { text: what })]),
            make("dt", {}, badge({ space: "shared", known: true })), make("dd", { text: "an outline: not in the type, but the analysis knows it" })),
        make("form", { method: "dialog" }, make("button", { text: "close" })));
    return dialog;
}

function globalKey(e) {
    const field = e.target.closest && e.target.closest("input,select,textarea,dialog");
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (field && e.key === "Escape") { irPane.box.focus(); return; }
    if (field || (!root.contains(e.target) && e.target !== document.body)) return;
    if (e.key === "/") finder.focus();
    else if (e.key === "?") help.showModal();
    else if (e.key === "[") showStep(state.step - 1);
    else if (e.key === "]") showStep(state.step + 1);
    else if (e.key === "n") search(finder.value);
    else if (e.key === "Escape") irPane.box.focus();
    else if (e.key >= "1" && e.key <= String(TABS.length)) showTab(TABS[e.key - 1][0]);
    else return;
    e.preventDefault();
}

/* The arrows move between tabs, as in any list of tabs. */
function tabKey(e) {
    const names = TABS.map(t => t[0]), by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by) return;
    showTab(names[(names.indexOf(state.tab) + by + names.length) % names.length]);
    tabs.get(state.tab).focus();
    e.preventDefault();
}

function setTheme(name) {
    state.theme = name;
    root.setAttribute("data-theme", name);
}

let ready = false, finder, help;

function build() {
    live = make("div", { class: "quiet", role: "status", "aria-live": "polite" });
    help = helpDialog();
    finder = make("input", { type: "search", "aria-label": "search the lines", placeholder: "search lines ( / )",
                             onkeydown: e => { if (e.key === "Enter") search(finder.value); } });
    slider = make("input", { type: "range", min: 0, max: last, value: last, "aria-label": "step", oninput: e => showStep(Number(e.target.value)) });
    stepName = make("span", { class: "stepname" });
    stepList = make("ol", { class: "steplist" });
    details = make("div", { class: "details", role: "tabpanel", tabindex: "0", id: id + "details" });
    const filter = make("input", { type: "search", "aria-label": "filter the steps by name", placeholder: "filter steps", oninput: e => { state.query = e.target.value; listSteps(); showStep(state.step); } });
    const names = [...new Set([...data.before.functions, ...data.after.functions].map(f => f.name))];
    const chooser = make("select", { "aria-label": "function", onchange: e => {
        state.only = e.target.value;
        listSteps();
        showStep(state.step);
        const f = state.only && textAt(state.step).functions.find(x => x.name === state.only);
        if (f && rowOf(f.first) >= 0) irPane.activate(rowOf(f.first));
    } }, make("option", { value: "", text: "all functions" }), names.map(n => make("option", { value: n, text: demangled.get(n) || n })));
    const strip = make("div", { class: "tabs", role: "tablist", "aria-label": "details", onkeydown: tabKey });
    for (const [name, label] of TABS) {
        const button = make("button", { type: "button", role: "tab", id: id + "tab-" + name, "aria-controls": id + "details", onclick: () => showTab(name), text: label });
        tabs.set(name, button);
        strip.append(button);
    }
    panes = [...(cuda.lines.length ? [cudaPane] : []), irPane, ...(ptx.lines.length ? [ptxPane] : [])];
    const themes = ["", "light", "dark"];
    root = make("div", { class: "nvir" + (said.ptx.size ? " faults" : ""), "data-theme": "", tabindex: "-1" },
        make("header", {}, make("h1", { text: "nvir" }), make("code", { class: "command", tabindex: "0", text: data.command.join(" ") }), finder,
            toggle("metadata", state.metadata, on => { state.metadata = on; showStep(state.step); }),
            toggle("demangle", state.demangle, on => { state.demangle = on; showTab(state.tab); }),
            make("button", { type: "button", "aria-label": "theme", title: "theme: as the system, light, dark", onclick: () => setTheme(themes[(themes.indexOf(state.theme) + 1) % 3]), text: "\u25d0" }),
            make("button", { type: "button", "aria-label": "help", onclick: () => help.showModal(), text: "?" }), verdict()),
        make("nav", { class: "steps", "aria-label": "steps of the pipeline" }, make("div", { class: "bar" }, slider, stepName), filter, chooser, stepList),
        make("main", { class: "panes count" + panes.length }, panes.map(p => p.element)),
        make("section", { class: "bottom", "aria-label": "details" }, strip, details), live, help);
    element.replaceChildren(root);
    listSteps();
    cudaPane.set(cuda.lines.map((line, i) => i));
    ptxPane.set(ptx.lines.map((line, i) => i));
    showStep(last);
    showTab("value");
}

/* Returns a paragraph that says that the run failed and links to the line of the PTX; null if it did not fail. */
function verdict() {
    const m = said.error;
    return m ? make("p", { class: "verdict" }, make("strong", { text: "The run failed. " }), m.line ? ptxLink(m.line - 1) : null, " " + m.text) : null;
}

function printAll(all) { for (const p of panes) { p.all = all; p.redraw(); } }

if (element.nvirStop) element.nvirStop();
build();
const onHash = () => follow(location.hash), onPrint = () => printAll(true), onPrinted = () => printAll(false);
const onSize = () => panes.forEach(p => p.redraw());
document.addEventListener("keydown", globalKey);
window.addEventListener("beforeprint", onPrint);
window.addEventListener("afterprint", onPrinted);
window.addEventListener("resize", onSize);
if (useHash) window.addEventListener("hashchange", onHash);
element.nvirStop = () => {
    document.removeEventListener("keydown", globalKey);
    window.removeEventListener("beforeprint", onPrint);
    window.removeEventListener("afterprint", onPrinted);
    window.removeEventListener("resize", onSize);
    window.removeEventListener("hashchange", onHash);
};
follow(useHash ? location.hash : "");
if (said.error) {
    showTab("run");
    if (said.error.line && !(useHash && location.hash)) ptxPane.activate(said.error.line - 1);
}
ready = true;
}
