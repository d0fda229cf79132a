" nvir.vim: written by docs/editors/generate.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax match nvirNumber /\v-?<%(0x[HKLMR]?[0-9A-Fa-f]+|[0-9]+%(\.[0-9]*)?%([eE][-+]?[0-9]+)?)>/
syntax match nvirKeyword /\v<%(aarch64_vector_pcs|acq_rel|acquire|addrspace|afn|alias|align|alignstack|allocalign|allockind|allocptr|allocsize|alwaysinline|anyregcc|appending|arcp|argmemonly|arm_aapcs_vfpcc|arm_aapcscc|arm_apcscc|asm|atomic|attributes|available_externally|bfloat|blockaddress|builtin|byref|byval|c|callbr|captures|catch|catchpad|catchret|catchswitch|cc|ccc|cfguard_checkcc|cleanup|cleanuppad|cleanupret|code_model|cold|coldcc|comdat|common|constant|contract|convergent|coro_elide_safe|coro_only_destroy_when_complete|cxx_fast_tlscc|datalayout|dead_on_return|dead_on_unwind|declare|default|define|denormal_fpenv|dereferenceable|dereferenceable_or_null|disable_sanitizer_instrumentation|disjoint|distinct|dllexport|dllimport|double|dso_local|dso_local_equivalent|dso_preemptable|elementtype|elementwise|exact|extern_weak|external|externally_initialized|false|fast|fastcc|filter|flatten|float|fn_ret_thunk_extern|fp128|gc|ghccc|global|half|hidden|hot|hybrid_patchable|ifunc|immarg|inaccessiblemem_or_argmemonly|inaccessiblememonly|inalloca|inbounds|initialexec|initializes|inlinehint|inrange|inreg|intel_ocl_bicc|inteldialect|internal|invoke|jumptable|label|landingpad|linkonce|linkonce_odr|local_unnamed_addr|localdynamic|localexec|memory|metadata|minsize|module|monotonic|msp430_intrcc|mustprogress|musttail|naked|nest|ninf|nnan|nneg|no_cfi|no_sanitize_address|no_sanitize_hwaddress|no_sanitize_memory|noalias|nobuiltin|nocallback|nocapture|nocf_check|nocreateundeforpoison|nodivergencesource|noduplicate|noext|nofpclass|nofree|noimplicitfloat|noinline|noipa|nomerge|none|nonlazybind|nonnull|nooutline|noprofile|norecurse|noredzone|noreturn|nosanitize_bounds|nosanitize_coverage|nosync|notail|noundef|nounwind|nsw|nsz|null|null_pointer_is_valid|nusw|nuw|opaque|optdebug|optforfuzzing|optnone|optsize|partition|personality|poison|ppc_fp128|preallocated|prefix|preserve_allcc|preserve_mostcc|preserve_nonecc|presplitcoroutine|private|prologue|protected|ptr|ptrauth|ptx_device|ptx_kernel|range|readnone|readonly|reassoc|release|resume|returned|returns_twice|safestack|samesign|sanitize_address|sanitize_address_dyninit|sanitize_alloc_token|sanitize_hwaddress|sanitize_memory|sanitize_memtag|sanitize_numerical_stability|sanitize_realtime|sanitize_realtime_blocking|sanitize_realtime_unsafe|sanitize_thread|sanitize_type|section|seq_cst|shadowcallstack|sideeffect|signext|skipprofile|source_filename|speculatable|speculative_load_hardening|spir_func|spir_kernel|splat|sret|ssp|sspreq|sspstrong|strictfp|swiftasync|swiftcc|swifterror|swiftself|swifttailcc|syncscope|tail|tailcc|target|thread_local|to|token|triple|true|type|undef|unnamed_addr|unordered|unwind|uselistorder|uselistorder_bb|uwtable|void|volatile|vscale|vscale_range|weak|weak_odr|willreturn|win64cc|writable|writeonly|x|x86_64_sysvcc|x86_amx|x86_fastcallcc|x86_fp80|x86_intrcc|x86_mmx|x86_regcallcc|x86_stdcallcc|x86_thiscallcc|x86_vectorcallcc|zeroext|zeroinitializer)>/
syntax match nvirStatement /\v<%(add|addrspacecast|alloca|and|ashr|atomicrmw|bitcast|br|call|cmpxchg|dbg_assign|dbg_declare|dbg_label|dbg_value|extractelement|extractvalue|fadd|fcmp|fdiv|fence|fmul|fneg|fpext|fptosi|fptoui|fptrunc|freeze|frem|fsub|getelementptr|icmp|indirectbr|insertelement|insertvalue|inttoptr|load|lshr|mul|or|phi|ptrtoaddr|ptrtoint|ret|sdiv|select|sext|shl|shufflevector|sitofp|srem|store|sub|switch|trunc|udiv|uitofp|unreachable|urem|va_arg|xor|zext)>/
syntax match nvirSpecial /\vaddrspace\([0-9]+\)/
syntax match nvirType /\v<%(void|label|metadata|token|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|ptr|i[0-9]+)>/
syntax match nvirLabel /\v^[-A-Za-z0-9$._]+:/
syntax match nvirPreProc /\v![-A-Za-z0-9$._]*|#[0-9]+|#dbg_[a-z]+/
syntax match nvirFunction /\v\@%("[^"]*"|[-A-Za-z0-9$._]+)/
syntax match nvirIdentifier /\v\%%("[^"]*"|[-A-Za-z0-9$._]+)/
syntax match nvirString /\vc?"[^"]*"/
syntax match nvirComment /\v;.*$/
highlight default link nvirComment Comment
highlight default link nvirString String
highlight default link nvirIdentifier Identifier
highlight default link nvirFunction Function
highlight default link nvirPreProc PreProc
highlight default link nvirLabel Label
highlight default link nvirType Type
highlight default link nvirSpecial Special
highlight default link nvirStatement Statement
highlight default link nvirKeyword Keyword
highlight default link nvirNumber Number
setlocal commentstring=;\ %s
let b:current_syntax = "nvir"
