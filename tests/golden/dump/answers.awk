# answers.awk: counts the sets of pointers and the relations of accesses in the output of print<spaces> and print<nvvm-aa>.
/^; +[0-9]+ (load|store|read|write|copy|call|atom|cmpxchg|[a-z]+) / {
    at = $NF ~ /^[.?=!~<>+*]+$/ ? $NF : ""
    for (i = 1; i <= length(at); i++) count["pairs: " substr(at, i, 1)]++
    if (match($0, /\{[^}]*\}/)) count["access to " substr($0, RSTART, RLENGTH)]++
    next
}
{
    rest = $0
    while (match(rest, /(%[-a-zA-Z$._0-9]+ here)?: 0x[0-9a-f]+ \{[^}]*\}|  ; 0x[0-9a-f]+ \{[^}]*\}/)) {
        word = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        kind = word ~ /here/ ? "in a block " : "pointer "
        sub(/.*\{/, "{", word)
        count[kind word]++
    }
}
END { for (k in count) printf "%8d %s\n", count[k], k | "sort -k2" }
