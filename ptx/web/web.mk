# web.mk: the playground, one page with the programs compiled to WebAssembly: `make web` writes build/web/nvir.html.
# emcc takes longer to start than clang to compile, so the objects are compiled by its clang, with its flags; emcc links.
# Without optimisation at that step, because Binaryen would save 2 % of the size and takes nine seconds.
EMCC ?= emcc
web:
	@command -v $(EMCC) > /dev/null || { echo 'make web needs emscripten: apt-get install emscripten (Debian, Ubuntu) or https://emscripten.org'; exit 1; }
	@clang="$$(em-config LLVM_ROOT)/clang"; [ -x "$$clang-$$(em-config CLANG_ADD_VERSION 2> /dev/null)" ] && clang=$$clang-$$(em-config CLANG_ADD_VERSION); \
	$(MAKE) --no-print-directory B=$B/web CC="$(CCACHE) $$clang $$($(EMCC) --cflags)" AR=emar CFLAGS=-O2 $B/web/nvir.html

WEBMAIN := opt ptx run
$B/opt_main.o: transform/nvir-opt.c
$B/ptx_main.o: ptx/nvir-ptx.c
$B/run_main.o: analysis/run/nvir-run.c
$(WEBMAIN:%=$B/%_main.o): | $B/gen/intrinsics.inc
	@mkdir -p $(@D)
	$(cc) -Dmain=$(basename $(@F)) -MMD -MP -c -o $@ $<
$B/nvir.js: $B/ptx/web/nvir-web.o $(WEBMAIN:%=$B/%_main.o) $B/libnvir.a
	$(call say,LINK,$@)$(EMCC) -O1 -o $@ $^ -sMODULARIZE -sEXPORT_NAME=nvirProgram -sENVIRONMENT=worker,node -sINVOKE_RUN=0 \
	    -sEXIT_RUNTIME -sFORCE_FILESYSTEM -sEXPORTED_RUNTIME_METHODS=callMain,FS -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=8MB \
	    -sDYNAMIC_EXECUTION=0 -sNODEJS_CATCH_EXIT=0 -sNODEJS_CATCH_REJECTION=0

# The page: page.html, in which a line @FILE@ stands for that file of ptx/web, of transform/report, or of the build folder.
WEBPAGE := $(wildcard ptx/web/*.html $(foreach f,ptx/web transform/report,$f/*.css $f/*.js))
EXAMPLES := $(shell sed -n 's/^\([a-z][^ ]*\).*/\1/p' ptx/web/examples.txt)
packed = gzip -9n $1 | base64 -w 0 > $@
$B/nvir.wasm.b64: $B/nvir.js
	@$(call packed,< $B/nvir.wasm)
$B/nvir.js.b64: $B/nvir.js
	@$(call packed,< $<)
$B/examples.b64: ptx/web/examples ptx/web/examples.txt $(wildcard $(EXAMPLES))
	@ptx/web/examples < ptx/web/examples.txt | $(call packed)
$B/nvir.html: ptx/web/page.awk $(WEBPAGE) $B/nvir.wasm.b64 $B/nvir.js.b64 $B/examples.b64
	$(call say,PAGE,$@)awk -v folders="ptx/web transform/report $B" -f ptx/web/page.awk ptx/web/page.html > $@.new && mv $@.new $@
-include $(WEBMAIN:%=$B/%_main.d) $B/ptx/web/nvir-web.d
.PHONY: web
