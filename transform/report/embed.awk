# embed.awk: prints the lines of report.html before the line @data@ (part=head) or after it (part=tail). A line @NAME@ is
# replaced by the text of the file NAME of `folder`; if that cannot be read, prints an error and exits with 1.
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
