# page.awk: prints a page in which a line @FILE@ is replaced by that file, of the first of `folders` that has it.
#
#     awk -v folders="ptx/web transform/report build/web" -f page.awk ptx/web/page.html
BEGIN { n = split(folders, folder, " ") }
/^@[a-z0-9.]+@$/ {
    name = substr($0, 2, length($0) - 2)
    for (found = i = 0; !found && i < n;) {
        file = folder[++i] "/" name
        while ((status = (getline line < file)) > 0) { found = 1; print line }
    }
    if (!found) { print "page.awk: no file " name > "/dev/stderr"; exit 1 }
    next
}
{ print }
