check dogbunny:a=b/b~c@!a:dog=a/bunny=a:dog=c 'dog:a>b dog:b>c'
