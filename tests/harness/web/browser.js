/* browser.js: opens a page in chromium, by the DevTools protocol over a pipe, and prints what the console says and the text of an
 * element when it ends with a line of PASS or FAIL. Exit code 0: PASS, and no error in the console.
 *
 *     node browser.js URL ELEMENT [SCREENSHOT.png WIDTHxHEIGHT [EXPRESSION]...]
 *
 * With SCREENSHOT it evaluates the expressions one after the other, half a second apart, and writes a picture instead. */
"use strict";
const {spawn} = require("child_process");
const fs = require("fs"), os = require("os"), path = require("path");

const [url, element, picture, size, ...expressions] = process.argv.slice(2);
const LIMIT = 100; /* seconds */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "browser-"));
const chromium = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
    "--disable-dev-shm-usage", "--hide-scrollbars", `--user-data-dir=${folder}`, `--window-size=${(size || "1280x800").replace("x", ",")}`, "about:blank"],
    {stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true});

/* ---- the protocol: JSON messages that end with the byte 0 */
let last = 0, pending = "";
const waiting = new Map(), errors = [];
function send(method, params, sessionId) {
    const id = ++last;
    chromium.stdio[3].write(JSON.stringify({id, method, params, sessionId}) + "\0");
    return new Promise((ok, failed) => waiting.set(id, {ok, failed}));
}
function receive(message) {
    const {id, method, params, result, error} = message;
    if (id && error) waiting.get(id).failed(new Error(error.message));
    else if (id) waiting.get(id).ok(result);
    else if (method === "Runtime.exceptionThrown") errors.push((params.exceptionDetails.exception || {}).description || params.exceptionDetails.text);
    else if (method === "Runtime.consoleAPICalled" && params.type === "error") errors.push(params.args.map(a => a.value || a.description).join(" "));
    else if (method === "Log.entryAdded" && params.entry.level === "error") errors.push(params.entry.text);
}
chromium.stdio[4].setEncoding("utf8").on("data", data => {
    const parts = (pending + data).split("\0");
    pending = parts.pop();
    for (const part of parts) receive(JSON.parse(part));
});

function end(code) {
    try { process.kill(-chromium.pid, "SIGKILL"); } catch (error) { /* it has ended */ }
    setTimeout(() => {
        fs.rmSync(folder, {recursive: true, force: true, maxRetries: 5});
        process.exit(code);
    }, 200);
}

const sleep = ms => new Promise(wake => setTimeout(wake, ms));

async function main() {
    const {targetId} = await send("Target.createTarget", {url: "about:blank"});
    const {sessionId} = await send("Target.attachToTarget", {targetId, flatten: true});
    const evaluate = async expression => (await send("Runtime.evaluate", {expression, awaitPromise: true}, sessionId)).result.value;
    for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`, {}, sessionId);
    await send("Page.navigate", {url}, sessionId);
    if (picture) {
        await sleep(2500);
        for (const expression of expressions) {
            await evaluate(expression);
            await sleep(500);
        }
        fs.writeFileSync(picture, Buffer.from((await send("Page.captureScreenshot", {format: "png"}, sessionId)).data, "base64"));
        return end(0);
    }
    let text = "";
    for (let i = 0; i < LIMIT * 5 && !/^(PASS|FAIL) \d+/m.test(text); i++) {
        await sleep(200);
        text = await evaluate(`(document.getElementById(${JSON.stringify(element)}) || {textContent: ""}).textContent`) || "";
    }
    process.stdout.write(text || "FAIL: no result\n");
    for (const error of errors) console.log(`console: ${error}`);
    end(/^PASS/m.test(text) && !errors.length ? 0 : 1);
}
chromium.on("error", error => { console.log(`FAIL: chromium: ${error.message}`); process.exit(1); });
main().catch(error => { console.log(`FAIL: ${error.message}`); end(1); });
