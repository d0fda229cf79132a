# help.awk: reads what the programs print about themselves. man.awk and complete.awk write it in other forms.
#
# The input is the output of `PROGRAM --help`, and for programs with passes, each after a line "@PART": @passes, the output of
# --help-passes; @knobs, of --help-knobs; @targets, of -mcpu=help; @more, the options of another program, which this one takes too. Afterwards:
#
#   program, synopsis                     the first line
#   about[1..]                            the lines up to the options
#   left[1..options], right[]             the options as they are written, "-o FILE", "-S, -ptx", and what they do
#   more[1..mores], more_does[]           the same of the other program
#   tail[1..tails]                        the lines after the options
#   pass[1..passes], does[], choices[]    name, text and parameters of each pass
#   level[1..levels], stages_of[]         name and stages of each level
#   stage[1..stages], why[], steps[]      name, reason and passes of each stage
#   knob[1..knobs], values[], default[], meaning[]
#   target[1..targets]
BEGIN { part = "about" }

/^@/ { part = substr($0, 2); next }
/^levels: / { part = "levels"; next }
/^stages: / { part = "stages"; next }
/^$/ { next }

part == "about" && /^usage: / { program = $2; synopsis = substr($0, 8); next }
part == "about" && /^  -/ { part = "options" }
part == "about" { about[++abouts] = $0; next }

(part == "options" || part == "more") && /^  -/ {
    at = match($0, /[^ ]  +[^ ]/) ? RSTART : length($0)
    if (part == "more") {
        more[++mores] = substr($0, 3, at - 2)
        more_does[mores] = clean(substr($0, at + 1))
        next
    }
    left[++options] = substr($0, 3, at - 2)
    right[options] = clean(substr($0, at + 1))
    next
}
part == "options" && /^      / { right[options] = right[options] (right[options] ? " " : "") clean($0); next }
part == "options" || part == "tail" { part = "tail"; tail[++tails] = $0; next }

part == "passes" && $1 ~ /^</ { choices[passes] = substr($1, 2, length($1) - 2); next }
part == "passes" { pass[++passes] = $1; does[passes] = rest($0); next }
part == "levels" { level[++levels] = substr($1, 2); stages_of[levels] = rest($0); next }
part == "stages" && $1 == "=" { steps[stages] = rest($0); next }
part == "stages" { stage[++stages] = $1; why[stages] = rest($0); next }

part == "knobs" && /^  -/ {
    at = index($1, "=")
    knob[++knobs] = substr($1, 2, at - 2)
    values[knobs] = substr($1, at + 2, length($1) - at - 2)
    default[knobs] = $3
    next
}
part == "knobs" { meaning[knobs] = meaning[knobs] (meaning[knobs] ? " " : "") clean($0); next }

part == "targets" { target[++targets] = $1 }

# The text without spaces around it.
function clean(s) {
    gsub(/^ +| +$/, "", s)
    return s
}
# The text without its first word.
function rest(s) {
    sub(/^ *[^ ]+ +/, "", s)
    return s
}
