# intrinsics.awk -v dir=FOLDER [-v literal=1]: emits modules that call each row of an expanded table of intrinsics that has a
# signature without open types, with parameters as operands or (literal=1) with constants; or (extreme=1) with a constant
# at the end of its range as one operand of each form, and only such forms.
#
# One function for each row, or more if the row has alternatives: one for each value of a constant operand, one for
# each space of a pointer written with '&', one for each of several targets. Files are named by the needs of the row:
# TARGET-VERSION[-tex].nvir, or TARGET-VERSION-ROW.nvir if only the value of a constant needs TARGET and the row
# itself needs ROW. A file has a head of two lines, then two lines for each form: declaration (if it is new) and
# function. Prints, for each form: FILE, tab, line of the function in it, tab, name of the row.

# Types of the signature language, and their names in the suffix of an overloaded intrinsic.
function ir_type(t,    n, w, i, part, text) {
    if (t ~ /^p[0-9]+$/) return t == "p0" ? "ptr" : "ptr addrspace(" substr(t, 2) ")"
    if (t ~ /^v[0-9]+/) {
        n = substr(t, 2) + 0; sub(/^v[0-9]+/, "", t)
        return "<" n " x " ir_type(t) ">"
    }
    if (t ~ /^\{/) {
        n = split_list(substr(t, 2, length(t) - 2), part)
        for (i = 1; i <= n; i++) text = text (i > 1 ? ", " : "") ir_type(part[i])
        return "{ " text " }"
    }
    if (t == "f16") return "half"
    if (t == "bf16") return "bfloat"
    if (t == "f32") return "float"
    if (t == "f64") return "double"
    return t
}
# "a,b*3,{c,d}!" -> part[1..n]: one entry for each element, '!' kept after it.
function split_list(s, part,    n, depth, i, c, word) {
    n = 0; word = ""; depth = 0
    for (i = 1; i <= length(s) + 1; i++) {
        c = substr(s, i, 1)
        if (c == "{") depth++
        if (c == "}") depth--
        if ((c == "," && depth == 0) || i > length(s)) { if (word != "") n = entry(word, part, n); word = "" }
        else word = word c
    }
    return n
}
function entry(word, part, n,    count, imm) {
    count = 1
    imm = word ~ /!/ && word !~ /!.*}/
    if (imm) sub(/!/, "", word)
    if (match(word, /\*[0-9]+$/)) { count = substr(word, RSTART + 1) + 0; word = substr(word, 1, RSTART - 1) }
    while (count-- > 0) part[++n] = word (imm ? "!" : "")
    return n
}

# The texts that argument k chooses from, if any: part[1..n].
function choices(ptx, k, part,    at, rest) {
    at = index(ptx, "$" k "(")
    if (!at) return 0
    rest = substr(ptx, at + length(k) + 2)
    return split(substr(rest, 1, index(rest, ")") - 1), part, "|")
}
function constant(type, value) { return type == "i1" ? (value ? "true" : "false") : value }
# "i32[24..256]%8!" -> "i32!"; the least number goes to lowest[k].
function unlimited(t, k) {
    lowest[k] = match(t, /\[[0-9]+/) ? substr(t, RSTART + 1) + 0 : 0
    gsub(/\[[^]]*\]|%[0-9^]+/, "", t)
    return t
}
# A constant for an operand that need not be one; "" if it stays a parameter.
function literally(k, t) {
    if (k == at) return last
    if (!literal || t ~ /^[p{]/) return ""
    if (t ~ /^v/) return "zeroinitializer"
    if (t ~ /f/) return "1.0"
    return constant(t, lowest[k])
}

# A pointer to tensor memory cannot be a parameter, so it is made from an integer.
function handle(t) { return t == "p6" }
# Emits one form. pick[k]: the value of constant argument k; space[k]: the space of pointer argument k, if not as written.
function form(name, target, version, result, n, arg, ptx, pick, space, mark,    file, i, t, params, types, actual, suffix, made, leave, given) {
    for (i = 1; i <= n; i++) {
        t = arg[i]; sub(/!$/, "", t)
        if (i in space) { t = "p" space[i]; suffix = suffix "." t }
        types = types (i > 1 ? ", " : "") ir_type(t)
        if (arg[i] ~ /!$/ && i != at) actual = actual (i > 1 ? ", " : "") ir_type(t) " " constant(t, i in pick ? pick[i] : lowest[i])
        else if (literally(i, t) != "") actual = actual (i > 1 ? ", " : "") ir_type(t) " " literally(i, t)
        else {
            params = params (params ? ", " : "") (handle(t) ? "i32 %h" i : ir_type(t) " %a" i)
            if (handle(t)) made = made "%a" i " = inttoptr i32 %h" i " to ptr addrspace(6) "
            actual = actual (i > 1 ? ", " : "") ir_type(t) " %a" i
        }
    }
    file = dir "/" target "-" version mark ".nvir"
    if (!(file in lines)) {
        lines[file] = 2
        print "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"" > file
    }
    leave = result == "void" ? "ret void" : "ret " ir_type(result) " %r"
    given = result == "p101" ? "i32" : ir_type(result)
    if (result == "p101") leave = "%v = load i32, ptr addrspace(101) %r ret i32 %v"
    result = ir_type(result)
    t = result ~ /^void$/ ? "call void" : "%r = call " result
    if (!((file, name suffix) in declared)) print "declare " result " @" name suffix "(" types ")" > file
    else print "" > file
    declared[file, name suffix] = 1
    print "define " given " @f" lines[file] "(" params ") { " made t " @" name suffix "(" actual ") " leave " }" > file
    lines[file] += 2
    print file "\t" lines[file] "\t" name
}
# All alternatives of each operand, with the first ones of the others; those with a target of their own once, with the
# first ones of the row.
function forms(name, target, version, result, n, arg, ptx, spaces, mark,    i, j, m, part, none, pick, space, list, made, need, only, v) {
    for (i = 1; i <= n; i++) {
        if (arg[i] ~ /!$/ && (m = choices(ptx, i, part)) > 1) {
            pick[i] = part[1] == part[2] ? 1 : 0
            for (j = pick[i] + 1; j < m; j++) {
                v = version; need = target; only = mark
                if (part[j + 1] ~ /^~/) {     # "~100f 110f:88~text": targets of this choice
                    need = substr(part[j + 1], 2, index(part[j + 1], ":") - 2)
                    v = substr(part[j + 1], index(part[j + 1], ":") + 1) + 0
                    if (target != first) continue
                    if (index(" " need " ", " " target " ") == 0) only = "-" target
                }
                again(name, need, v > version ? v : version, result, n, arg, ptx, i, j, only)
            }
        }
        if (ptx ~ "&" i "([^0-9]|$)" && arg[i] == "p0") {
            m = split(spaces == "MATRIX" ? "1 3" : spaces == "ATOMIC" ? "1 3" : spaces == "GLOBAL" ? "1" : spaces == "SHARED" ? "3" : "", list, " ")
            for (j = 1; j <= m; j++) { space[i] = list[j]; form(name, target, version, result, n, arg, ptx, pick, space, mark) }
            delete space
        }
    }
    form(name, target, version, result, n, arg, ptx, pick, space, mark)
}
# Each integer operand at the ends of its range: all bits set; also least and greatest, if no template depends on it.
function ends(name, target, version, result, n, arg, ptx, mark,    bits, j, m, end, none, part) {
    split("", none)
    for (at = 1; at <= n; at++) {
        if (arg[at] !~ /^i[0-9]+!?$/) continue
        bits = substr(arg[at], 2) + 0
        m = split(bits == 1 ? "true" : bits > 32 ? "-1" : "-1 " sprintf("%d %d", -2 ^ (bits - 1), 2 ^ (bits - 1) - 1), end, " ")
        if (arg[at] !~ /!$/ || choices(ptx, at, part) > 1) m = 1
        for (j = 1; j <= m; j++) { last = end[j]; form(name, target, version, result, n, arg, ptx, none, none, mark) }
    }
    at = 0
}
function again(name, targets, version, result, n, arg, ptx, at, value, mark,    m, i, list, pick, none) {
    pick[at] = value
    m = split(targets, list, " ")
    split("", none)
    for (i = 1; i <= m; i++) form(name, list[i], version, result, n, arg, ptx, pick, none, mark)
}

/^INTRIN\("/ {
    n = split($0, quoted, "\"")
    name = quoted[2]; signature = quoted[4]
    open = index(signature, "(")
    null = quoted[5] ~ /^, NULL/
    ptx = null ? "" : quoted[6]
    rest = quoted[null ? 5 : 7]
    target = quoted[null ? 6 : 8]; version = quoted[null ? 7 : 9]; gsub(/[^0-9]/, "", version)
    split(rest, word, ", ")
    spaces = word[null ? 5 : 4]
    if (!open || signature ~ /metadata|any|vec|ptr/ || name !~ /^llvm\./ || name ~ /texsurf|reflect/) { print "-\t0\t" name; next }
    narg = split_list(substr(signature, open + 1, length(signature) - open - 1), arg)
    for (k = 1; k <= narg; k++) arg[k] = unlimited(arg[k], k)
    m = split(target, target_list, " ")
    first = target_list[1]
    mark = rest ~ /TEXMODE/ ? "-tex" : ""
    for (k = 1; k <= m; k++)
        if (extreme) ends(name, target_list[k], version, substr(signature, 1, open - 1), narg, arg, ptx, mark)
        else forms(name, target_list[k], version, substr(signature, 1, open - 1), narg, arg, ptx, spaces, mark)
}
