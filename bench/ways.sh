# bench/ways.sh: what bench/dynamic and bench/gpu share, to be sourced: the four ways to PTX, and the table that compares them.
# They set `target`, an architecture.
#
#   O0     nvir-opt -O2 | nvir-ptx of NAME.O0.ll: IR of clang -O0, in which nothing is optimised and every function noinline
#   O2     nvir-opt -O2 | nvir-ptx of NAME.O2.ll: IR that clang has optimised
#   llc    llc-19 -O2 of NAME.O2.ll
#   nvcc   nvcc -O3 -ptx of the source
#
# LLC=, NVCC= name other tools, BIN= another folder of nvir's.
LLC=${LLC:-llc-19} NVCC=${NVCC:-nvcc} BIN=${BIN:-.}
export LLC NVCC BIN

to_ptx() {   # to_ptx WAY NAME PTX: makes the PTX of tests/kernels/NAME
    case $1 in
        O*) "$BIN/nvir-opt" -O2 "tests/kernels/$2.$1.ll" | "$BIN/nvir-ptx" -mcpu="$target" -o "$3" ;;
        llc) "$LLC" -O2 -mcpu="$target" "tests/kernels/$2.O2.ll" -o "$3" ;;
        nvcc) "$NVCC" -w -std=c++17 -O3 -arch="$target" -ptx "tests/kernels/$2.cu" -o "$3" ;;
    esac
}
export -f to_ptx

# ways_table WAY FORMAT ROWS: reads lines "NAME O0 O2 LLC NVCC [NOTE...]" and prints them as a table, with ratios and their
# geometric means: the greatest ratio of WAY (O0 or O2) to nvcc first, numbers as FORMAT says, only the first ROWS.
ways_table() {
    awk -v way="$1" '{ n = way == "O0" ? $2 : $3; print (n > 0 && $5 > 0 ? n / $5 : 999), $0 }' | sort -k1,1gr -k2,2 | cut -d' ' -f2- |
        awk -v format="$2" -v rows="$3" '
        function ratio(what, a, b,   r) {
            if (!(a > 0 && b > 0)) return "-"
            r = a / b; sum[what] += log(r); n[what]++
            if (r > 1.3) above[what]++
            return sprintf("%.3f", r)
        }
        function mean(what) { return n[what] ? sprintf("%.3f", exp(sum[what] / n[what])) : "-" }
        function number(x) { return x > 0 ? sprintf(format, x) : "-" }
        BEGIN {
            print "| kernel | O0 | O2 | llc | nvcc | O0 / nvcc | O2 / nvcc | llc / nvcc | O2 / llc |"
            print "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
        } {
            line = sprintf("| %s | %s | %s | %s | %s | %s | %s | %s | %s |", $1, number($2), number($3), number($4), number($5), \
                ratio("O0", $2, $5), ratio("O2", $3, $5), ratio("llc", $4, $5), ratio("O2, llc", $3, $4))
            for (i = 6; i <= NF; i++) line = line " " $i
            if (NR <= rows) print line
        } END {
            printf "| **geometric mean** | | | | | **%s** | **%s** | **%s** | **%s** |\n\n", mean("O0"), mean("O2"), mean("llc"), mean("O2, llc")
            printf "Of %d kernels, more than 1.3 times nvcc: %d from -O0, %d from -O2.\n", NR, above["O0"], above["O2"]
        }'
}
