# answers.awk: counts the sets of pointers and the relations of accesses in the output of print<spaces;first-time>,
# print<spaces;second-time> and print<nvvm-aa>, which print each module one after the other.
/^source_filename/ { of = of == "spaces;first-time" ? "spaces;second-time" : "spaces;first-time" }
/^; @/ { of = "nvvm-aa" }
/^; +[0-9]+ (load|store|read|write|copy|call|atom|cmpxchg|[a-z]+) / {
    at = $NF ~ /^[.?=!~<>+*]+$/ ? $NF : ""
    for (i = 1; i <= length(at); i++) count[of, "pairs: " substr(at, i, 1)]++
    if (match($0, /\{[^}]*\}/)) count[of, "access to " substr($0, RSTART, RLENGTH)]++
    next
}
{
    rest = $0
    while (match(rest, /(%[-a-zA-Z$._0-9]+ here)?: 0x[0-9a-f]+ \{[^}]*\}|  ; 0x[0-9a-f]+ \{[^}]*\}/)) {
        word = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        kind = word ~ /here/ ? "in a block " : "pointer "
        sub(/.*\{/, "{", word)
        count[of, kind word]++
    }
}
END {
    split("spaces;first-time spaces;second-time nvvm-aa", pass, " ")
    for (i = 1; i <= 3; i++) {
        print pass[i]; fflush()
        for (k in count) if (index(k, pass[i] SUBSEP) == 1) printf "%8d %s\n", count[k], substr(k, length(pass[i]) + 2) | "sort -k2"
        close("sort -k2")
    }
}
