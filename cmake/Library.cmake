# Builds and installs two libraries: decant::decant, the whole interface, and decant::search, the header-only generic search.
# SPDX-License-Identifier: MIT
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)
include(cmake/PublicHeaders.cmake)

file(GLOB search_roots RELATIVE ${PROJECT_SOURCE_DIR}/src CONFIGURE_DEPENDS src/search/*.hpp)
decant_public_headers(search_headers base/hash.hpp ${search_roots})
decant_public_headers(api_headers api/decant.hpp api/generation.hpp api/many.hpp)
list(REMOVE_ITEM api_headers ${search_headers})

# Tables are included in the middle of a header and do not compile on their own.
foreach(library search api)
  set(${library}_tables ${${library}_headers})
  list(FILTER ${library}_tables INCLUDE REGEX "\\.def$")
  list(FILTER ${library}_headers EXCLUDE REGEX "\\.def$")
endforeach()

function(decant_public_target target scope)
  target_compile_features(${target} ${scope} cxx_std_20)
  set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON INTERFACE_HEADER_SETS_TO_VERIFY HEADERS)
endfunction()

add_library(decant_public_search INTERFACE)
add_library(decant::search ALIAS decant_public_search)
decant_public_target(decant_public_search INTERFACE)
target_sources(decant_public_search INTERFACE
               FILE_SET HEADERS BASE_DIRS ${DECANT_PUBLIC_INCLUDE} FILES ${search_headers}
               FILE_SET tables TYPE HEADERS BASE_DIRS ${DECANT_PUBLIC_INCLUDE} FILES ${search_tables})
set_target_properties(decant_public_search PROPERTIES EXPORT_NAME search)

# All layers in one library: static, or shared with BUILD_SHARED_LIBS. Of the store, only the part that writes records
# as text; the files of collections, and SQLite with them, are left out.
set(layers base proof puzzles ${DECANT_FAMILIES} families reading solution analysis present generation records api parts)
list(TRANSFORM layers REPLACE "(.+)" "$<TARGET_OBJECTS:decant_\\1>" OUTPUT_VARIABLE objects)
add_library(decant_public ${objects})
add_library(decant::decant ALIAS decant_public)
decant_public_target(decant_public PUBLIC)
target_sources(decant_public PUBLIC
               FILE_SET HEADERS BASE_DIRS ${DECANT_PUBLIC_INCLUDE} FILES ${api_headers}
               FILE_SET tables TYPE HEADERS BASE_DIRS ${DECANT_PUBLIC_INCLUDE} FILES ${api_tables})
target_link_libraries(decant_public PUBLIC decant_public_search PRIVATE ${DECANT_FMT} ${DECANT_YAML_LIBRARY} Threads::Threads)
set_target_properties(decant_public PROPERTIES
                      OUTPUT_NAME decant EXPORT_NAME decant LINKER_LANGUAGE CXX
                      VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
if(BUILD_SHARED_LIBS)
  target_link_options(decant_public PRIVATE LINKER:--no-undefined ${DECANT_HARDENING_LINK_FLAGS})
endif()

# The installation. Components: `library` for programs that are already linked, `development` for linking.
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/decant)
install(TARGETS decant_public_search EXPORT search
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development
        FILE_SET tables DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(TARGETS decant_public EXPORT decant
        LIBRARY COMPONENT library NAMELINK_COMPONENT development
        ARCHIVE COMPONENT development
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development
        FILE_SET tables DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
foreach(export search decant)
  install(EXPORT ${export} NAMESPACE decant:: FILE ${export}Targets.cmake DESTINATION ${package_dir} COMPONENT development)
endforeach()

# Every package includes the license, under the name that Debian wants.
foreach(component library development)
  install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT ${component})
endforeach()

configure_package_config_file(cmake/decantConfig.cmake.in ${PROJECT_BINARY_DIR}/package/decantConfig.cmake
                              INSTALL_DESTINATION ${package_dir} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/decantConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/package/decantConfig.cmake ${PROJECT_BINARY_DIR}/package/decantConfigVersion.cmake
        DESTINATION ${package_dir} COMPONENT development)

# A static library leaves it to its users to link its dependencies.
file(RELATIVE_PATH prefix_from_pc /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
set(behind "-lfmt -pthread")
if(DECANT_YAML_LIBRARY)
  string(PREPEND behind "-lyaml ")
endif()
set(pkgconfig_libs "-L\${libdir} -ldecant")
if(NOT BUILD_SHARED_LIBS)
  string(APPEND pkgconfig_libs " ${behind}")
endif()
foreach(module decant decant-search)
  configure_file(cmake/${module}.pc.in ${PROJECT_BINARY_DIR}/package/${module}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/package/${module}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endforeach()
