hint levels/cups-4.txt --moves '2>1 4>2'
