/* highlight.js: the colours of IR, PTX and launches, a line at a time. */
"use strict";

/* A language is a list of [class, pattern]; the first that matches at a place wins, and what none matches is plain. */
const SPACE_OF_NUMBER = {1: "global", 3: "shared", 4: "constant", 5: "local", 7: "cluster", 101: "param"};
const LANGUAGES = {
    ir: [
        ["comment", /;.*/],
        ["string", /c?"(?:[^"\\]|\\.)*"?/],
        ["name", /[%@](?:"[^"]*"?|[-\w.$]+)/],
        ["meta", /[!#][-\w.$]*/],
        ["label", /^[-\w.$]+:/],
        ["space", /addrspace\(\d+\)/],
        ["number", /-?\b(?:0x[\da-fA-F]+|\d[\w.+-]*)/],
        ["type", /\b(?:i\d+|void|ptr|half|bfloat|float|double|fp128|label|metadata|token)\b/],
        ["word", /[A-Za-z_][\w.]*/],
    ],
    ptx: [
        ["comment", /\/\/.*/],
        ["string", /"(?:[^"\\]|\\.)*"?/],
        ["label", /^\s*\$?[\w$]+:(?!:)/],
        ["name", /%[\w$.]+/],
        ["space", /\.(?:global|shared|const|local|param)(?:::\w+)*\b/],
        ["type", /\.(?:[usbf]\d+(?:x\d)?|pred|bf16(?:x2)?)\b/],
        ["word", /\.?[A-Za-z_$][\w$]*/],
        ["number", /-?\b\d\w*/],
    ],
    launch: [
        ["comment", /#.*/],
        ["string", /"[^"]*"?|'[^']*'?/],
        ["word", /(?<=^|\s)-[a-z][\w-]*/],
    ],
};
for (const language in LANGUAGES) {
    const rows = LANGUAGES[language];
    LANGUAGES[language] = {
        classes: rows.map(row => row[0]),
        pattern: new RegExp(rows.map(row => `(${row[1].source})`).join("|"), "g"),
    };
}

/* Returns the name of the memory space that a token names, for its colour. */
function spaceOf(text) {
    const number = /\d+/.exec(text);
    if (text[0] === "a") return SPACE_OF_NUMBER[number[0]] || "";
    return text.startsWith(".const") ? "constant" : text.startsWith(".shared::cluster") ? "cluster" : text.slice(1).split("::")[0];
}

/* Appends a line to an element, as spans. Only the first LONG characters of a line have colours. */
const LONG = 2000;
function highlight(language, line, to) {
    const {classes, pattern} = LANGUAGES[language];
    const add = (text, name) => {
        const span = document.createElement("span");
        span.className = name;
        span.textContent = text;
        to.append(span);
    };
    let at = 0, words = 0;
    pattern.lastIndex = 0;
    for (let m; at < LONG && (m = pattern.exec(line)) && m[0];) {
        let name = classes[m.slice(1).findIndex(group => group !== undefined)];
        if (name === "word") name = words++ ? "word" : "op"; /* the first word of a line says what it does */
        if (name === "space") name = `space ${spaceOf(m[0])}`;
        if (m.index > at) to.append(line.slice(at, m.index));
        add(m[0], name);
        at = m.index + m[0].length;
    }
    to.append(line.slice(at));
}
