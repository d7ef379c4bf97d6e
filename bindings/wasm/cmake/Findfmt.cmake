# Finds fmt, Boost, nlohmann/json and stb by their headers alone: the libraries installed for this machine cannot be linked
# into WebAssembly, but headers serve any target. They get their own folder, as /usr/include belongs to another libc.
# SPDX-License-Identifier: MIT
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(package fmt boost nlohmann stb)
  if(NOT EXISTS /usr/include/${package})
    message(FATAL_ERROR "/usr/include/${package} is missing; ./dev setup wasm installs it")
  endif()
  file(CREATE_LINK /usr/include/${package} ${headers}/${package} SYMBOLIC)
endforeach()

add_library(fmt::fmt INTERFACE IMPORTED)
# A fixed separator of thousands, which nothing writes, keeps the tables of all locales out of the modules. Of the numbers with
# a fraction only those of type double are ever written, and no integer has 128 bits.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY "FMT_STATIC_THOUSANDS_SEPARATOR=','"
                           FMT_USE_FLOAT=0 FMT_USE_LONG_DOUBLE=0 FMT_USE_INT128=0)
include_directories(SYSTEM ${headers})
set(fmt_FOUND TRUE)
