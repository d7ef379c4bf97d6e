help collection
