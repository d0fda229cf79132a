# man.awk: writes the manual page of a program, from what help.awk has read. -v version= -v date= of the release.
BEGIN {
    exits["nvir-opt"] = "0 success|1 the input is wrong|2 the command line is wrong"
    exits["nvir-ptx"] = "0 success; with -diff: the files are equivalent|1 the input is wrong; with -diff: the files differ|" \
        "2 the command line is wrong; with -diff: a file cannot be read"
    exits["nvir-cc"] = "0 success|1 the input is wrong, the run found an error, or clang or the CUDA toolkit is missing|" \
        "2 the command line is wrong"
    exits["nvir-run"] = "0 success|1 the input is wrong, a check failed, or a result is not the expected one|" \
        "2 the command line is wrong|130 interrupted by Ctrl-C"
    example["nvir-opt"] = "nvir-opt -O2 kernel.ll -o resolved.ll|nvir-opt kernel.ll -passes=mem2reg,dce -print-after-all"
    example["nvir-ptx"] = "nvir-ptx -O2 -mcpu=sm_90 kernel.ll -o kernel.ptx|nvir-ptx -diff kernel.ptx kernel.ptx"
    example["nvir-cc"] = "nvir-cc kernel.cu -arch=sm_90 -o kernel.ptx|" \
        "nvir-cc kernel.cu -run '-kernel reverse -block 8 -arg f32[8]=iota -print 0'"
    example["nvir-run"] = "nvir-run kernel.ll -kernel reverse -block 128 -arg 'f32[128]=iota' -print 0"
}

END {
    printf ".TH %s 1 %s \"nvir %s\" \"User Commands\"\n", toupper(program), date, version
    print ".ad l"
    print ".nh"
    section("NAME")
    brief = about[1]
    sub(/\. .*|\.$/, "", brief)
    prose(program " \\- " text(tolower(substr(brief, 1, 1)) substr(brief, 2)))
    section("SYNOPSIS")
    print bold(program) text(substr(synopsis, length(program) + 1))
    section("DESCRIPTION")
    for (i = 1; i <= abouts; i++) prose(text(about[i]))
    section("OPTIONS")
    for (i = 1; i <= options; i++) item(left[i], right[i])
    for (i = 1; i <= tails; i++) {
        print tail[i] ~ /^      / ? ".br" : ".PP"
        prose(text(clean(tail[i])))
    }
    if (program == "nvir-opt") reference()
    section("EXIT STATUS")
    n = split(exits[program], row, "|")
    for (i = 1; i <= n; i++) item(substr(row[i], 1, index(row[i], " ") - 1), rest(row[i]))
    section("EXAMPLES")
    n = split(example[program], row, "|")
    print ".nf"
    for (i = 1; i <= n; i++) print text(row[i])
    print ".fi"
    section("SEE ALSO")
    n = split("nvir-cc nvir-opt nvir-ptx nvir-run", row, " ")
    for (i = 1; i <= n; i++) if (row[i] != program) others = others (others ? ", " : "") bold(row[i]) "(1)"
    print others
    if (program == "nvir-opt") exit
    print ".PP"
    print "The passes, the levels and the knobs are described in " bold("nvir-opt") "(1)."
}

# The sections that the options of all programs refer to.
function reference(    i) {
    section("PASSES")
    for (i = 1; i <= passes; i++) item(pass[i] (choices[i] ? "<" choices[i] ">" : ""), does[i])
    section("LEVELS")
    for (i = 1; i <= levels; i++) item("-" level[i], list(stages_of[i]))
    section("STAGES")
    print "A stage is a list of passes, which has a name; a level consists of stages."
    for (i = 1; i <= stages; i++) item(stage[i], why[i] " (" list(steps[i]) ")")
    section("KNOBS")
    print "The options of the memory-space system."
    for (i = 1; i <= knobs; i++) item("-" knob[i] "=" values[i], meaning[i] "; default " default[i])
}

function section(name) { print ".SH " name }
function item(what, does) {
    print ".TP"
    print bold(what)
    prose(text(does))
}
function bold(s) { return "\\fB" text(s) "\\fR" }
# Prints a paragraph in short lines.
function prose(s,    i, n, word, line) {
    n = split(s, word, " ")
    for (i = 1; i <= n; i++) {
        if (line && length(line) + length(word[i]) > 78) {
            print line
            line = word[i] ~ /^\./ ? "\\&" : ""
        }
        line = line (line ~ /./ && line != "\\&" ? " " : "") word[i]
    }
    if (line) print line
}
# A list that a line can be broken in.
function list(s) {
    gsub(/,/, ", ", s)
    return s
}
# The text as roff prints it: dashes of options are minus signs, and quotes are those of a typewriter.
function text(s,    i, n, word, out) {
    gsub(/\\/, "\\e", s)
    gsub(/'/, "\\(aq", s)
    gsub(/`/, "\\(ga", s)
    gsub(/\^/, "\\(ha", s)
    gsub(/~/, "\\(ti", s)
    gsub(/\[:/, "\\:[:", s) # a long word may be broken here
    n = split(s, word, " ")
    for (i = 1; i <= n; i++) {
        if (word[i] ~ /^[("<]*(\\\(aq)?[("<]*--?[A-Za-z#]/) gsub(/-/, "\\-", word[i])
        out = out (i > 1 ? " " : "") word[i]
    }
    return (s ~ /^ / ? " " : "") (out ~ /^[.]/ ? "\\&" : "") out
}
