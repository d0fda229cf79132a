# embed.awk: prints report.html up to its line @data@ (part=head), or what follows it (part=tail). A line @FILE@ is replaced
# by the text of that file of this folder.
#
#     awk -v part=head -v folder=transform/report -f embed.awk transform/report/report.html
$0 == "@data@" { after = 1; next }
after != (part == "tail") { next }
/^@[a-z.]+@$/ {
    file = folder "/" substr($0, 2, length($0) - 2)
    while ((status = (getline line < file)) > 0) print line
    if (status < 0) { print "embed.awk: cannot read " file > "/dev/stderr"; exit 1 }
    next
}
{ print }
