# A program that starts at once: on Linux a release of it brings all that it needs, so that no library has to be found, mapped
# and relocated first. It stays position-independent. Of fmt there is no static library everywhere, but there are its headers.
# SPDX-License-Identifier: MIT
include(CheckCXXSourceCompiles)

function(decant_start_fast target)
  if(NOT DECANT_HARDENS OR NOT DECANT_FMT_HEADERS)
    return()
  endif()
  set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)
  check_cxx_source_compiles("#include <iostream>\nint main() { std::cout << 1; }" DECANT_LINKS_STATICALLY)
  if(DECANT_LINKS_STATICALLY)
    # After the -pie of CMake, of which it takes the place.
    target_link_libraries(${target} PRIVATE -static-pie)
  endif()
endfunction()
