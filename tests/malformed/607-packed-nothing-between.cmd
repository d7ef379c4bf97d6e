solve - --from packed
