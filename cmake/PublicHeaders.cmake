# The headers of an installed library, with includes that begin with `decant/`.
# SPDX-License-Identifier: MIT
#
# In the tree a header includes "base/cost.hpp". A folder `base` on a user's include path could clash with the user's own
# folders, so the copies say "decant/base/cost.hpp", and the one folder that a user adds to the path holds `decant` alone.

include(${CMAKE_CURRENT_LIST_DIR}/Includes.cmake)

# decant_public_headers(OUT header...): copies these headers of src/, and all that they include, to
# DECANT_PUBLIC_INCLUDE/decant; OUT is the list of the copies.
set(DECANT_PUBLIC_INCLUDE ${PROJECT_BINARY_DIR}/include)

function(decant_public_headers out)
  set(todo ${ARGN})
  set(done "")
  while(todo)
    list(POP_FRONT todo header)
    if(header IN_LIST done)
      continue()
    endif()
    list(APPEND done ${header})
    decant_includes_of(${PROJECT_SOURCE_DIR}/src/${header} included)
    list(APPEND todo ${included})
    file(READ ${PROJECT_SOURCE_DIR}/src/${header} text)
    string(REPLACE "#include \"" "#include \"decant/" text "${text}")
    file(CONFIGURE OUTPUT ${DECANT_PUBLIC_INCLUDE}/decant/${header} CONTENT "${text}" @ONLY)
  endwhile()
  list(TRANSFORM done PREPEND ${DECANT_PUBLIC_INCLUDE}/decant/)
  set(${out} ${done} PARENT_SCOPE)
endfunction()
