env COLORTERM=truecolor TERM=xterm
show levels/dog-bunny-28.txt --color always
