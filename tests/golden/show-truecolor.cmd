env COLORTERM=truecolor TERM=xterm-256color
show - --color always
