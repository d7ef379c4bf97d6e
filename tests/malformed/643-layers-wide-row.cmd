solve - --from layers
