solve water4:ABB/BAA/A^1/B^2 --steps
