check dogbunny:a=b/b~c:dog=a:dog=c 'dog:a>b dog:b>c' --format json
