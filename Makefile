# `make` builds ./nvir-opt, ./nvir-ptx, ./nvir-cc and ./nvir-run. It needs a C11 compiler; re2c is needed only to change the lexer.
# V=1 shows whole commands, WERROR=1 turns warnings into errors.
CC      ?= cc
CFLAGS  ?= -O2 -g
PREFIX  ?= /usr/local
B       ?= build
# The release and its date, and the version of the binary interface, which is NVIR_API_VERSION of ptx/api/nvir.h.
VERSION  := 0.1
RELEASED := 2026-11-22
ABI      := 1
NVCFLAGS = -std=c11 -Wall -Wextra -Wpedantic $(if $(WERROR),-Werror) -D_POSIX_C_SOURCE=200809L -I. -I$B/gen

FOLDERS := ir ir/verify ir/print ir/demangle parse parse/gen \
           analysis analysis/spaces analysis/dot $(addprefix analysis/run/,machine decode ptx ops script check) \
           transform $(addprefix transform/,spaces ipmsp inline loops scalar report) \
           ptx $(addprefix ptx/,emit scalar expand select debug tools driver api)
MAINS   := transform/nvir-opt.c ptx/nvir-ptx.c ptx/nvir-cc.c analysis/run/nvir-run.c
LIB     := $(filter-out $(MAINS),$(wildcard $(addsuffix /*.c,$(FOLDERS))))
OBJ     := $(LIB:%.c=$B/%.o)
TOOLS   := $(notdir $(MAINS:.c=))
# A build in another folder (sanitizers, another compiler) keeps its programs there; the ordinary ones are at the top.
BIN     ?= .

# say = the short line in place of the command, run = the command.
silent := $(findstring s,$(firstword -$(MAKEFLAGS)))
say = $(if $V,,$(if $(silent),@,@printf '  %-5s %s\n' '$1' '$2';))
cc  = $(call say,CC,$@)$(CC) $(NVCFLAGS) $(CFLAGS)
ld  = $(CC) $(CFLAGS) $(LDFLAGS)
# Links a tool: statically where that is possible, because a process then takes half the time to start. STATIC= does not.
STATIC ?= -static
define tool
@mkdir -p $(@D)
$(call say,LINK,$@)$(if $(STATIC),$(ld) $(STATIC) -o $@ $^ -lm 2> /dev/null || )$(ld) -o $@ $^ -lm
endef
one = $(call say,BUILD,$@)$(CC) $(NVCFLAGS) $(CFLAGS) $(LDFLAGS) -o $@

all: $(TOOLS:%=$(BIN)/%)

$(BIN)/nvir-opt: $B/transform/nvir-opt.o $B/libnvir.a
	$(tool)
$(BIN)/nvir-ptx: $B/ptx/nvir-ptx.o $B/libnvir.a
	$(tool)
$(BIN)/nvir-cc: $B/ptx/nvir-cc.o $B/libnvir.a
	$(tool)
$(BIN)/nvir-run: $B/analysis/run/nvir-run.o $B/libnvir.a
	$(tool)

$B/libnvir.a: $(OBJ)
	@rm -f $@
	$(call say,AR,$@)$(AR) rcs $@ $^

# All rows of the table of intrinsics, sorted by name, each with its id and its family (ir/intrinsics/README.md).
INTRINSICS := $(sort $(wildcard ir/intrinsics/*.def))
$B/gen/intrinsics.inc: ir/intrinsics/expand.awk $(INTRINSICS)
	@mkdir -p $(@D)
	@awk -f $^ | LC_ALL=C sort | cut -d' ' -f2- > $@
$(OBJ) $(MAINS:%.c=$B/%.o): | $B/gen/intrinsics.inc

# The page around a report, in two parts, as the bytes of two arrays (transform/report/page.c).
PAGE := $(addprefix transform/report/,report.html report.css report.js)
$B/gen/page_%.inc: transform/report/embed.awk $(PAGE)
	@mkdir -p $(@D)
	@awk -v part=$* -v folder=transform/report -f $< transform/report/report.html | od -An -v -tu1 | sed 's/[0-9][0-9]*/&,/g' > $@
$B/transform/report/page.o $B/pic/transform/report/page.o: $B/gen/page_head.inc $B/gen/page_tail.inc

# What --version prints. The commit is that of this checkout, or the one that git wrote into the tarball (ir/commit). The file
# changes only if its text does, so that a new commit compiles one file.
$B/gen/version.inc: FORCE
	@mkdir -p $(@D)
	@read -r commit < ir/commit; case $$commit in '$$'*) commit= ;; esac; \
	if [ -z "$$commit" ] && [ -e .git ] && commit=$$(git rev-parse HEAD 2> /dev/null); then \
	    GIT_OPTIONAL_LOCKS=0 git diff --quiet HEAD -- Makefile ir parse analysis transform ptx || changed=', modified'; \
	fi; \
	echo "#define VERSION_TEXT \"$(VERSION)$${commit:+ (commit $$(echo "$$commit" | cut -c1-12)$$changed)}\"" > $@.new; \
	if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
$B/ir/version.o $B/pic/ir/version.o: $B/gen/version.inc

$B/%.o: %.c
	@mkdir -p $(@D)
	$(cc) -MMD -MP -c -o $@ $<

# The generated lexer is checked in; it is generated again only where re2c is installed.
ifneq ($(shell command -v re2c 2>/dev/null),)
parse/gen/lexer.c: parse/lexer.re
	$(call say,RE2C,$@)re2c --bit-vectors --no-debug-info --no-generation-date --no-version -W -o $@ $<
endif

# The tests. `make check` runs the golden tests and the quick suites; `make check-all` runs everything.
# `make check T=dce/unused`, T=dce or T=suite/NAME runs one test, folder or suite, and builds what that needs.
# `make bless T=...` writes the output as the new expectation.
SUITES  := $(wildcard tests/suites/*)
builds   = $(patsubst build/%,$B/%,$(shell sed -n 's/^. builds: //p' /dev/null $1))
check: all $(call builds,$(if $T,$(patsubst suite/%,tests/suites/%,$(filter suite/%,$T)),$(shell grep -lx '. quick' /dev/null $(SUITES))))
	@tests/harness/run $T
check-all: all $(call builds,$(SUITES))
	@tests/harness/run -a
bless: all
	@tests/harness/run -b $T

# All forms of all kernels leave the same memory. `make check-all` checks a part of them.
diff: all
	@FULL=1 tests/harness/run suite/diff

# Compiles programs over the headers of the CUDA toolkit with clang and sends them through nvir and ptxas.
real: all
	@tests/real/run

# The purpose of the project, shown on one kernel.
demo: all
	@bench/demo

bench: all $B/bench $B/accesses $B/libnvvm
	@$B/bench
	@for part in restrict spaces speed; do bench/$$part | tee -a build/results.md; done
	@mv build/results.md bench/results.md

# Turns each pass and each rule of the space analysis off alone, and writes the cost of its absence.
ablation: all $B/accesses
	bench/ablation -o bench/ablation.md

# The library, static and shared, in which only the names of ptx/api/nvir.h are visible.
PIC    := $(OBJ:$B/%=$B/pic/%)
SONAME := libnvir.so.$(ABI)
lib: $B/lib/libnvir.a $B/lib/$(SONAME)
$B/pic/%.o: %.c | $B/gen/intrinsics.inc
	@mkdir -p $(@D)
	$(cc) -fPIC -fvisibility=hidden -MMD -MP -c -o $@ $<
$B/lib/$(SONAME): $(PIC)
	@mkdir -p $(@D)
	$(call say,LINK,$@)$(ld) -shared -Wl,-soname,$(SONAME) -o $@ $^ -lm -lpthread
$B/lib/libnvir.a: $(PIC)
	@mkdir -p $(@D)
	@rm -f $@
	$(call say,AR,$@)$(LD) -r -o $B/lib/nvir.o $^ && objcopy --localize-hidden $B/lib/nvir.o && $(AR) rcs $@ $B/lib/nvir.o

# Manual pages and completions, made from what the programs print about themselves: see docs/install/help.awk.
SHARE := $(foreach t,$(TOOLS),man/man1/$t.1 bash-completion/completions/$t zsh/site-functions/_$t fish/vendor_completions.d/$t.fish)
share: $(SHARE:%=$B/share/%)
$B/help/%: $(BIN)/% $(BIN)/nvir-opt $(BIN)/nvir-ptx
	@mkdir -p $(@D)
	@{ $(BIN)/$* $(if $(filter nvir-opt nvir-ptx,$*),--help-hidden,--help) && echo @passes && $(BIN)/nvir-opt --help-passes && \
	    echo @knobs && $(BIN)/nvir-opt --help-knobs && echo @targets && $(BIN)/nvir-opt -mcpu=help && \
	    echo @more $(if $(filter nvir-cc,$*),&& $(BIN)/nvir-ptx --help-hidden); } > $@ || { rm $@; exit 1; }
from_help = $(call say,AWK,$@)mkdir -p $(@D); awk -v version=$(VERSION) -v date=$(RELEASED) $2 -f docs/install/help.awk -f docs/install/$1.awk $< > $@
$B/share/man/man1/%.1: $B/help/% docs/install/help.awk docs/install/man.awk
	$(call from_help,man)
$B/share/bash-completion/completions/%: $B/help/% docs/install/help.awk docs/install/complete.awk
	$(call from_help,complete,-v shell=bash)
$B/share/zsh/site-functions/_%: $B/help/% docs/install/help.awk docs/install/complete.awk
	$(call from_help,complete,-v shell=zsh)
$B/share/fish/vendor_completions.d/%.fish: $B/help/% docs/install/help.awk docs/install/complete.awk
	$(call from_help,complete,-v shell=fish)
.PRECIOUS: $B/help/%

# The files of an installation; DESTDIR= is the root of a package.
BINDIR  ?= $(PREFIX)/bin
LIBDIR  ?= $(PREFIX)/lib
INCDIR  ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
LIBRARY := libnvir.a libnvir.so $(SONAME) $(SONAME).$(VERSION) pkgconfig/nvir.pc
INSTALLED = $(addprefix $(DESTDIR),$(TOOLS:%=$(BINDIR)/%) $(INCDIR)/nvir.h $(LIBRARY:%=$(LIBDIR)/%) $(SHARE:%=$(DATADIR)/%))
install: all lib share
	mkdir -p $(sort $(dir $(INSTALLED)))
	install -m 755 $(TOOLS:%=$(BIN)/%) $(DESTDIR)$(BINDIR)
	install -m 644 ptx/api/nvir.h $(DESTDIR)$(INCDIR)
	install -m 644 $B/lib/libnvir.a $(DESTDIR)$(LIBDIR)
	install -m 644 $B/lib/$(SONAME) $(DESTDIR)$(LIBDIR)/$(SONAME).$(VERSION)
	ln -sf $(SONAME).$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libnvir.so
	printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$(LIBDIR)' 'includedir=$(INCDIR)' '' 'Name: nvir' \
	    'Description: compiler middle-end for NVIDIA GPUs' 'Version: $(VERSION)' 'Cflags: -I$${includedir}' \
	    'Libs: -L$${libdir} -lnvir' 'Libs.private: -lm -lpthread' > $(DESTDIR)$(LIBDIR)/pkgconfig/nvir.pc
	for f in $(SHARE); do install -m 644 $B/share/$$f $(DESTDIR)$(DATADIR)/$$f; done
uninstall:
	rm -f $(INSTALLED)

# Debian packages, in build/deb.
MAINTAINER ?= nvir developers <nvir@example.org>
deb: export MAINTAINER := $(MAINTAINER)
deb: MULTIARCH = /usr/lib/$(shell dpkg-architecture -qDEB_HOST_MULTIARCH)
deb: all lib share
	@rm -rf $B/deb
	@$(MAKE) --no-print-directory -s STATIC= BIN=$B/dynamic install DESTDIR=$B/deb/all PREFIX=/usr LIBDIR=$(MULTIARCH)
	@docs/install/deb $B/deb $(VERSION) $(RELEASED) $(ABI) $(MULTIARCH)

# The sources of the last commit as a tarball, in build: equal commits give equal files. It builds without re2c and git.
dist:
	@git diff --quiet HEAD || echo 'dist: the changes that are not committed are left out' >&2
	@mkdir -p $B
	$(call say,DIST,$B/nvir-$(VERSION).tar.gz)git archive --prefix=nvir-$(VERSION)/ HEAD | gzip -9n > $B/nvir-$(VERSION).tar.gz

# Random programs, executed before and after the passes: `make random N=100000 SEED=1`.
N    ?= 20000
SEED ?= 1
random: $B/random
	$B/random -n $(N) -seed $(SEED)

# The same for random C programs, against the host: `make programs N=200 SEED=1`.
programs: all $B/programs
	tests/harness/programs/run $(SEED) $$(( ($(N) + 9) / 10 ))

# Mutation testing: some 370 mistakes in the sources, one at a time; each must be noticed by a test. SECONDS=N begins none
# after that time.
mutants: all
	@tests/harness/mutants/run $(SECONDS:%=-seconds %)

# Mutation testing by machine: `make mutate N=40 SEED=7` draws N mistakes by chance and prints who notices them.
mutate: export CC := $(CC)
mutate:
	@tests/harness/mutate/run -n $(if $(filter command,$(firstword $(origin N))),$(N),40) -seed $(SEED)

# Fuzzes the parser, the printer, the whole pipe and the executor for TIME seconds each.
TIME ?= 60
fuzz:
	@tests/harness/fuzz/run $(TIME)

# Counts the lines that the tests and the fuzz corpora reach; needs clang with llvm-cov.
coverage:
	@tests/harness/coverage

# The tools with sanitizers, by clang where it is installed: it evaluates the arguments of a call in another order than gcc,
# so that suite/sanitized also finds output that depends on the compiler.
SANITIZE := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
asan: $B/asan/robust
$B/asan/robust: FORCE
	@$(MAKE) --no-print-directory B=$B/asan BIN=$B/asan CFLAGS="$(SANITIZE)" \
	    $(if $(shell command -v clang-19),CC=clang-19 STATIC=) $B/asan/robust all

# The tools with a counter of their work (tests/harness/work.c), for suite/hostile.
CALLS := memcpy memmove memset calloc memcmp memchr strlen strspn strcspn strchr strstr strcmp
$B/counted/work.o: tests/harness/work.c
	@mkdir -p $(@D)
	$(cc) -O2 -fno-builtin -c -o $@ $<
counted: $B/counted/work.o
	@$(MAKE) --no-print-directory B=$B/counted BIN=$B/counted CFLAGS="-O1 -no-pie -fsanitize-coverage=trace-pc" \
	    STATIC= LDFLAGS="$< $(CALLS:%=-Wl,--wrap=%)" all

$B/robust: tests/harness/robust.c $B/libnvir.a
	$(one) $^ -lm
$B/random: $(wildcard tests/harness/random/*.c tests/harness/random/*.h) $B/libnvir.a
	$(one) $(filter %.c %.a,$^) -lm
$B/programs: $(wildcard tests/harness/programs/*.c tests/harness/programs/program.h)
	$(one) $(filter %.c,$^)
$B/reduce: tests/harness/reduce/reduce.c $B/libnvir.a
	$(one) $^ -lm
$B/libnvvm: bench/libnvvm.c
	$(one) $^ -ldl
$B/accesses: bench/accesses.c $B/libnvir.a
	$(one) $^ -lm
# Checks the answers of the analyses against every execution of small functions.
$B/oracle: $(wildcard tests/harness/oracle/*.[ch]) $B/libnvir.a
	$(one) $(filter %.c %.a,$^) -lm
$B/garble: tests/harness/garble.c
	@mkdir -p $(@D)
	$(one) $^
$B/shuffle: tests/harness/shuffle.c $B/libnvir.a
	$(one) $^ -lm
$B/idempotent: tests/harness/idempotent.c $B/libnvir.a
	$(one) $^ -lm
$B/demangle: tests/harness/demangle.c $B/libnvir.a
	$(one) $^ -lm
$B/broken: tests/harness/broken.c $B/libnvir.a
	$(one) $^ -lm
$B/integers: $(wildcard tests/harness/integers/*.[ch]) $B/libnvir.a
	$(one) $(filter %.c %.a,$^) -lm
$B/combine: tests/harness/combine.c $B/libnvir.a
	$(one) $^ -lm
$B/ranges: tests/harness/ranges.c $B/libnvir.a
	$(one) $^ -lm
# Runs PTX on a GPU; the tests use a library in place of the driver.
$B/gpu: tests/harness/gpu.c tests/harness/gpu.h $B/libnvir.a
	$(one) -rdynamic $(filter %.c %.a,$^) -lm -ldl
$B/libfake.so: tests/harness/gpu-fake.c tests/harness/gpu.h
	$(one) -shared -fPIC $<
gpu: all $B/gpu
	@FULL=1 tests/harness/run suite/gpu
	@bench/gpu
$B/bench: bench/bench.c bench/generate.c bench/shapes.c $B/libnvir.a
	$(one) $^ -lm

include tests/harness/lab/lab.mk
include ptx/web/web.mk

clean:
	rm -rf build nvir-opt nvir-ptx nvir-cc nvir-run

.PHONY: all check check-all bless diff gpu random programs mutants mutate coverage fuzz demo bench ablation lib share install uninstall deb dist asan counted clean real FORCE
-include $(OBJ:.o=.d) $(PIC:.o=.d) $(MAINS:%.c=$B/%.d)
