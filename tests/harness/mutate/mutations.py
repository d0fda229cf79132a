"""The mutations of C source text: each changes one line into one that is wrong, as a tired programmer would.

mutations(text, enums) lists them as (line number, old line, new line). Comments, strings and preprocessor lines stay as
they are. A mutant that does not compile, or compiles to the same code, is no mutant; the caller notices.
"""
import re

TOKEN = re.compile(r"""(?P<skip>/\*.*?\*/|//[^\n]*|^[ \t]*\#(?:\\\n|[^\n])*|\s+)
    |(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
    |(?P<number>0[xX][0-9a-fA-F]+[uUlL]*|\d+(?:\.\d*)?[uUlL]*)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<op>\.\.\.|<<=|>>=|->|\+\+|--|&&|\|\||[-+*/%&|^<>=!]=|<<|>>|.)""", re.S | re.M | re.X)
KEYWORDS = {"return", "case", "if", "while", "for", "switch", "sizeof", "else", "do", "goto", "break", "continue"}
OTHER = {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
         "+": ["-"], "-": ["+"], "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["|"], "*": ["+"], "/": ["*"],
         "%": ["/"], "+=": ["-="], "-=": ["+="], "|=": ["&=", "="], "&=": ["|=", "="], "++": ["--"], "--": ["++"]}
SYMMETRIC = {"strcmp", "strncmp", "memcmp", "ref_same", "place_same", "offsets_gcd", "min64", "max64"}
OPEN, CLOSE = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}


class Token:
    def __init__(self, kind, text, at, line):
        self.kind, self.text, self.at, self.end, self.line = kind, text, at, at + len(text), line


def tokens_of(text):
    tokens, line = [], 1
    for found in TOKEN.finditer(text):
        if found.lastgroup != "skip":
            tokens.append(Token(found.lastgroup, found.group(), found.start(), line))
        line += found.group().count("\n")
    return tokens


def matching(tokens, k):
    """The index of the bracket that closes the one at k, or None."""
    depth = 0
    for j in range(k, len(tokens)):
        depth += (tokens[j].text in OPEN) - (tokens[j].text in CLOSE)
        if not depth:
            return j
    return None


def extent(tokens, k, step, stops):
    """The last token of the operand that begins beside token k, before one of `stops` or a bracket that it is in."""
    depth, j = 0, k + step
    begins, ends = (OPEN, CLOSE) if step > 0 else (CLOSE, OPEN)
    while 0 <= j < len(tokens):
        word = tokens[j].text
        if not depth and (word in stops or word in ends):
            return j - step
        depth += (word in begins) - (word in ends)
        j += step
    return None


def is_binary(text, tokens, k):
    """Whether operator k has a left operand; the formatter puts spaces around it then."""
    t, before = tokens[k], tokens[k - 1]
    ends = before.kind in ("number", "text") or before.text in (")", "]") or \
        (before.kind == "word" and before.text not in KEYWORDS)
    return ends and text[t.end:t.end + 1] == " " and text[t.at - 1:t.at] == " "


def edits(text, enums):
    """All mutations as (begin, end, new text)."""
    tokens = tokens_of(text)
    logic = {"&&", "||", "?", ":", ",", ";", "=", "return", "|=", "&="}
    for k, t in enumerate(tokens):
        before = tokens[k - 1] if k else None
        after = tokens[k + 1] if k + 1 < len(tokens) else None
        if after is None or before is None:
            continue
        if t.text == "if" and after.text == "(":
            end = matching(tokens, k + 1)
            if end:
                a, b = after.end, tokens[end].at
                yield a, b, "!(" + text[a:b] + ")"
                yield a, b, "true"
                yield a, b, "false"
        elif t.kind == "op" and t.text in OTHER:
            if t.text in ("++", "--") or is_binary(text, tokens, k):
                for other in OTHER[t.text]:
                    yield t.at, t.end, other
            if t.text in ("&&", "||"):
                a, b = extent(tokens, k, -1, logic), extent(tokens, k, 1, logic)
                if a is not None and b is not None:
                    yield tokens[a].at, after.at, ""                    # the right operand alone
                    yield before.end, tokens[b].end, ""
            elif t.text in ("-", "<", "<=", "<<", ">>") and is_binary(text, tokens, k) and \
                    before.kind in ("word", "number") and after.kind in ("word", "number"):
                if tokens[k - 2].text not in (".", "->") and tokens[k + 2].text not in (".", "->", "(", "["):
                    yield before.at, after.end, f"{after.text} {t.text} {before.text}"
        elif t.text in ("!", "~") or (t.text == "-" and before.text in ("(", ",", "=", "return", "?", ":")):
            yield t.at, t.end, ""
        elif t.text == "?":
            a = extent(tokens, k, 1, {":", ";", ","})
            colon = a + 1 if a else None
            b = extent(tokens, colon, 1, {";", ",", ":", "?"}) if colon and tokens[colon].text == ":" else None
            if b:
                first, second = text[after.at:tokens[a].end], text[tokens[colon + 1].at:tokens[b].end]
                yield after.at, tokens[b].end, f"{second} : {first}"
        elif t.kind == "number" and "." not in t.text:
            digits, suffix = re.fullmatch(r"(\w+?)([uUlL]*)", t.text).groups() if not t.text.lower().startswith("0x") \
                else re.fullmatch(r"(0[xX][0-9a-fA-F]+)([uUlL]*)", t.text).groups()
            value = int(digits, 0) if digits == "0" or not digits.startswith("0") or "x" in digits.lower() else int(digits, 8)
            yield t.at, t.end, f"{value + 1}{suffix}"
            if value:
                yield t.at, t.end, f"{value - 1}{suffix}"
        elif t.text in ("true", "false"):
            yield t.at, t.end, "false" if t.text == "true" else "true"
        elif t.kind == "word" and t.text in enums and before.text != "case":
            for other in enums[t.text]:
                yield t.at, t.end, other
        if t.kind == "word" and t.text not in KEYWORDS | SYMMETRIC and after.text == "(":
            end, args, j = matching(tokens, k + 1), [], k + 1
            while end and j < end:
                last = extent(tokens, j, 1, {","})
                if last is None or last <= j:
                    break
                args.append((tokens[j + 1].at, tokens[last].end))
                j = last + 1
            typed = re.compile(r"^(const |struct |enum )*[A-Za-z_]\w* +\**[A-Za-z_]\w*(\[.*\])?$")
            for (a, b), (c, d) in zip(args, args[1:]):                  # a declaration's parameters stay
                if text[a:b] != text[c:d] and not (typed.match(text[a:b]) and typed.match(text[c:d])):
                    yield a, d, text[c:d] + text[b:c] + text[a:b]
        if t.kind == "word" and (before.text in (";", "{", "}", ")", "else") or before.text == ":"):
            statement = t.text in ("break", "continue") or (
                t.text not in KEYWORDS and after.text in ("(", ".", "->", "[", "=", "++", "--", "+=", "-=", "|=", "&=", "*="))
            last = extent(tokens, k - 1, 1, {";"}) if statement else None
            if last and tokens[last + 1].text == ";":
                yield t.at, tokens[last].end, ""


def mutations(text, enums):
    lines, starts = text.split("\n"), [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    seen, found = set(), []
    import bisect
    for a, b, new in edits(text, enums):
        n = bisect.bisect_right(starts, a) - 1
        if b > starts[n] + len(lines[n]):
            continue                                            # it spans lines
        old = lines[n]
        line = old[:a - starts[n]] + new + old[b - starts[n]:]
        if line != old and (n, line) not in seen:
            seen.add((n, line))
            found.append((n + 1, old, line))
    return found


def enums_of(texts):
    """Each constant of an enum, with its neighbours."""
    neighbours = {}
    for text in texts:
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
        rows = [re.findall(r"^OP\((\w+)", text, re.M)]
        rows[0] = ["OP_" + name for name in rows[0]]
        for body in re.findall(r"\benum\b[\w\s]*\{([^}]*)\}", text):
            rows.append([n for n in (re.match(r"\s*([A-Z][A-Z0-9_]+)\b", part) for part in body.split(",")) if n])
            rows[-1] = [n.group(1) for n in rows[-1]]
        for names in rows:
            for a, b in zip(names, names[1:]):
                neighbours.setdefault(a, []).append(b)
                neighbours.setdefault(b, []).append(a)
    return neighbours
