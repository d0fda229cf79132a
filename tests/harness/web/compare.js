/* compare.js: runs commands with the WebAssembly build and with the native tools, in one process, and compares all that they
 * print and write, and their exit codes. For the kernels of tests/kernels: the PTX and the report of -O2, from each level of
 * clang, and the memory that they leave. For the programs of tests/golden/exec: what nvir-run says about each.
 *
 *     node compare.js build/web/nvir.js FOLDER-OF-THE-TOOLS      prints a line for each program */
"use strict";
const {spawnSync} = require("child_process");
const fs = require("fs"), os = require("os"), path = require("path");

const [script, tools] = process.argv.slice(2).map(p => path.resolve(p));
globalThis.nvirProgram = require(script);
const {commandRun} = require("../../../ptx/web/program.js");
const wasm = new WebAssembly.Module(fs.readFileSync(script.replace(/js$/, "wasm")));
const made = fs.mkdtempSync(path.join(os.tmpdir(), "compare-"));

/* Runs a command both ways. Returns what differs, or "". `want` names the files that it writes. */
async function differs(argv, files, want) {
    for (const name in files) fs.writeFileSync(path.join(made, name), files[name]);
    for (const name of want) fs.rmSync(path.join(made, name), {force: true});
    const native = spawnSync(path.join(tools, argv[0]), argv.slice(1), {cwd: made, maxBuffer: 1 << 26});
    const ours = await commandRun(wasm, argv, files, want);
    const at = `${argv.join(" ")}:`;
    if (native.status !== ours.code) return `${at} exit ${native.status} and ${ours.code}: ${Buffer.from(ours.err)}`;
    if (native.stdout.compare(ours.out)) return `${at} the output differs`;
    if (native.stderr.compare(ours.err)) return `${at} the messages differ: ${native.stderr} and ${Buffer.from(ours.err)}`;
    for (const name of want) {
        const file = path.join(made, name), there = fs.existsSync(file);
        if (there !== name in ours.files || (there && fs.readFileSync(file).compare(ours.files[name]))) return `${at} ${name} differs`;
    }
    return "";
}

async function check(name, commands, files) {
    const why = [];
    for (const [argv, want] of commands) why.push(await differs(argv, files, want));
    const wrong = why.filter(w => w);
    console.log(wrong.length ? `FAIL ${name}: ${wrong[0].replace(/\n/g, " ").slice(0, 300)}` : `ok ${name}`);
}

async function kernels(folder) {
    for (const file of fs.readdirSync(folder).filter(f => f.endsWith(".ll"))) {
        const files = {[file]: fs.readFileSync(path.join(folder, file))}, base = file.split(".")[0];
        const commands = [[["nvir-ptx", "-O2", "-mcpu=sm_90", file, "-json=made.json", "-o", "made.ptx"], ["made.ptx", "made.json"]]];
        if (file.endsWith(".O2.ll")) {
            files.launch = fs.readFileSync(path.join(folder, `${base}.launch`));
            commands.push([["nvir-opt", "-O2", "-stats", file, "-o", "made.nvir"], ["made.nvir"]]);
            commands.push([["nvir-run", file, "-launch", "launch", "-dump", "made.memory", "-counts"], ["made.memory"]]);
        }
        await check(`kernels/${file.slice(0, -3)}`, commands, files);
    }
}

/* Takes the tests that need no other file or program. */
async function runs(folder) {
    for (const file of fs.readdirSync(folder).filter(f => f.endsWith(".nvir"))) {
        const text = fs.readFileSync(path.join(folder, file)), command = /^; run: nvir-run %s (.*)/.exec(text.toString("latin1"));
        if (!command || /[|<>;$`\\*%]|file:|-(?:init|launch|expect|dump)\b/.test(command[1])) continue;
        const words = command[1].match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g).map(w => w.replace(/["']/g, ""));
        await check(`exec/${file.slice(0, -5)}`, [[["nvir-run", file, ...words], []]], {[file]: text});
    }
}

async function main() {
    process.chdir(path.join(__dirname, "../../.."));
    await kernels("tests/kernels");
    await runs("tests/golden/exec");
    fs.rmSync(made, {recursive: true});
}
main();
