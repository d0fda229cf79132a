# generate.awk: the matrix of forms, operation x type x space x ordering x scope, one function on each line.
#
#     awk -v dir=FOLDER -v batch=400 -f generate.awk
#
# writes FOLDER/SM.K.nvir, batches of functions whose lowest target is sm_SM (75, the lowest that ptxas 13 supports,
# includes all targets before it; SM-WORD is a separate batch), after a head of four lines. Prints the number of
# functions in each file: "FILE COUNT".

function flush_name(sm) { return dir "/" sm "." int(count[sm] / batch) ".nvir" }
# One form: a function of result type r with parameters p and body b, for targets from sm on.
function form(sm, r, p, b,    file) {
    file = flush_name(sm)
    if (!(file in lines)) {
        lines[file] = 4
        print "target triple = \"nvptx64-nvidia-cuda\"" > file
        print "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"" > file
        print "!0 = !{i32 1}\n!1 = !{}" > file
    }
    lines[file]++
    print "define " r " @f" count[sm]++ "(" p ") { " b " }" > file
}
function pointer(space) { return space == 0 ? "ptr" : "ptr addrspace(" space ")" }
function scope_text(s) { return s == "system" ? "" : "syncscope(\"" s "\") " }
function most(a, b) { return a > b ? a : b }
function needs(space, scope) { return space == 7 || scope == "cluster" ? 90 : 75 }
# "half" and "i32" have a width; a vector's elements too.
function element(t) { sub(/^<[0-9]+ x /, "", t); sub(/>$/, "", t); return t }
function lanes(t) { return t ~ /^</ ? substr(t, 2) + 0 : 0 }
function width(t) { t = element(t); return t == "half" || t == "bfloat" ? 16 : t == "float" ? 32 : t == "double" ? 64 : substr(t, 2) + 0 }

function atomics(    o, t, s, d, c, i, no, nt, ns, nd, nc, op, ty, sp, ord, sc, fail, nf, fo, f, b) {
    ns = split("0 1 3 5 7", sp); nd = split("monotonic acquire release acq_rel seq_cst", ord)
    nc = split("system device block cluster singlethread", sc)
    no = split("xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat", op)
    nt = split("i8 i16 i32 i64", ty)
    for (o = 1; o <= no; o++) for (t = 1; t <= nt; t++) for (s = 1; s <= ns; s++) for (d = 1; d <= nd; d++)
        for (c = 1; c <= nc; c++) if (width(ty[t]) >= 32 || (o + t + s + d + c) % 7 == 0) rmw(op[o], ty[t], sp[s], ord[d], sc[c])
    for (o = 1; o <= no; o++) for (s = 1; s <= 3; s++) rmw(op[o], "i128", sp[s], ord[1 + (o + s) % nd], "device")
    no = split("xchg fadd fsub fmax fmin fmaximum fminimum", op)
    nt = split("half bfloat float double", ty)
    for (o = 1; o <= no; o++) for (t = 1; t <= nt; t++) for (s = 1; s <= ns; s++) for (d = 1; d <= nd; d++)
        for (c = 1; c <= nc; c++) if (op[o] == "fadd" || (o + t + s + d + c) % 5 == 0) rmw(op[o], ty[t], sp[s], ord[d], sc[c])
    nf = split("monotonic acquire seq_cst", fail)
    nt = split("i8 i16 i32 i64 i128 ptr", ty)
    for (t = 1; t <= nt; t++) for (s = 1; s <= ns; s++) for (d = 1; d <= nd; d++) for (f = 1; f <= nf && sp[s] != 5; f++)
        for (c = 1; c <= nc; c++) if (ty[t] ~ /32|64/ || (t + s + d + f + c) % 3 == 0) {
            b = "%r = cmpxchg " ((t + c) % 2 ? "weak " : "") pointer(sp[s]) " %p, " ty[t] " %x, " ty[t] " %y " scope_text(sc[c]) ord[d] " " fail[f]
            form(sp[s] == 7 ? "90-cluster" : most(needs(sp[s], sc[c]), ty[t] == "i128" ? 90 : 75), ty[t], pointer(sp[s]) " %p, " ty[t] " %x, " ty[t] " %y",
                 b " %v = extractvalue { " ty[t] ", i1 } %r, 0 ret " ty[t] " %v")
        }
    for (d = 2; d <= nd; d++) for (c = 1; c <= nc; c++) form(needs(0, sc[c]), "void", "", "fence " scope_text(sc[c]) ord[d] " ret void")
    nt = split("i8 i16 i32 i64 i128 half bfloat float double ptr", ty)
    nd = split("unordered monotonic acquire seq_cst", ord); split("unordered monotonic release seq_cst", fo)
    for (t = 1; t <= nt; t++) for (s = 1; s <= ns; s++) for (d = 1; d <= nd; d++) for (c = 1; c <= nc; c++) {
        b = pointer(sp[s]) " %p " scope_text(sc[c])
        form(needs(sp[s], sc[c]), ty[t], pointer(sp[s]) " %p", "%r = load atomic " ((d + c) % 3 ? "" : "volatile ") ty[t] ", " b ord[d] ", align 16 ret " ty[t] " %r")
        form(needs(sp[s], sc[c]), "void", pointer(sp[s]) " %p, " ty[t] " %x", "store atomic " ((d + c) % 3 ? "" : "volatile ") ty[t] " %x, " b fo[d] ", align 16 ret void")
    }
}
function rmw(op, t, space, order, scope,    b) {
    b = "%r = atomicrmw " op " " pointer(space) " %p, " t " %x " scope_text(scope) order
    if (n_rmw++ % 2) form(most(needs(space, scope), t == "i128" ? 90 : 75), t, pointer(space) " %p, " t " %x", b " ret " t " %r")
    else form(most(needs(space, scope), t == "i128" ? 90 : 75), "void", pointer(space) " %p, " t " %x", b " ret void")
}

function accesses(    t, s, q, nt, ns, nq, ty, sp, load, store, p) {
    nt = split("i1,i7,i8,i16,i24,i32,i48,i64,i100,i128,half,bfloat,float,double,ptr,ptr addrspace(3),<2 x i8>,<4 x i8>,<8 x i8>,<16 x i8>," \
               "<2 x i16>,<4 x i16>,<2 x half>,<8 x half>,<2 x bfloat>,<2 x i32>,<3 x i32>,<4 x i32>,<4 x float>,<2 x i64>,<2 x double>," \
               "<4 x double>,<8 x float>,<8 x i1>,<5 x i3>,<2 x i50>,<3 x i65>,<7 x i12>,i200,<2 x i128>,<3 x i8>,<5 x i16>,<2 x ptr>,[3 x i16],{ i8@ i32@ double },<{ i8@ i64 }>", ty, ",")
    ns = split("0 1 3 4 5 7", sp)
    nq = split(" ,volatile,, align 1,, !nontemporal !0,, !invariant.load !1,, align 16", load, ",")
    split("load X,load volatile X,load X align 1,load X !nontemporal !0,load X !invariant.load !1,load X align 16", load, ","); nq = 6
    for (t = 1; t <= nt; t++) {
        gsub(/@/, ",", ty[t])
        for (s = 1; s <= ns; s++) for (q = 1; q <= nq; q++) {
            p = pointer(sp[s]) " %p"
            tail = load[q] ~ /align 1$/ ? ", align 1" : load[q] ~ /16/ ? ", align 16" : load[q] ~ /nontemp/ ? ", !nontemporal !0" : load[q] ~ /invar/ ? ", !invariant.load !1" : ""
            vol = load[q] ~ /volatile/ ? "volatile " : ""
            form(needs(sp[s], ""), ty[t], p, "%r = load " vol ty[t] ", " p tail " ret " ty[t] " %r")
            if (sp[s] != 4 && load[q] !~ /invar/) form(needs(sp[s], ""), "void", p ", " ty[t] " %x", "store " vol ty[t] " %x, " p tail " ret void")
        }
    }
}

function arithmetic(    o, t, no, nt, op, ty, k, nk, pr, u) {
    nt = split("i1,i7,i8,i16,i24,i32,i33,i64,i65,i128,i200,i256,<2 x i128>,<3 x i65>,<2 x i8>,<4 x i8>,<2 x i16>,<3 x i16>,<4 x i32>,<2 x i64>,<5 x i1>", ty, ",")
    no = split("add,add nsw,add nuw,sub,sub nsw,mul,mul nuw,udiv,sdiv,udiv exact,urem,srem,shl,shl nuw,lshr,lshr exact,ashr,and,or,or disjoint,xor", op, ",")
    nk = split("eq ne ugt uge ult ule sgt sge slt sle", pr, " ")
    for (t = 1; t <= nt; t++) {
        u = lanes(ty[t]) ? "<" lanes(ty[t]) " x i1>" : "i1"
        for (o = 1; o <= no; o++) {
            form(75, ty[t], ty[t] " %a, " ty[t] " %b", "%r = " op[o] " " ty[t] " %a, %b ret " ty[t] " %r")
            if (!lanes(ty[t]) && width(ty[t]) > 1) form(75, ty[t], ty[t] " %a", "%r = " op[o] " " ty[t] " %a, " 1 + o % 5 " ret " ty[t] " %r")
        }
        for (k = 1; k <= nk; k++) form(75, u, ty[t] " %a, " ty[t] " %b", "%r = icmp " pr[k] " " ty[t] " %a, %b ret " u " %r")
        common(ty[t], u)
    }
    for (k = 1; k <= nk; k++) form(75, "i1", "ptr %a, ptr %b", "%r = icmp " pr[k] " ptr %a, %b ret i1 %r")
    nt = split("half,bfloat,float,double,<2 x half>,<2 x bfloat>,<4 x float>,<2 x double>,<3 x half>", ty, ",")
    no = split("fadd,fsub,fmul,fdiv,frem,fadd contract,fmul fast,fdiv afn,fdiv fast", op, ",")
    nk = split("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true", pr, " ")
    for (t = 1; t <= nt; t++) {
        u = lanes(ty[t]) ? "<" lanes(ty[t]) " x i1>" : "i1"
        for (o = 1; o <= no; o++) form(75, ty[t], ty[t] " %a, " ty[t] " %b", "%r = " op[o] " " ty[t] " %a, %b ret " ty[t] " %r")
        form(75, ty[t], ty[t] " %a", "%r = fneg " ty[t] " %a ret " ty[t] " %r")
        for (k = 1; k <= nk; k++) form(75, u, ty[t] " %a, " ty[t] " %b", "%r = fcmp " pr[k] " " ty[t] " %a, %b ret " u " %r")
        common(ty[t], u)
    }
}
# Operations on every type: select, freeze, phi; elements of vectors.
function common(t, u,    e) {
    form(75, t, "i1 %c, " t " %a, " t " %b", "%r = select i1 %c, " t " %a, " t " %b ret " t " %r")
    form(75, t, t " %a", "%r = freeze " t " %a ret " t " %r")
    form(75, t, "i1 %c, " t " %a, " t " %b", "br i1 %c, label %x, label %y x: br label %z y: br label %z z: %r = phi " t " [ %a, %x ], [ %b, %y ] ret " t " %r")
    if (!lanes(t)) return
    e = element(t)
    form(75, t, u " %c, " t " %a, " t " %b", "%r = select " u " %c, " t " %a, " t " %b ret " t " %r")
    form(75, e, t " %a", "%r = extractelement " t " %a, i32 1 ret " e " %r")
    form(75, e, t " %a, i32 %k", "%r = extractelement " t " %a, i32 %k ret " e " %r")
    form(75, t, t " %a, " e " %x", "%r = insertelement " t " %a, " e " %x, i32 1 ret " t " %r")
    form(75, t, t " %a, " e " %x, i64 %k", "%r = insertelement " t " %a, " e " %x, i64 %k ret " t " %r")
    form(75, t, t " %a, " t " %b", "%r = shufflevector " t " %a, " t " %b, <" lanes(t) " x i32> zeroinitializer ret " t " %r")
}

function casts(    i, j, n, m, a, b, f, k, x, y) {
    n = split("i1 i7 i8 i16 i24 i32 i33 i64 i65 i80 i128 i192 i200 i256", a); m = split("half bfloat float double", f)
    for (i = 1; i <= n; i++) {
        for (j = i + 1; j <= n; j++) cast("zext", a[i], a[j]) cast("zext nneg", a[i], a[j]) cast("sext", a[i], a[j]) cast("trunc", a[j], a[i]) cast("trunc nuw", a[j], a[i])
        for (j = 1; j <= m; j++) cast("uitofp", a[i], f[j]) cast("sitofp", a[i], f[j]) cast("fptoui", f[j], a[i]) cast("fptosi", f[j], a[i])
        cast("inttoptr", a[i], "ptr"); cast("ptrtoint", "ptr", a[i]); cast("inttoptr", a[i], "ptr addrspace(3)"); cast("ptrtoint", "ptr addrspace(1)", a[i])
    }
    for (i = 1; i <= m; i++) for (j = 1; j <= m; j++) {
        if (width(f[i]) < width(f[j])) cast("fpext", f[i], f[j]) cast("fptrunc", f[j], f[i])
        if (width(f[i]) < width(f[j])) cast("fpext", "<2 x " f[i] ">", "<2 x " f[j] ">") cast("fptrunc", "<2 x " f[j] ">", "<2 x " f[i] ">")
    }
    n = split("i16 half,i16 bfloat,i32 float,i64 double,i32 <2 x half>,i32 <4 x i8>,i64 <2 x i32>,i64 <4 x half>,i128 <4 x float>,<2 x i16> <2 x half>,<2 x i64> <4 x i32>,i64 <8 x i8>,i16 <16 x i1>,<4 x i8> <32 x i1>,<4 x i24> <3 x i32>,<3 x i16> i48,<2 x i50> i100,<3 x float> i96,<8 x i3> <3 x i8>,<2 x i65> <13 x i10>", a, ",")
    for (i = 1; i <= n; i++) { k = index(a[i], a[i] ~ /^</ ? "> " : " "); x = substr(a[i], 1, a[i] ~ /^</ ? k : k - 1); y = substr(a[i], a[i] ~ /^</ ? k + 2 : k + 1); cast("bitcast", x, y) cast("bitcast", y, x) }
    n = split("1 3 4 5 7", a)
    for (i = 1; i <= n; i++) { cast("addrspacecast", pointer(a[i]), "ptr"); cast("addrspacecast", "ptr", pointer(a[i])) }
    cast("addrspacecast", pointer(3), pointer(7)); cast("addrspacecast", pointer(7), pointer(3))
}
function cast(op, from, to) {
    form(from to ~ /addrspace\(7\)/ ? 90 : 75, to, from " %a", "%r = " op " " from " %a to " to " ret " to " %r")
    return ""
}

# One call of an intrinsic: result type r, name, operands as types separated by '|', those with a value as "type=value".
function call(sm, r, name, operands,    n, i, op, params, actual, types, at, t, value, file) {
    n = split(operands, op, "|")
    for (i = 1; i <= n; i++) {
        at = index(op[i], "="); t = at ? substr(op[i], 1, at - 1) : op[i]; value = at ? substr(op[i], at + 1) : "%a" i
        types = types (i > 1 ? ", " : "") t
        actual = actual (i > 1 ? ", " : "") t " " value
        if (!at) params = params (params ? ", " : "") t " %a" i
    }
    file = flush_name(sm "-calls")
    form(sm "-calls", r, params, (r == "void" ? "" : "%r = ") "call " flags r " @" name "(" actual ") ret " r (r == "void" ? "" : " %r"))
    if (!((file, name) in declared)) print "declare " r " @" name "(" types ")" > file
    declared[file, name] = 1
}
# The suffix of an overloaded name: "<2 x half>" is v2f16.
function mangled(t,    e) {
    e = element(t)
    e = e == "half" ? "f16" : e == "bfloat" ? "bf16" : e == "float" ? "f32" : e == "double" ? "f64" : e == "ptr" ? "p0" : e
    return (lanes(t) ? "v" lanes(t) : "") e
}
function like(t, e) { return lanes(t) ? "<" lanes(t) " x " e ">" : e }

function calls(    i, k, n, m, t, ty, op, s, w, j, to) {
    n = split("i1,i8,i13,i16,i32,i33,i64,i100,i128,i256,<2 x i16>,<4 x i32>,<3 x i8>,<2 x i64>,<2 x i128>", ty, ",")
    for (i = 1; i <= n; i++) {
        t = ty[i]; s = mangled(t)
        m = split("smax smin umax umin sadd.sat ssub.sat uadd.sat usub.sat sshl.sat ushl.sat", op, " ")
        for (k = 1; k <= m; k++) if (width(t) > 1 || op[k] !~ /shl/) call(75, t, "llvm." op[k] "." s, t "|" t)
        m = split("sadd ssub smul uadd usub umul", op, " ")
        for (k = 1; k <= m; k++) call(75, "{ " t ", " like(t, "i1") " }", "llvm." op[k] ".with.overflow." s, t "|" t)
        call(75, t, "llvm.fshl." s, t "|" t "|" t); call(75, t, "llvm.fshr." s, t "|" t "|" t)
        call(75, t, "llvm.ctpop." s, t); call(75, t, "llvm.bitreverse." s, t)
        call(75, t, "llvm.ctlz." s, t "|i1=true"); call(75, t, "llvm.cttz." s, t "|i1=false"); call(75, t, "llvm.abs." s, t "|i1=false")
        if (width(t) % 16 == 0) call(75, t, "llvm.bswap." s, t)
        call(75, like(t, "i8"), "llvm.scmp." mangled(like(t, "i8")) "." s, t "|" t)
        call(75, like(t, "i32"), "llvm.ucmp." mangled(like(t, "i32")) "." s, t "|" t)
        m = split("add mul and or xor smax smin umax umin", op, " ")
        for (k = 1; k <= m && lanes(t); k++) call(75, element(t), "llvm.vector.reduce." op[k] "." s, t)
        call(75, t, "llvm.expect." s, t "|" t); call(75, t, "llvm.ssa.copy." s, t)
        if (!lanes(t)) call(75, "i1", "llvm.is.constant." s, t)
    }
    n = split("half,bfloat,float,double,<2 x half>,<2 x bfloat>,<4 x float>,<3 x double>", ty, ",")
    for (i = 1; i <= n; i++) {
        t = ty[i]; s = mangled(t); e = element(t)
        m = split("fabs ceil floor trunc rint nearbyint round roundeven sqrt canonicalize", op, " ")
        for (k = 1; k <= m; k++) call(75, t, "llvm." op[k] "." s, t)
        m = split("minnum maxnum minimum maximum minimumnum maximumnum copysign", op, " ")
        for (k = 1; k <= m; k++) call(75, t, "llvm." op[k] "." s, t "|" t)
        call(75, t, "llvm.fma." s, t "|" t "|" t); call(75, t, "llvm.fmuladd." s, t "|" t "|" t)
        call(75, like(t, "i1"), "llvm.is.fpclass." s, t "|i32=" 1 + i * 37)
        m = split("sin cos exp2 log2 exp exp10 log log10 tan tanh", op, " ")
        for (k = 1; k <= m && e == "float"; k++) fast(t, "llvm." op[k] "." s, t)
        if (e == "float") fast(t, "llvm.pow." s, t "|" t)
        call(75, t, "llvm.powi." s ".i32", t "|i32")
        m = split("fmax fmin fmaximum fminimum", op, " ")
        for (k = 1; k <= m && lanes(t); k++) call(75, e, "llvm.vector.reduce." op[k] "." s, t)
        if (lanes(t)) { call(75, e, "llvm.vector.reduce.fadd." s, e "|" t); call(75, e, "llvm.vector.reduce.fmul." s, e "|" t) }
        w = split("i1 i8 i16 i32 i50 i64 i128 i200", to, " ")
        for (j = 1; j <= w; j++) for (k = 0; k < 2; k++) call(75, like(t, to[j]), "llvm.fpto" (k ? "s" : "u") "i.sat." mangled(like(t, to[j])) "." s, t)
        for (j = 4; j <= 6 && !lanes(t); j += 2) {
            call(75, to[j], "llvm.lrint." to[j] "." s, t); call(75, to[j], "llvm.lround." to[j] "." s, t)
            call(75, to[j], "llvm.llrint." to[j] "." s, t); call(75, to[j], "llvm.llround." to[j] "." s, t)
        }
    }
}
# Copies and fills: every pair of spaces, alignment, constant and dynamic length, volatile or not.
function copies(    t, f, a, l, nt, nf, na, nl, to, from, align, size, k, v, sm) {
    nt = split("0 1 3 5 7", to); nf = split("0 1 3 4 5 7 101", from); na = split("1 2 4 8 16 64", align)
    nl = split("i64=0 i32=1 i64=7 i32=16 i64=128 i64=129 i32=4096 i32 i64", size)
    for (t = 1; t <= nt; t++) for (a = 1; a <= na; a++) for (l = 1; l <= nl; l++) {
        v = "i1=" ((t + a + l) % 3 ? "false" : "true")
        call(needs(to[t], ""), "void", "llvm.memset.p" to[t] "." substr(size[l], 1, 3), pointer(to[t]) " align " align[a] "|i8" (l % 2 ? "" : "=-3") "|" size[l] "|" v)
        for (f = 1; f <= nf; f++) for (k = 0; k < 2; k++) {
            sm = needs(to[t] == 7 ? 7 : from[f], "")
            call(sm, "void", "llvm.mem" (k ? "move" : "cpy") ".p" to[t] ".p" from[f] "." substr(size[l], 1, 3), pointer(to[t]) " align " align[a] "|" pointer(from[f]) " align " align[(a + f) % na + 1] "|" size[l] "|" v)
        }
    }
}
function fast(r, name, operands) { flags = "afn "; call(75, r, name, operands); flags = "" }

BEGIN {
    atomics(); accesses(); arithmetic(); casts(); calls(); copies()
    for (file in lines) print file, lines[file] - 4
}
