# What differs between the kinds of packages, read by cpack for each of them: an archive unpacks into one folder.
# SPDX-License-Identifier: MIT
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
