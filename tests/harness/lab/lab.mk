# lab.mk: the labs of docs/labs. `make lab N=2 FILE=my.c` builds the tools with that file in place of ours, and checks it.
# The tools of lab 2 are then in build/lab/2. Without FILE: the starter of the lab. RESULT= names the file of the result;
# ONLY=golden,sound checks only rows of these kinds.
LABDIR  = $(firstword $(wildcard docs/labs/$(N)-*))
LAB     = $B/lab/$(N)
FILE    = $(firstword $(wildcard $(LABDIR)/starter.*))
RESULT ?= result.json
LABCFLAGS = $(filter-out -Werror,$(NVCFLAGS)) -Idocs/labs -I$(LABDIR)

# The parts that all labs share: the tools, with main() renamed, and what stands between them and the student's file.
LABSEAM  := seam body claim compare labs planted
LABOBJ   := $(LABSEAM:%=$B/lab/%.o)
LABTOOLS := nvir-opt nvir-ptx nvir-run
$B/lab/%.o: tests/harness/lab/%.c | $B/gen/intrinsics.inc
	@mkdir -p $(@D)
	$(cc) -Idocs/labs -MMD -MP -c -o $@ $<
$B/lab/nvir-opt.o: transform/nvir-opt.c
$B/lab/nvir-ptx.o: ptx/nvir-ptx.c
$B/lab/nvir-run.o: analysis/run/nvir-run.c
$(LABTOOLS:%=$B/lab/%.o): | $B/gen/intrinsics.inc
	@mkdir -p $(@D)
	$(cc) -Dmain=tool_main -MMD -MP -c -o $@ $<
LABRANDOM := $(patsubst tests/harness/random/%.c,$B/lab/random/%.o,$(wildcard tests/harness/random/*.c))
$B/lab/random/%.o: tests/harness/random/%.c
	@mkdir -p $(@D)
	$(cc) -Dmain=tool_main -DNO_POOL -MMD -MP -c -o $@ $<

# What this compiler has of the options that count the student's steps and find the line of a crash.
$B/lab/flags:
	@mkdir -p $(@D)
	@echo 'int main(void) { return 0; }' > $B/lab/try.c
	@$(CC) -fsanitize-coverage=trace-pc -c $B/lab/try.c -o $B/lab/try.o 2> /dev/null && echo -fsanitize-coverage=trace-pc > $@ || : > $@
	@$(CC) -no-pie $B/lab/try.c -o $B/lab/try 2> /dev/null && echo -no-pie > $@.ld || : > $@.ld

# What belongs to one lab. adapters/LAB.c has the rows if the student's file defines functions that are no passes; it is
# compiled twice, the second time with the names of the reference solution. rows/LAB.c has rows beside the student's.
# Where the solution is not there, passes are compared with those of the compiler.
LABNAME     = $(notdir $(LABDIR))
LABADAPTER  = $(wildcard tests/harness/lab/adapters/$(LABNAME).c)
LABROWS     = $(or $(wildcard tests/harness/lab/rows/$(LABNAME).c),tests/harness/lab/no_rows.c)
LABSOLUTION = $(wildcard docs/labs/solutions/$(LABNAME)/solution.c)
LABRENAME   = -Dlab_rows=reference_rows -Dlab_hooks=reference_hooks
LABPARTS    = $(LAB)/student.o $(LAB)/rows.o $(LAB)/reference.o $(if $(LABADAPTER),$(LAB)/adapter.o $(if $(LABSOLUTION),$(LAB)/reference_adapter.o))
labcc       = $(CC) $(LABCFLAGS) $(CFLAGS) -c -o
lab-tools: $(LABOBJ) $(LABTOOLS:%=$B/lab/%.o) $(LABRANDOM) $B/lab/flags $B/libnvir.a
	@mkdir -p $(LAB)
	@rm -f $(LAB)/nvir-* $(LAB)/random
	@[ -r "$(FILE)" ] || { echo "$(FILE): no such file"; exit 2; }
	@$(labcc) $(LAB)/student.o -g `cat $B/lab/flags` $(FILE)
	@$(labcc) $(LAB)/rows.o $(LABROWS)
	@$(labcc) $(LAB)/reference.o $(if $(LABSOLUTION),$(LABRENAME) $(LABSOLUTION),tests/harness/lab/no_reference.c)
	@$(if $(LABADAPTER),$(labcc) $(LAB)/adapter.o $(LABADAPTER))
	@$(if $(LABADAPTER),$(if $(LABSOLUTION),$(labcc) $(LAB)/reference_adapter.o $(LABRENAME) $(LABADAPTER)))
	@for tool in $(LABTOOLS) random; do \
	    case $$tool in random) own="$(LABRANDOM)" ;; *) own=$B/lab/$$tool.o ;; esac; \
	    $(CC) $(CFLAGS) $(LDFLAGS) `cat $B/lab/flags.ld` -o $(LAB)/$$tool $$own $(LABOBJ) $(LABPARTS) $B/libnvir.a -lm > $(LAB)/link 2>&1 || { \
	        echo "the tools cannot be linked with $(FILE): does it define what the end of the starter defines?"; \
	        sed -n 's/.*\(undefined reference.*\)/\1/p; s/.*\(multiple definition.*\)/\1/p' $(LAB)/link | sort -u | head -5; exit 1; }; \
	done

LABCHECK := check kinds hunt result command
$B/lab/check: $(LABCHECK:%=tests/harness/lab/%.c) $(wildcard tests/harness/lab/*.h) $B/libnvir.a
	@mkdir -p $(@D)
	$(one) $(filter-out %.h,$^) -lm
$B/lab/scores: $(addprefix tests/harness/lab/,scores.c json.c command.c command.h json.h) $B/libnvir.a
	@mkdir -p $(@D)
	$(one) $(filter-out %.h,$^) -lm

# The tools of the project itself run beside those of the lab: they execute and shrink programs.
lab: all $B/reduce $B/lab/check
	@[ -n "$(LABDIR)" ] || { echo "usage: make lab N=NUMBER [FILE=my.c]"; $B/lab/check -all; exit 2; }
	@$B/lab/check $(if $(filter-out 0,$(BLESS)),-bless) $(if $(ONLY),-only $(ONLY)) $(if $(filter command,$(origin SEED)),-seed $(SEED)) -make "$(MAKE) CC='$(CC)' CFLAGS='$(CFLAGS)'" -tools $(LAB) -out $(RESULT) $(LABDIR) $(FILE)
lab-all: $B/lab/check
	@$B/lab/check -all

# The scoreboard of an open lab: RESULTS="a/result.json b/result.json", or folders of such files.
BOARD ?= scores.html
lab-scores: $B/lab/scores
	@$B/lab/scores $(if $(RESULTS),-o $(BOARD) $(RESULTS))

# What students need, without solutions, as it was committed.
LABDIST = Makefile LICENSE README.md ir parse analysis transform ptx docs tests/harness/lab tests/harness/random tests/harness/reduce tests/kernels
lab-dist:
	@git archive --prefix=nvir-labs/ -o nvir-labs.tar.gz HEAD $(LABDIST) ':!docs/labs/solutions' ':!tests/kernels/*.cu'
	@echo "nvir-labs.tar.gz: $$(git rev-parse --short HEAD), without docs/labs/solutions"

# What Gradescope takes as an autograder of lab N: the students' copy, so that a submission cannot print the solutions.
lab-grading: $B/lab/check
	@[ -n "$(LABDIR)" ] || { echo "usage: make lab-grading N=NUMBER [SEED=NUMBER]"; $B/lab/check -all; exit 2; }
	@printf 'LAB=%s\nSEED=%s\n' $(N) $(SEED) > $B/lab.conf
	@git archive --format=zip -o lab-$(N)-grading.zip --add-file=docs/labs/grading/setup.sh --add-file=docs/labs/grading/run_autograder \
	    --add-file=$B/lab.conf --prefix=nvir/ HEAD $(LABDIST) ':!docs/labs/solutions' ':!tests/kernels/*.cu'
	@echo "lab-$(N)-grading.zip: upload it to Gradescope as the autograder; random programs of seed $(SEED)"
.PHONY: lab lab-tools lab-all lab-scores lab-dist lab-grading
-include $(LABOBJ:.o=.d) $(LABTOOLS:%=$B/lab/%.d) $(LABRANDOM:.o=.d)
