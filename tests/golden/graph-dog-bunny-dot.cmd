graph dogbunny:a=b/b=c/b~trap:dog=a:dog=c
