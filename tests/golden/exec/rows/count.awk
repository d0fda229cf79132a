# count.awk: how many rows of the table of intrinsics are executed, and what is refused, by family.
#
#    awk -f count.awk rows.nvir MESSAGES-OF-nvir-run-check
FILENAME == ARGV[1] { if (/^define/) rows++; next }
/ error: cannot execute / {
    refused++
    family = $0
    sub(/.*cannot execute (the PTX instruction )?/, "", family)
    split(family, word, ".")
    family = word[1] "." word[2]
    count[family]++
    next
}
/ error: / { print }                       # anything else is a mistake of the test
END {
    # no numbers if all is well, so that a new row does not change the expectation
    if (!rows) print "no rows"
    else if (refused) printf "%d rows: %d executed, %d refused\n", rows, rows - refused, refused
    else print "every row is executed"
    for (f in count) printf "%5d %s\n", count[f], f | "sort -k1,1nr -k2"
}
