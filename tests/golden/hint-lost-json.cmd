hint dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d --moves 'dog:a>b dog:b>trap' --format json
