# Lists the files that a source includes.

# decant_includes_of(FILE OUT): OUT is the list of the paths that it includes in quotes.
function(decant_includes_of file out)
  file(STRINGS ${file} lines REGEX "^ *# *include +\"")
  list(TRANSFORM lines REPLACE "^[^\"]*\"([^\"]*)\".*" "\\1")
  set(${out} ${lines} PARENT_SCOPE)
endfunction()
