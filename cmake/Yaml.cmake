# libyaml, as a static library where there is one, so that programs run without it and export nothing of it.
# SPDX-License-Identifier: MIT
set(DECANT_YAML_LIBRARY "")
set(DECANT_OTHER_YAML yaml)
if(DECANT_YAML AND NOT EMSCRIPTEN)
  find_library(DECANT_LIBYAML NAMES libyaml.a yaml REQUIRED)
  set(DECANT_YAML_LIBRARY ${DECANT_LIBYAML})
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    list(APPEND DECANT_YAML_LIBRARY -Wl,--exclude-libs,libyaml.a)
  endif()
  set(DECANT_OTHER_YAML no_yaml)
endif()
