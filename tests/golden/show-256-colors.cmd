env TERM=xterm-256color
show - --color always
