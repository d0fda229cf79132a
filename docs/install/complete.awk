# complete.awk: writes the completion of a program for a shell, from what help.awk has read. -v shell=bash, zsh or fish.
#
# An option is completed by its name; after "=", by its values if they are known, by the elements of a list of passes, or else
# by the name of a file, as every other word.
END {
    for (i = 1; i <= passes; i++) names = names " " pass[i]
    for (i = 1; i <= stages; i++) names_of_stages = names_of_stages " " stage[i]
    for (i = 1; i <= targets; i++) all_targets = all_targets (i > 1 ? "|" : "") target[i]
    for (i = 1; i <= options; i++) row(left[i], right[i])
    for (i = 1; i <= mores; i++) row(more[i], more_does[i])
    if (program == "nvir-cc") for (i = 0; i <= 3; i++) add("-O" i, "", "", "level of clang and of nvir")
    else for (i = 1; i <= levels; i++) add("-" level[i], "", "", "run the passes of this level")
    for (i = 1; i <= knobs; i++) add("-" knob[i], "=", values[i], meaning[i])
    id = program
    gsub(/-/, "_", id)
    if (shell == "bash") bash()
    if (shell == "zsh") zsh()
    if (shell == "fish") fish()
}

# Adds the options of a row of the help: "-S, -ptx", "-I -D".
function row(s, does,    k, pieces, piece) {
    gsub(/,? -/, ", -", s)
    pieces = split(s, piece, ", ")
    for (k = 1; k <= pieces; k++) if (piece[k] ~ /^-[^ ]/ && piece[k] !~ /\.\.|[{]/) option(piece[k], does)
}
# Adds an option as the help writes it: "-name", "-name=VALUE", "-name VALUE", "-name[=VALUE]".
function option(s, does,    at, mark, value) {
    at = match(s, /[][= ]/)
    mark = at && substr(s, at, 1) != "[" ? substr(s, at, 1) : ""
    value = at ? substr(s, at + 1) : ""
    if (value == "sm_NN") value = all_targets
    add(at ? substr(s, 1, at - 1) : s, mark, value, does)
}
# Adds an option, once. How its value follows: mark "" (there is none), "=" or " ". Sets kind[]: flag, next (the next word), choice
# (of choice[]), list (of passes), stages (list of passes and stages), any.
function add(name, mark, value, does) {
    sub(/^--/, "-", name)
    if (name in known) return
    known[name] = 1
    word[++n] = name
    text[n] = does
    kind[n] = mark == "" ? "flag" : mark == " " ? "next" : value == "a,b" ? "list" : value ~ /^a,b|^LIST/ ? "stages" : "any"
    if (kind[n] == "any" && value ~ /^[a-z0-9_]+$|^[A-Za-z0-9_-]+[|][A-Za-z0-9_|-]+$/ && value != "integer") {
        kind[n] = "choice"
        gsub(/[|]/, " ", value)
        choice[n] = value
    }
}
# The words that may follow "=".
function values_of(i) { return kind[i] == "choice" ? choice[i] : substr(names (kind[i] == "list" ? "" : names_of_stages), 2) }
function is_list(i) { return kind[i] == "list" || kind[i] == "stages" }
function header() { printf "# Completion of %s for %s, made from its help.\n", program, shell }

function bash(    i, groups, group, like) {
    for (i = 1; i <= n; i++) # the options with equal values
        if (kind[i] == "choice" || is_list(i)) {
            if (!(values_of(i) in like)) group[++groups] = values_of(i)
            like[values_of(i)] = like[values_of(i)] (like[values_of(i)] ? " | " : "") word[i] "=*"
        }
    header()
    print "_" id "() {"
    print "    local word=${COMP_LINE:0:COMP_POINT} IFS=$' \\t\\n' dash= kept= values"
    print "    word=${word##*[[:space:]]}"
    print "    [[ $word == --* ]] && dash=- word=${word#-}"
    print "    case $word in"
    for (i = 1; i <= groups; i++) printf "    %s)\n        values='%s' ;;\n", like[group[i]], group[i]
    print "    -*=* | [!-]* | '') compopt -o default; return ;;"
    print "    *)"
    printf "        values='"
    for (i = 1; i <= n; i++) printf "%s%s%s", (i > 1 ? " " : ""), word[i], kind[i] ~ /flag|next/ ? "" : "="
    print "' ;;"
    print "    esac"
    print "    [[ $word == *=* ]] && kept=${word%\"${word##*[=,]}\"}"
    print "    COMPREPLY=($(compgen -W \"$values\" -- \"${word#\"$kept\"}\"))"
    print "    [[ $kept == *,* || ${COMPREPLY-} == *= ]] && compopt -o nospace"
    print "    [[ $COMP_WORDBREAKS == *=* && $kept == *=* ]] && dash= kept=${kept#*=}    # only the word after = is replaced"
    print "    COMPREPLY=(\"${COMPREPLY[@]/#/$dash$kept}\")"
    print "}"
    print "complete -F _" id " " program
}

function zsh(    i, value) {
    print "#compdef " program
    header()
    print "local dash="
    print "[[ $PREFIX == --* ]] && dash=-    # an option may begin with two dashes, too"
    print "_arguments \\"
    for (i = 1; i <= n; i++) {
        value = kind[i] == "flag" ? "" : kind[i] == "choice" ? ":value:(" choice[i] ")" : \
            is_list(i) ? ":pass:_sequence compadd - " values_of(i) : ":value:_files"
        printf "    \"$dash\"'%s%s[%s]%s' \\\n", word[i], kind[i] ~ /flag|next/ ? "" : "=-", zsh_text(text[i]), value
    }
    print "    '*:file:_files'"
}
function zsh_text(s) {
    gsub(/[][\\:]/, "\\\\&", s)
    gsub(/'/, "'\\''", s)
    return s
}

function fish(    i, value, name) {
    header()
    print "function __" id "_list"
    print "    set -l kept (commandline -ct | string replace -r '^[^=]*=' '' | string replace -r '[^,]*$' '')"
    print "    printf '%s\\n' $kept$argv"
    print "end"
    print "function __" id "_dashes"
    print "    string match -q -- '--*' (commandline -ct)"
    print "end"
    for (i = 1; i <= n; i++) {
        name = substr(word[i], 2)
        sub(/^-/, "", name)
        value = kind[i] == "flag" ? "" : kind[i] == "choice" ? " -x -a '" choice[i] "'" : \
            is_list(i) ? " -x -a '(__" id "_list " values_of(i) ")'" : " -r"
        printf "complete -c %s -%s '%s' -d '%s'%s\n", program, (length(name) > 1 ? "o" : "s"), name, fish_text(text[i]), value
        if (length(name) > 1) # written with two dashes, if the word begins with them
            printf "complete -c %s -n __%s_dashes -l '%s' -d '%s'%s\n", program, id, name, fish_text(text[i]), value
    }
}
function fish_text(s) {
    gsub(/[\\']/, "\\\\&", s)
    return s
}
