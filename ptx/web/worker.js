/* worker.js: the worker of the page. It receives commands, and answers with their results; see Tools in page.js. */
"use strict";

let wasm;

/* A message has either the compiled program, or the id of a job and its commands: {argv, files, want}. A command that has
 * `after` runs only if the command with that number succeeded, and finds the files that it wrote. */
onmessage = async ({data}) => {
    if (data.wasm) {
        wasm = data.wasm;
        return;
    }
    const began = performance.now(), results = [];
    for (const c of data.commands) {
        const before = c.after === undefined ? null : results[c.after];
        results.push(c.after !== undefined && (!before || before.code) ? null
            : await commandRun(wasm, c.argv, {...c.files, ...(before ? before.files : {})}, c.want));
    }
    postMessage({id: data.id, results, ms: performance.now() - began});
};
