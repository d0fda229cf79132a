# Expands the rows of ir/intrinsics/*.def: prints one row for each intrinsic, with its name, its id and its family in front.
# With -v plain=1, prints the rows as they would be written out, and nothing in front.
# A row whose name has groups of alternatives, <a|b>, stands for one row for each combination (README.md in this folder).

# Returns text with <K>, and with <K:x|y|z>, replaced by what choice number `choice` of group K stands for: `own` is the
# text of the choice in the name.
function replace(text, k, choice, own,    at, end, mark, list) {
    while (at = index(text, "<" k ">")) text = substr(text, 1, at - 1) own substr(text, at + length(k) + 2)
    mark = "<" k ":"
    while (at = index(text, mark)) {
        end = index(substr(text, at), ">")
        split(substr(text, at + length(mark), end - length(mark) - 1), list, "|")
        text = substr(text, 1, at - 1) list[choice] substr(text, at + end)
    }
    return text
}

# Prints the rows that a name and its other columns stand for; the next group of the name has number k.
function expand(name, columns, k,    at, end, list, i, n, id) {
    if (!(at = index(name, "<"))) {
        id = name
        gsub(/\./, "_", id)
        print (plain ? "INTRIN(" : name " INTRIN(" id ", " family ", ") "\"" name "\"" columns
        return
    }
    end = index(name, ">")
    n = split(substr(name, at + 1, end - at - 1), list, "|")
    for (i = 1; i <= n; i++)
        expand(substr(name, 1, at - 1) list[i] substr(name, end + 1), replace(columns, k, i, list[i]), k + 1)
}

FNR == 1 { family = FILENAME; gsub(/.*\/|\.def/, "", family); family = toupper(family) }
/^INTRIN\(/ {
    row = substr($0, 9)
    at = index(row, "\"")
    expand(substr(row, 1, at - 1), substr(row, at + 1), 1)
}
