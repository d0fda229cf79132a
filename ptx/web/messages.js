/* messages.js: reads what the tools write on stderr, and the words of a command line. */
"use strict";

/* Splits text into messages: {file, line, column, kind, text, all, notes}. `all` has the lines of the message with its notes as
 * they were printed. Lines that belong to no message become one without a place, of kind "output". */
function messagesOf(stderr) {
    const messages = [];
    let last = null;
    for (const line of stderr.split("\n")) {
        const m = /^(?:(\S[^:]*):(?:(\d+):(\d+):)? )(error|warning|remark|note): (.*)$/.exec(line);
        const message = m && {file: m[1], line: Number(m[2] || 0), column: Number(m[3] || 0), kind: m[4], text: m[5], all: line, notes: []};
        if (m && (m[4] !== "note" || !last)) {
            messages.push(last = message);
        } else if (last && last.kind !== "output") {
            last.all += "\n" + line;
            if (m) last.notes.push(message);
        } else if (line || last) {
            if (!last) messages.push(last = {file: "", line: 0, column: 0, kind: "output", text: "", all: line, notes: []});
            else last.all += "\n" + line;
        }
    }
    for (const m of messages) m.all = m.all.trimEnd();
    return messages;
}

/* Returns the messages, and their notes, that have a place in a file. */
const placedIn = (file, messages) => messages.flatMap(m => [m, ...m.notes]).filter(m => m.line && m.file === file);

/* Splits a command line into words, as a shell does: quotes keep spaces; "#" begins a comment. */
function wordsOf(text) {
    const words = [];
    for (const line of text.split("\n")) {
        for (const m of line.matchAll(/(?:^|\s)#.*|(?:"[^"]*"?|'[^']*'?|[^\s"'])+/g))
            if (!/^\s*#/.test(m[0])) words.push(m[0].replace(/"([^"]*)"?|'([^']*)'?/g, "$1$2"));
    }
    return words;
}

/* Returns arguments of nvir-run for the first kernel of a module: a block of 32 threads, and an array or a number for each
 * parameter. */
function launchGuess(ir) {
    const kernel = /^define\b[^\n@]*\bptx_kernel\b[^\n@]*@("[^"]*"|[-\w.$]+)\s*\(([^\n]*)/m.exec(ir);
    if (!kernel) return "";
    const parameters = [];
    let depth = 0, word = "";
    for (const c of kernel[2]) {
        if (c === ")" && !depth) break;
        if ("([{<".includes(c)) depth++;
        if (")]}>".includes(c)) depth--;
        if (c === "," && !depth) {
            parameters.push(word);
            word = "";
        } else word += c;
    }
    if (word.trim()) parameters.push(word);
    const scalar = {i1: "i8:1", i8: "i8:1", i16: "i16:32", i32: "i32:32", i64: "i64:32", float: "f32:1", double: "f64:1", half: "f16:1"};
    const args = parameters.map(p => {
        const type = p.trim().split(/\s/)[0];
        return type === "ptr" || type.endsWith("*") ? "-arg f32[32]=iota" : `-arg ${scalar[type] || "i32:0"}`;
    });
    return `-kernel ${kernel[1].replace(/"/g, "")} -grid 1 -block 32 ${args.join(" ")}`.trim();
}

/* Adds, to the arguments of nvir-run, a -print for each buffer, unless they print something themselves. */
function printsAdd(words) {
    if (words.some(w => /^--?(print|expect|dump|trace)$/.test(w))) return words;
    const names = new Set();
    let argument = 0;
    words.forEach((w, i) => {
        const value = words[i + 1] || "";
        if (/^--?kernel$/.test(w)) argument = 0;
        if (/^--?buffer$/.test(w)) names.add(value.split("=")[0]);
        if (!/^--?arg$/.test(w)) return;
        if (/^\w+\[[^\]]*\]=/.test(value)) names.add(String(argument));
        argument++;
    });
    return [...words, ...[...names].flatMap(name => ["-print", name])];
}
