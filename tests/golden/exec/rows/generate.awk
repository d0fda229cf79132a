# generate.awk: a module with one function for each row of an expanded table of intrinsics, which calls what the row describes.
#
#    awk -f generate.awk signatures table.def > rows.nvir
#
# The file of signatures has types for the rows that leave theirs open: "NAME SUFFIX SIGNATURE".
function type(t,    n, c) {                     # a type of the table's as one of the language
    if (match(t, /^v[0-9]+/)) { n = substr(t, 2, RLENGTH - 1); return "<" n " x " type(substr(t, RLENGTH + 1)) ">" }
    c = substr(t, 1, 1)
    if (c == "p") return t == "p0" ? "ptr" : "ptr addrspace(" substr(t, 2) ")"
    if (t == "f16") return "half"
    if (t == "bf16") return "bfloat"
    if (t == "f32") return "float"
    if (t == "f64") return "double"
    return t
}
function split_types(list, out,    n, i, part, k, times, m) {   # "i32*3,{f32,f32}" -> out[1..n]
    m = 0
    n = split(list, part, ",")
    for (i = 1; i <= n; i++) {
        times = 1
        if (match(part[i], /\*[0-9]+/)) {
            times = substr(part[i], RSTART + 1, RLENGTH - 1) + 0
            part[i] = substr(part[i], 1, RSTART - 1)
        }
        for (k = 0; k < times; k++) out[++m] = part[i]
    }
    return m
}
function result_type(r,    inner, n, i, s, out) {
    if (r !~ /^\{/) return type(r)
    n = split_types(substr(r, 2, length(r) - 2), out)
    for (i = 1; i <= n; i++) s = s (i > 1 ? ", " : "") type(out[i])
    return "{" s "}"
}
# A constant operand: the first choice of a template, or the least number that the instruction takes.
function constant(t) {
    return t ~ /^i1[^0-9]/ ? "false" : match(t, /\[[0-9]+/) ? substr(t, RSTART + 1) + 0 : 0
}
function unlimited(t) { sub(/[[%!].*/, "", t); return t }
function row(name, suffix, signature,    r, args, n, i, arg, list, params, types, t, ret) {
    r = substr(signature, 1, index(signature, "(") - 1)
    args = substr(signature, index(signature, "(") + 1)
    sub(/\)$/, "", args)
    n = args == "" ? 0 : split_types(args, arg)
    for (i = 1; i <= n; i++) {
        t = unlimited(arg[i])
        if (arg[i] ~ /!/) list = list (i > 1 ? ", " : "") type(t) " " constant(arg[i])
        else if (t == "p6") list = list (i > 1 ? ", " : "") type(t) " null"
        else if (t == "metadata") list = list (i > 1 ? ", " : "") "metadata " (name !~ /constrained/ ? "!{}" : i < n ? "!\"round.tonearest\"" : "!\"fpexcept.ignore\"")
        else {
            list = list (i > 1 ? ", " : "") type(t) " %a" i
            params = params (params ? ", " : "") type(t) " %a" i
        }
        types = types (i > 1 ? ", " : "") type(t)
    }
    ret = result_type(r)
    if (!declared[name suffix]++) print "declare " ret " @" name suffix "(" types ")"
    print "define void @\"row." name "\"(" params ") {"
    print "  " (ret == "void" ? "" : "%r = ") "call " ret " @" name suffix "(" list ")"
    print "  ret void\n}"
}
FILENAME == ARGV[1] { if (NF == 3) { suffix_of[$1] = $2 == "-" ? "" : $2; signature_of[$1] = $3 } next }
/^INTRIN/ {
    split($0, q, "\"")
    name = q[2]; signature = q[4]
    suffix = ""
    if (name in signature_of) { signature = signature_of[name]; suffix = suffix_of[name] }
    else if ($0 ~ /&[0-9]/) {
        copy = signature; suffix = ""
        while (match(copy, /p[0-9]+/)) { suffix = suffix "." substr(copy, RSTART, RLENGTH); copy = substr(copy, RSTART + RLENGTH) }
    }
    if (signature == "skip") next
    if (signature == "") { print "no signature: " name > "/dev/stderr"; next }
    row(name, suffix, signature)
}
