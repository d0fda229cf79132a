autocmd BufRead,BufNewFile *.nvir set filetype=nvir
autocmd BufRead,BufNewFile *.ll set filetype=nvir
