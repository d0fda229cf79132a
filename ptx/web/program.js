/* program.js: runs one command of nvir. The page's worker uses it, and the tests in node.
 *
 * Each command has an instance of its own, so a command that fails, or runs out of memory, leaves nothing behind. */
"use strict";

const OUTPUT_LIMIT = 8 << 20; /* bytes of one stream: a kernel may print for ever */

/* Makes file descriptor fd of the program append to the list that is returned. */
function streamCollect(FS, fd) {
    const parts = [];
    let size = 0;
    const device = FS.makedev(64, fd);
    FS.registerDevice(device, {
        write(stream, buffer, offset, length) {
            size += length;
            if (size > OUTPUT_LIMIT) throw new Error(`stopped: more than ${OUTPUT_LIMIT >> 20} MiB of output`);
            parts.push(buffer.slice(offset, offset + length));
            return length;
        },
    });
    FS.mkdev(`/dev/collect${fd}`, device);
    FS.close(FS.getStream(fd));
    FS.open(`/dev/collect${fd}`, "w"); /* takes the least number that is free, which is fd */
    return parts;
}

/* Joins arrays of bytes. */
function bytesJoin(parts) {
    const all = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
    let at = 0;
    for (const p of parts) {
        all.set(p, at);
        at += p.length;
    }
    return all;
}

/* Runs a command, whose first word names the tool, in a folder with the given files (an object from names to texts or bytes).
 * Returns its exit status, its two streams, and those files among `want` that it wrote, all as bytes. */
async function commandRun(wasm, argv, files, want) {
    const program = await nvirProgram({
        instantiateWasm(imports, ready) {
            const instance = new WebAssembly.Instance(wasm, imports);
            ready(instance);
            return instance.exports;
        },
        quit(status, error) { throw error; },
        stdin: () => null,
    });
    const FS = program.FS;
    for (const name in files) FS.writeFile(name, files[name]);
    const out = streamCollect(FS, 1), err = streamCollect(FS, 2);
    let code;
    try {
        code = program.callMain(argv);
    } catch (error) { /* a trap, or the limit above */
        code = 134;
        err.push(new TextEncoder().encode(`${argv[0]}: ${error.message}\n`));
    }
    const made = {};
    for (const name of want || []) if (FS.analyzePath(name).exists) made[name] = FS.readFile(name);
    return {code, out: bytesJoin(out), err: bytesJoin(err), files: made};
}

if (typeof module !== "undefined") module.exports = {commandRun};
