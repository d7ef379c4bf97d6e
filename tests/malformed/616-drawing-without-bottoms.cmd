solve - --from drawing
