# copies.awk: kernels that copy and fill memory, to be executed.
#
#     awk -v dir=FOLDER -v every=N -f copies.awk
#
# writes FOLDER/copies.K.nvir, modules of kernels, and FOLDER/copies.K.launch, which launches each of them several
# times. There is a kernel for each pair of spaces, alignment, and length: memcpy between two objects, memmove within
# one, memset. A kernel initialises a destination (and, unless it is constant memory or a parameter, a source) in its
# space, executes one intrinsic, and writes the whole destination to a buffer. The pointers have the type of their space
# or are generic. Only every N-th kernel is written; the order is that of a pseudo-random number, so each N samples all
# dimensions.

function pointer(space) { return space == 0 ? "ptr" : "ptr addrspace(" space ")" }
function mangled(space) { return "p" space }
# The space of the object that a name stands for, and of the pointer to it: "g" global, "s" shared, "l" local,
# "c" constant, "p" parameter; upper case: as a generic pointer.
function space_of(letter) { return letter ~ /[A-Z]/ ? 0 : typed[letter] }

# Emits the definition of %NAME, a pointer to the object of a letter, of the type that the letter demands.
function object(name, letter,    low, from) {
    low = tolower(letter)
    if (low == "g") from = "%" name ".arg"
    else if (low == "l") { put("%" name ".slot = alloca [SIZE x i8], align 16, addrspace(5)"); from = "%" name ".slot" }
    else if (low == "p") {
        if (letter == "P") return alias[name] = "%param"
        put("%" name ".raw = addrspacecast ptr %param to ptr addrspace(101)"); return alias[name] = "%" name ".raw"
    }
    else from = low == "s" ? "@shared." name : "@constant"
    if (letter == low) return alias[name] = from
    put("%" name " = addrspacecast " pointer(typed[low]) " " from " to ptr")
    return alias[name] = "%" name
}
function put(line) { gsub(/SIZE/, 512, line); text = text "  " line "\n" }
# Emits a loop over the bytes of an object.
function each_byte(label, body) {
    put("br label %" label)
    text = text label ":\n"
    put("%i." label " = phi i32 [ 0, %" last " ], [ %n." label ", %" label " ]")
    body_text(body, label)
    put("%n." label " = add i32 %i." label ", 1")
    put("%c." label " = icmp eq i32 %n." label ", 512")
    put("br i1 %c." label ", label %" label ".end, label %" label)
    text = text label ".end:\n"
    last = label ".end"
}
# Copies byte i from a global buffer to an object (body "in NAME LETTER"), or from it to the result ("out ...").
function body_text(body, label,    w, p) {
    split(body, w, " ")
    p = pointer(space_of(w[3]))
    put("%p." label " = getelementptr i8, " p " " alias[w[2]] ", i32 %i." label)
    put("%b." label " = getelementptr i8, ptr addrspace(1) %" (w[1] == "in" ? "bytes" : "out") ", i32 %i." label)
    if (w[1] == "in") {
        put("%x." label " = load i8, ptr addrspace(1) %b." label)
        put("%y." label " = xor i8 %x." label ", " (w[2] == "to" ? 0 : 85))
        put("store i8 %y." label ", " p " %p." label)
    } else {
        put("%x." label " = load i8, " p " %p." label)
        put("store i8 %x." label ", ptr addrspace(1) %b." label)
    }
}

# One kernel. op: memcpy, memmove, memset; to, from: letters; length: a number, or "i32" or "i64" for an argument.
function kernel(op, to, from, align, size,    name, n, lt, p, q, byval, named) {
    number = (number * 1103515245 + 12345) % 2147483648
    if (int(number / 65536) % every) return
    name = "k" count++
    named = op == "memmove" ? count % 3 : 0   # 1: the source is the object itself; 2: the destination is
    text = ""; last = "entry"
    byval = tolower(from) == "p" ? ", ptr byval([128 x i8]) align 16 %param" : ""
    text = "entry:\n"
    object("to", to)
    if (op == "memmove") alias["from"] = alias["to"]
    else if (op == "memcpy") object("from", from)
    if (op == "memmove" && space_of(from) != space_of(to)) {
        put("%from = addrspacecast " pointer(space_of(to)) " " alias["to"] " to " pointer(space_of(from)))
        alias["from"] = "%from"
    }
    each_byte("fill", "in to " to)
    if (op == "memcpy" && tolower(from) !~ /[cp]/) each_byte("source", "in from " from)
    lt = size ~ /^i/ ? size : (count % 2 ? "i32" : "i64")
    n = size ~ /^i/ ? "%n" : size
    if (size == "i32") put("%n = trunc i64 %length to i32")
    if (size == "i64") put("%n = add i64 %length, 0")
    p = pointer(space_of(to)); q = pointer(space_of(from))
    at["to"] = named == 2 ? alias["to"] : "%d"; at["from"] = named == 1 ? alias["from"] : "%s"
    put("%d = getelementptr i8, " p " " alias["to"] ", i64 %at")
    if (op == "memset") {
        put("%byte = trunc i64 %start to i8")
        put("call void @llvm.memset." mangled(space_of(to)) "." lt "(" p " align " align " %d, i8 " (count % 3 ? "%byte" : "-86") ", " lt " " n ", i1 false)")
        declare["declare void @llvm.memset." mangled(space_of(to)) "." lt "(" p ", i8, " lt ", i1)"]
    } else {
        put("%s = getelementptr i8, " q " " alias["from"] ", i64 %start")
        put("call void @llvm." op "." mangled(space_of(to)) "." mangled(space_of(from)) "." lt "(" p " align " align " " at["to"] ", " q " align " align " " at["from"] ", " lt " " n ", i1 " (count % 5 ? "false" : "true") ")")
        declare["declare void @llvm." op "." mangled(space_of(to)) "." mangled(space_of(from)) "." lt "(" p ", " q ", " lt ", i1)"]
    }
    each_byte("result", "out to " to)
    body = body "define ptx_kernel void @" name "(ptr addrspace(1) align 16 %to.arg, ptr addrspace(1) align 16 %from.arg, ptr addrspace(1) %bytes, ptr addrspace(1) %out, i64 %at, i64 %start, i64 %length" byval ") {\n" text "  ret void\n}\n"
    launches(name, align, byval, named)
    if (count % 100 == 0) flush_module()
}
# Launches a kernel with destinations before, at, and after the source, in steps of the alignment.
function launches(name, align, byval, named,    i, n, at, list, most, pairs) {
    most = byval ? 64 : 200
    pairs = byval ? "96,0 0," align : "96,96 96," 96 + align " 96," 96 - align " 0,128 128,0 64,96"
    if (named == 1) pairs = "0,0 " align ",0 96,0 128,0"
    if (named == 2) pairs = "0,0 0," align " 0,96 0,128"
    n = split(pairs, list, " ")
    for (i = 1; i <= n; i++) {
        split(list[i], at, ",")
        buffers++
        launch = launch "-buffer out" buffers "=u8[512]=none\n-kernel " name " -arg u8[512]=zero -arg u8[512]=zero -arg bytes -arg out" buffers \
            " -arg i64:" at[1] " -arg i64:" at[2] " -arg i64:" (i * 37 + align) % most \
            (byval ? " -arg {u64:0x0102030405060708,u64:0x1112131415161718,u64:0x2122232425262728,u64:0x3132333435363738,u64:0x4142434445464748,u64:0x5152535455565758,u64:0x6162636465666768,u64:0x7172737475767778,u64:1,u64:2,u64:3,u64:4,u64:5,u64:6,u64:7,u64:8}" : "") "\n"
    }
}
function flush_module(    file, d, i) {
    if (body == "") return
    file = dir "/copies." modules++
    print "target triple = \"nvptx64-nvidia-cuda\"" > (file ".nvir")
    print "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"" > (file ".nvir")
    print "@shared.to = internal addrspace(3) global [512 x i8] undef, align 16" > (file ".nvir")
    print "@shared.from = internal addrspace(3) global [512 x i8] undef, align 16" > (file ".nvir")
    printf "@constant = internal addrspace(4) constant [512 x i8] c\"" > (file ".nvir")
    for (i = 0; i < 512; i++) printf "\\%02X", (i * 7 + 3) % 256 > (file ".nvir")
    print "\", align 16" > (file ".nvir")
    for (d in declare) print d > (file ".nvir")
    printf "%s", body > (file ".nvir")
    printf "-buffer bytes=u8[512]=iota\n%s", launch > (file ".launch")
    close(file ".nvir"); close(file ".launch")
    split("", declare); body = launch = ""; buffers = 0
}
BEGIN {
    typed["g"] = 1; typed["s"] = 3; typed["l"] = 5; typed["c"] = 4; typed["p"] = 101
    if (!every) every = 1
    number = 1
    nt = split("g G s S l L", to, " ")
    nf = split("g G s S l L c C P", from, " ")
    na = split("1 2 4 8 16", align, " ")
    nl = split("1 3 8 16 31 128 129 160 i32 i64", len, " ")
    for (a = 1; a <= na; a++) for (l = 1; l <= nl; l++) for (t = 1; t <= nt; t++) {
        kernel("memset", to[t], to[t], align[a], len[l])
        for (f = 1; f <= nf; f++) {
            if (from[f] != "P" || len[l] !~ /^1[0-9][0-9]/) kernel("memcpy", to[t], from[f], align[a], len[l])
            if (tolower(to[t]) == tolower(from[f])) kernel("memmove", to[t], from[f], align[a], len[l])
        }
    }
    flush_module()
}
