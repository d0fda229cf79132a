autocmd BufRead,BufNewFile *.ptx set filetype=ptx
