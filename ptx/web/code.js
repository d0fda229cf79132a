/* code.js: a text with colours, line numbers and messages. It is a textarea whose text is transparent, over a layer that has
 * the lines in sight with their colours. So writing, selecting, undo and screen readers are those of the browser, and a text of
 * any length takes the same time to draw. */
"use strict";

const LINE = 20; /* the height of a line in pixels, as in page.css */
const TAB = 8;
const NOTHING = "nothing, because of the errors in the program";

/* Creates an element. */
function make(tag, name, text) {
    const e = document.createElement(tag);
    if (name) e.className = name;
    if (text !== undefined) e.textContent = text;
    return e;
}

class Code {
    /* Builds the view in `element`. The label is for screen readers. */
    constructor(element, language, label, readOnly) {
        this.language = language;
        this.lines = [""];
        this.marks = [];
        this.numbers = make("div", "numbers");
        this.layer = make("div", "layer");
        this.area = make("textarea");
        this.area.spellcheck = false;
        this.area.wrap = "off";
        this.area.readOnly = readOnly;
        this.area.placeholder = readOnly ? NOTHING : "";
        for (const [name, value] of [["aria-label", label], ["autocapitalize", "off"], ["autocomplete", "off"], ["autocorrect", "off"]])
            this.area.setAttribute(name, value);
        this.numbers.setAttribute("aria-hidden", "true");
        this.layer.setAttribute("aria-hidden", "true");
        element.classList.add("code");
        element.append(this.numbers, this.layer, this.area);
        this.area.addEventListener("input", () => this.changed());
        this.area.addEventListener("scroll", () => this.draw());
        this.area.addEventListener("keyup", () => this.draw());
        this.area.addEventListener("click", () => this.draw());
        new ResizeObserver(() => this.draw()).observe(this.area);
        this.onInput = () => {};
    }
    get text() { return this.area.value; }
    set text(text) {
        if (this.area.value === text) return;
        this.area.value = text;
        this.lines = text.split("\n");
        this.draw();
    }
    changed() {
        this.lines = this.area.value.split("\n");
        this.draw();
        this.onInput();
    }
    /* Shows messages: {line, column, kind, text}; lines and columns count from 1, columns in bytes. Equal ones are shown once. */
    setMarks(marks) {
        this.marks = [...new Map(marks.map(m => [`${m.line} ${m.column} ${m.text}`, m])).values()];
        this.draw();
    }
    /* Puts the cursor at a place, and shows it. */
    goTo(line, column) {
        let at = 0;
        for (let i = 1; i < line && i <= this.lines.length; i++) at += this.lines[i - 1].length + 1;
        const text = this.lines[line - 1] || "";
        this.area.focus();
        this.area.setSelectionRange(at + unitsOf(text, column), at + unitsOf(text, column));
        this.area.scrollTop = Math.max(0, line * LINE - this.area.clientHeight / 2);
        this.draw();
    }
    /* Returns the line of the cursor, from 1. */
    cursorLine() {
        let n = 1;
        for (let at = -1; (at = this.area.value.indexOf("\n", at + 1)) >= 0 && at < this.area.selectionStart;) n++;
        return n;
    }
    /* Draws the lines in sight. */
    draw() {
        const {scrollTop, scrollLeft, clientHeight} = this.area;
        const first = Math.floor(scrollTop / LINE), end = Math.min(this.lines.length, first + Math.ceil(clientHeight / LINE) + 1);
        const numbers = [], rows = [];
        const cursor = this.marks.length ? this.cursorLine() : 0;
        for (let i = first; i < end; i++) {
            const marks = this.marks.filter(m => m.line === i + 1);
            numbers.push(make("div", marks.length ? `number ${marks[0].kind}` : "number", i + 1));
            const row = make("div", "row");
            highlight(this.language, this.lines[i], row);
            for (const m of marks) row.append(this.squiggle(m));
            if (marks.length) row.append(this.bubble(marks, cursor));
            rows.push(row);
        }
        this.numbers.replaceChildren(...numbers);
        this.layer.replaceChildren(...rows);
        const move = first * LINE - scrollTop;
        this.numbers.style.transform = `translateY(${move}px)`;
        this.layer.style.transform = `translate(${-scrollLeft}px, ${move}px)`;
        const wide = String(this.lines.length).length;
        this.area.parentElement.style.setProperty("--gutter", `${wide + 2}ch`);
    }
    /* Returns the line below the place of a message. */
    squiggle(m) {
        const text = this.lines[m.line - 1], at = unitsOf(text, m.column);
        const word = /^(?:[%@!#]?[-\w.$]+|\S?)/.exec(text.slice(at))[0];
        const e = make("div", `squiggle ${m.kind}`);
        e.style.left = `${columnOf(text, at)}ch`;
        e.style.width = `${Math.max(1, word.length)}ch`;
        return e;
    }
    /* Returns the box with the messages of one line. It covers the next lines, so it stands beside the line while the cursor is
     * in one that would be covered. */
    bubble(marks, cursor) {
        const text = this.lines[marks[0].line - 1];
        const covers = cursor > marks[0].line && cursor <= marks[0].line + marks.length;
        const e = make("div", `bubble ${marks[0].kind}${covers ? " beside" : ""}`);
        const left = covers ? columnOf(text, text.length) + 2 : columnOf(text, unitsOf(text, Math.min(...marks.map(m => m.column))));
        e.style.left = `${left}ch`;
        for (const m of marks) e.append(make("div", "", `${m.kind}: ${m.text}`));
        return e;
    }
}

/* Returns the index in a line of the byte column, which counts from 1. */
function unitsOf(line, column) {
    let bytes = 1, i = 0;
    for (const c of line) {
        if (bytes >= column) break;
        const point = c.codePointAt(0);
        bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        i += c.length;
    }
    return i;
}

/* Returns the column at which a character is drawn, from 0: tabs are wide. */
function columnOf(line, at) {
    let column = 0;
    for (const c of line.slice(0, at)) column += c === "\t" ? TAB - column % TAB : 1;
    return column;
}
