hint levels/cups-4.txt --moves '4>1 2>3'
