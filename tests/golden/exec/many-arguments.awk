# many-arguments.awk -v n=N: a function that adds its N arguments, and a kernel that calls it with 1, 2, 3 and so on.
BEGIN {
    for (i = 1; i <= n; i++) {
        params = params (i > 1 ? ", " : "") "i32 %a" i
        args = args (i > 1 ? ", " : "") "i32 " i
        body = body "  %s" i " = add i32 " (i > 1 ? "%s" (i - 1) : "0") ", %a" i "\n"
    }
    print "define i32 @sum(" params ") {\n" body "  ret i32 %s" n "\n}"
    print "define ptx_kernel void @k(ptr %out) {\n  %r = call i32 @sum(" args ")\n  store i32 %r, ptr %out\n  ret void\n}"
}
