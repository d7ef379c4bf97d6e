solve - --partial
