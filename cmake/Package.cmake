# The installed files of the program, and its packages: run cpack in the build folder.
# SPDX-License-Identifier: MIT
include(GNUInstallDirs)

# Packages need only the program and the manual, which are built first; not the tests and benchmarks.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

install(TARGETS decant RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
install(TARGETS decant-more RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/decant COMPONENT program)
install(DIRECTORY ${DECANT_MANUAL}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${DECANT_MANUAL}/decant.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME decant COMPONENT program)
install(FILES ${DECANT_MANUAL}/_decant DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
install(FILES ${DECANT_MANUAL}/decant.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
        COMPONENT program)
# The page, if ./dev build web has made it.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/decant/web COMPONENT program OPTIONAL)
# The independent checker of proofs, and the format that it checks.
install(PROGRAMS tools/verify_proof.py DESTINATION ${CMAKE_INSTALL_DATADIR}/decant COMPONENT program)
install(FILES docs/proof-format.md DESTINATION ${CMAKE_INSTALL_DATADIR}/decant COMPONENT program)
# Debian wants the license under this name.
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT program)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_VENDOR "decant")
set(CPACK_PACKAGE_CONTACT "decant developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solve water sort, ball sort and DogBunny with proof")
set(CPACK_PACKAGE_DESCRIPTION "decant finds shortest plans for water sort, ball sort and DogBunny and proves that there are no
shorter ones, or proves that a level cannot be solved. It draws, grades, makes and keeps levels, gives hints, and lets you
play in the terminal.")
set(CPACK_COMPONENTS_ALL program)
set(CPACK_STRIP_FILES ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME decant)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS graphviz)
set(CPACK_ARCHIVE_PROGRAM_FILE_NAME decant-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/PackageKinds.cmake)
include(CPack)
