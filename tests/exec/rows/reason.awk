# reason.awk: how many of the instructions on standard input have which reason. The file of reasons: "PATTERN<tab>REASON".
FILENAME == ARGV[1] { if (NF > 1) { split($0, part, "\t"); pattern[++n] = part[1]; why[n] = part[2] } next }
{
    for (i = 1; i <= n; i++) if ($0 ~ pattern[i]) { count[i]++; next }
    print "no reason: " $0
}
END { for (i = 1; i <= n; i++) printf "%4d %s: %s\n", count[i], pattern[i], why[i] }
