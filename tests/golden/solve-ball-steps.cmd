solve - --steps
