env NO_COLOR=1 TERM=xterm
show - --color auto
