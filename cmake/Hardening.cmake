# Makes memory errors hard to exploit, in releases for Linux; tests/binary verifies it in the ELF files.
#
# decant_harden() applies to all targets of the folder that calls it, so that tests are left alone.
# SPDX-License-Identifier: MIT
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

set(DECANT_HARDENS FALSE)
set(DECANT_HARDENING_FLAGS "")
set(DECANT_HARDENING_LINK_FLAGS "")
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  set(DECANT_HARDENS TRUE)
  set(DECANT_HARDENING_FLAGS -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong)
  # Some processors do not support it.
  check_cxx_compiler_flag(-fcf-protection=full DECANT_HAS_CF_PROTECTION)
  if(DECANT_HAS_CF_PROTECTION)
    list(APPEND DECANT_HARDENING_FLAGS -fcf-protection=full)
  endif()
  set(DECANT_HARDENING_LINK_FLAGS LINKER:-z,relro,-z,now,-z,noexecstack)
endif()

function(decant_harden)
  add_compile_options(${DECANT_HARDENING_FLAGS})
  add_link_options(${DECANT_HARDENING_LINK_FLAGS})
endfunction()
