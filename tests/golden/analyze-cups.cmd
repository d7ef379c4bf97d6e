analyze levels/cups-4.txt
