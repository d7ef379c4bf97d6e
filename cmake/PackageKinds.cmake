# The differences between the kinds of packages, which cpack reads for each: an archive unpacks into one folder.
# SPDX-License-Identifier: MIT
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
