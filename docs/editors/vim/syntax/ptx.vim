" ptx.vim: written by docs/editors/generate.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax match ptxNumber /\v<%(0[fFdDxX][0-9A-Fa-f]+|[0-9]+%(\.[0-9]+)?)U?>/
syntax match ptxPreProc /\v\.[a-z_][a-z0-9_]*>/
syntax match ptxStatement /\v<%(abs|activemask|add|addc|alloca|and|applypriority|atom|bar|barrier|bfe|bfi|bfind|bmsk|brev|brkpt|clusterlaunchcontrol|clz|cnot|copysign|cos|cp|createpolicy|cvt|cvta|discard|div|dp2a|dp4a|elect|ex2|exit|fence|fma|fns|getctarank|griddepcontrol|isspacep|istypep|ld|ldmatrix|ldu|lg2|lop3|mad|mad24|madc|mapa|match|max|mbarrier|membar|min|mma|mov|movmatrix|mul|mul24|multimem|nanosleep|neg|not|or|pmevent|popc|prefetch|prefetchu|prmt|rcp|red|redux|rem|rsqrt|sad|selp|set|setmaxnreg|setp|shf|shfl|shl|shr|sin|slct|sqrt|st|stackrestore|stacksave|stmatrix|sub|subc|suld|suq|sust|szext|tanh|tcgen05|tensormap|testp|tex|tld4|trap|txq|vabsdiff2|vabsdiff4|vadd2|vadd4|vavrg2|vavrg4|vmax2|vmax4|vmin2|vmin4|vote|vset2|vset4|vsub2|vsub4|wgmma|wmma|xor)>/
syntax match ptxType /\v\.%([usbf]%(8|16|32|64|128)|f16x2|bf16|bf16x2|tf32|pred|v[248])>/
syntax match ptxSpecial /\v\.%(global|shared|const|local|param|tex)>%(::[a-z]+)?/
syntax match ptxLabel /\v^\s*[$_A-Za-z][$_A-Za-z0-9]*:/
syntax match ptxIdentifier /\v\%[A-Za-z_][A-Za-z0-9_$]*%(\.[xyzw])?/
syntax match ptxString /\v"[^"]*"/
syntax match ptxComment /\v\/\/.*$/
highlight default link ptxComment Comment
highlight default link ptxString String
highlight default link ptxIdentifier Identifier
highlight default link ptxLabel Label
highlight default link ptxSpecial Special
highlight default link ptxType Type
highlight default link ptxStatement Statement
highlight default link ptxPreProc PreProc
highlight default link ptxNumber Number
setlocal commentstring=//\ %s
let b:current_syntax = "ptx"
