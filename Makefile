# nvir: `make` builds ./nvir-opt, ./nvir-ptx and ./nvir-run. Needs a C11 compiler, make
# and the POSIX tools (awk, sort); re2c only to change the lexer.
CC      ?= cc
CFLAGS  ?= -O2 -g
PREFIX  ?= /usr/local
B       ?= build
NVCFLAGS = -std=c11 -Wall -Wextra -Wpedantic -Werror -D_POSIX_C_SOURCE=200809L -I. -I$B/gen

MAINS   := $(wildcard transform/nvir-opt.c ptx/nvir-ptx.c analysis/run/nvir-run.c)
LIB     := $(filter-out $(MAINS),$(wildcard $(addsuffix /*.c,ir ir/verify ir/print parse parse/gen \
           analysis analysis/spaces $(addprefix analysis/run/,machine decode ptx ops script) \
           transform $(addprefix transform/,spaces ipmsp inline scalar) ptx $(addprefix ptx/,select expand debug tools))))
OBJ     := $(LIB:%.c=$B/%.o)
TOOLS   := $(notdir $(MAINS:.c=))
# Sanitized builds keep their programs in the build folder; the ordinary ones stand at the top of the tree.
BIN     ?= .

all: $(TOOLS:%=$(BIN)/%)

$(BIN)/nvir-opt: $B/transform/nvir-opt.o $B/libnvir.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^
$(BIN)/nvir-ptx: $B/ptx/nvir-ptx.o $B/libnvir.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^
$(BIN)/nvir-run: $B/analysis/run/nvir-run.o $B/libnvir.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lm

$B/libnvir.a: $(OBJ)
	@rm -f $@
	$(AR) rcs $@ $^

# All rows of the table of intrinsics, sorted by name, each with its id and its family (ir/intrinsics/README.md).
INTRINSICS := $(sort $(wildcard ir/intrinsics/*.def))
$B/gen/intrinsics.inc: $(INTRINSICS)
	@mkdir -p $(@D)
	@awk -F'"' '/^INTRIN\(/ { id = $$2; gsub(/\./, "_", id); family = FILENAME; gsub(/.*\/|\.def/, "", family); \
	    print $$2, "INTRIN(" id ", " toupper(family) ", " substr($$0, 8) }' $^ | LC_ALL=C sort | cut -d' ' -f2- > $@
$(OBJ) $(MAINS:%.c=$B/%.o): | $B/gen/intrinsics.inc

$B/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(NVCFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

# The generated lexer is checked in; it is made anew only where re2c is installed.
ifneq ($(shell command -v re2c 2>/dev/null),)
parse/gen/lexer.c: parse/lexer.re
	@mkdir -p $(@D)
	re2c --bit-vectors --no-debug-info --no-generation-date --no-version -W -o $@ $<
endif

# The tests. `make check T=dce/unused` runs one, `make bless T=...` writes its output as the new expectation.
# Golden tests need no more than the programs; suites do.
SUITES  := asan $B/random $B/reduce $B/shuffle $B/accesses $B/gpu $B/libfake.so
check: all $(if $T,$(if $(findstring suite,$T),$(SUITES)),$(SUITES))
	@tests/harness/run $T

bless: all
	@tests/harness/run -b $T

# All forms of all kernels leave the same memory. `make check` does a part of it.
diff: all
	@FULL=1 tests/harness/run suite/diff

# What clang makes of programs over the headers of the CUDA toolkit, all of it through the pipe and ptxas.
real: all
	@tests/real/run

# What the project is about, on one kernel.
demo: all
	@bench/demo

bench: all $B/bench $B/accesses
	@$B/bench
	@bench/restrict | tee -a bench/results.md
	@bench/spaces | tee -a bench/results.md

install: all
	mkdir -p $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(TOOLS:%=$(BIN)/%) $(DESTDIR)$(PREFIX)/bin

# Random programs, before and after the passes: `make random N=100000 SEED=1`.
N    ?= 20000
SEED ?= 1
random: $B/random
	$B/random -n $(N) -seed $(SEED)

# Are the tests able to fail? Some 200 mistakes, one at a time (tests/harness/mutants/run NAME tries one).
mutants: all
	@tests/harness/mutants/run

# Texts made by chance through the parser, the printer, the whole pipe and the executor, TIME seconds each.
TIME ?= 60
fuzz:
	@tests/harness/fuzz/run $(TIME)

# Lines that the tests and the fuzz corpora reach; needs clang with llvm-cov.
coverage:
	@tests/harness/coverage

asan:
	@$(MAKE) --no-print-directory B=build/asan BIN=build/asan CFLAGS="-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer" \
	    build/asan/robust

$B/robust: tests/harness/robust.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^
$B/random: $(wildcard tests/harness/random/*.c tests/harness/random/*.h) $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.c %.a,$^) -lm
$B/reduce: tests/harness/reduce/reduce.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lm
$B/accesses: bench/accesses.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^
$B/shuffle: tests/harness/shuffle.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lm
# On a GPU, where there is one; and what takes its place in the tests.
$B/gpu: tests/harness/gpu.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -rdynamic -o $@ $^ -lm -ldl
$B/libfake.so: tests/harness/gpu-fake.c
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -shared -fPIC -o $@ $^
gpu: all $B/gpu
	@FULL=1 tests/harness/run suite/gpu
$B/bench: bench/bench.c bench/generate.c bench/shapes.c $B/libnvir.a
	$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lm

clean:
	rm -rf build nvir-opt nvir-ptx nvir-run

.PHONY: all check bless diff gpu random mutants coverage fuzz demo bench install asan clean real
-include $(shell find $B -name '*.d' 2>/dev/null)
