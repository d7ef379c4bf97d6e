solve water4:ABCD/ABCD/DCBA/CDAB --quiet
