# Links releases for Linux statically, so that programs start at once: no library has to be found, mapped and relocated first.
# They stay position-independent. Not every system has a static library of fmt, so its headers are used.
# SPDX-License-Identifier: MIT
include(CheckCXXSourceCompiles)

function(decant_start_fast target)
  if(NOT DECANT_HARDENS OR NOT DECANT_FMT_HEADERS)
    return()
  endif()
  set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)
  check_cxx_source_compiles("#include <iostream>\nint main() { std::cout << 1; }" DECANT_LINKS_STATICALLY)
  if(DECANT_LINKS_STATICALLY)
    # After CMake's -pie, which it replaces.
    target_link_libraries(${target} PRIVATE -static-pie)
  endif()
endfunction()
