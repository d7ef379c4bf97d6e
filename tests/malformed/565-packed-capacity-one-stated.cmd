solve - --capacity 1 --quiet
