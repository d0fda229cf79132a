"""Which tests reach which lines: build/mutate/reach holds a build whose programs note the basic blocks that they run
(reach.c), and what each test reached when it ran there. A test runs again when it or the sources have changed."""
from array import array
import os
import pickle
import re
import subprocess
import time


def blocks_of(program, tree):
    """The lines of each basic block: {offset of the block: {(file, line)}}, from the calls that mark the blocks and the
    line table. The code from one call to the next belongs to the first."""
    code = subprocess.run(["objdump", "-d", "--no-show-raw-insn", program], stdout=subprocess.PIPE, text=True).stdout
    lines = subprocess.run(["objdump", "--dwarf=decodedline", "-WL", program], stdout=subprocess.PIPE, text=True).stdout
    start, marks, calls, marked = None, [], [], False
    for found in re.finditer(r"^ +([0-9a-f]+):\t(.*)$", code, re.M):
        at = int(found.group(1), 16)
        if marked:
            marks.append(at)
        marked = found.group(2).endswith("<__sanitizer_cov_trace_pc>")
        if marked:
            calls.append(at)
    symbols = subprocess.run(["nm", program], stdout=subprocess.PIPE, text=True).stdout
    start = int(re.search(r"^([0-9a-f]+) . __executable_start$", symbols, re.M).group(1), 16)
    rows, path, section, heads = [], None, {}, 0
    for line in lines.split("\n"):
        head = re.fullmatch(r"(?:CU: )?(\S+\.[ch]):(?:\s*)", line) or re.fullmatch(r"(\S+\.[ch]):\[\+\+\]", line)
        if head:
            path, heads = os.path.normpath(head.group(1)), heads + 1
            continue
        row = re.match(r"\S+ +(\d+|-) +0x([0-9a-f]+)", line)
        if row:
            rows.append((int(row.group(2), 16), (path, int(row.group(1))) if row.group(1) != "-" else None))
            section[rows[-1][0]] = heads
    # objdump names the folder of some files only; addr2line knows it
    bare = {}
    for at, place in rows:
        if place and "/" not in place[0]:
            bare.setdefault((place[0], section[at]), at)
    asked = subprocess.run(["addr2line", "-e", program], input="\n".join(hex(at) for at in bare.values()),
                           stdout=subprocess.PIPE, text=True).stdout.split("\n")
    full = {key: os.path.relpath(answer.rsplit(":", 1)[0], tree) for key, answer in zip(bare, asked)}
    rows = [(at, (full.get((place[0], section[at]), place[0]), place[1]) if place else None) for at, place in rows]
    rows.sort(key=lambda r: r[0])
    blocks, k = {}, 0
    for mark, end in zip(marks, calls[1:] + [1 << 62]):
        while k + 1 < len(rows) and rows[k + 1][0] <= mark:
            k += 1
        at, j = set(), k
        while j < len(rows) and rows[j][0] < end:
            if rows[j][1]:
                at.add(rows[j][1])
            elif j > k:
                break
            j += 1
        blocks[mark - start] = at
    return blocks


def reached(path):
    """The offsets whose bits are set in a file that reach.c wrote."""
    with open(path, "rb") as f:
        data = f.read()
    found = []
    for byte in re.finditer(rb"[^\0]", data):
        bits = byte.group()[0]
        found += [byte.start() * 8 + k for k in range(8) if bits >> k & 1]
    return found


class Reach:
    """lines: {(file, line): tests}; files: {file: tests}; weight: {name of a test: number of lines that it reaches}."""

    def __init__(self):
        self.lines, self.files, self.weight = {}, {}, {}

    def add(self, test, lines):
        self.weight[test.name] = len(lines)
        for at in lines:
            self.lines.setdefault(at, []).append(test)
        for path in {at[0] for at in lines}:
            self.files.setdefault(path, []).append(test)

    def tests(self, path, line):
        """The tests that reach the line, or, for a line without code or where none is known, the file."""
        return self.lines.get((path, line)) or self.files.get(path, [])


def measure(tests, folder, stamp, environment):
    """Runs the tests that the cache in `folder` does not know. tests: objects with .name, .key() and .run(folder, env). Sets
    .passes and .took, the seconds."""
    cache_path = os.path.join(folder, "map")
    cache = {"stamp": None}
    if os.path.exists(cache_path):
        with open(cache_path, "rb") as f:
            cache = pickle.load(f)
    if cache["stamp"] != stamp:
        cache = {"stamp": stamp, "tests": {}, "blocks": {}, "numbers": {}}
    blocks, note, ran = cache["blocks"], os.path.join(folder, "note"), 0
    for test in tests:
        if cache["tests"].get(test.name, (None,))[0] == test.key():
            continue
        if ran == 0:
            print("running the tests to learn which lines they reach", flush=True)
        test.limit, began = 1200, time.time()
        passes = test.run(folder, dict(environment, REACH=note))
        took = time.time() - began
        lines, numbers = set(), cache["numbers"]
        for name in os.listdir(folder):
            if not name.startswith("note."):
                continue
            program = name[len("note."):]
            where = [p for p in (os.path.join(folder, "tree", program), os.path.join(folder, "tree", "build", program))
                     if os.path.exists(p)]
            made = os.path.getmtime(where[0])
            if blocks.get(program, (None,))[0] != made:
                blocks[program] = made, blocks_of(where[0], os.path.join(folder, "tree"))
            for at in reached(os.path.join(folder, name)):
                lines |= blocks[program][1].get(at, set())
            os.remove(os.path.join(folder, name))
        # a line is kept as a number: there are millions of them
        cache["tests"][test.name] = (
            test.key(), array("I", [numbers.setdefault(at, len(numbers)) for at in lines]), passes, took)
        ran += 1
    if ran:
        with open(cache_path + ".new", "wb") as f:
            pickle.dump(cache, f)
        os.replace(cache_path + ".new", cache_path)
    known = Reach()
    places = list(cache["numbers"])
    for test in tests:
        _, _, test.passes, test.took = cache["tests"][test.name]
        known.add(test, [places[k] for k in cache["tests"][test.name][1]])
    return known
