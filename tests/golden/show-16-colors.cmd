env TERM=xterm
show - --color always
