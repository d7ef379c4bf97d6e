solve - --capacity 4 --partial
