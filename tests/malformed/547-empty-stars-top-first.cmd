solve - --top-first --quiet
