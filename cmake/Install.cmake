# Install rules: the programs and their manual pages, the library's headers into a separate folder
# under include/, the packages for find_package(SudokuSearch), with its component `compare`, and for
# pkg-config, puzzles, coursework and docs, and the page if it was built. `cpack` makes a Debian
# package and an archive of them.
include(CMakePackageConfigHelpers)

set(packageFolder ${CMAKE_INSTALL_DATADIR}/cmake/SudokuSearch)
get_target_property(programs programs MANUALLY_ADDED_DEPENDENCIES)
list(FILTER programs EXCLUDE REGEX "Manual$")

# The first rule: nothing is installed before everything is built.
list(TRANSFORM programs REPLACE "(.+)" "\$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
list(TRANSFORM programs REPLACE "(.+)" "${PROJECT_BINARY_DIR}/man/\\1.1" OUTPUT_VARIABLE manuals)
install(CODE "
set(files \"${files};${manuals}\")
foreach(file IN LISTS files)
  if(NOT EXISTS \"\${file}\")
    message(FATAL_ERROR
        \"\${file} is missing. First build everything: cmake --build ${PROJECT_BINARY_DIR}\")
  endif()
endforeach()
")

install(TARGETS ${programs})
install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(TARGETS SudokuSearch_headers SudokuSearch_reader SudokuSearch_engine EXPORT SudokuSearch
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sudoku-search)
install(EXPORT SudokuSearch NAMESPACE SudokuSearch:: DESTINATION ${packageFolder})
if(SUDOKU_SEARCH_ALL_PROGRAMS)
  install(TARGETS compare support EXPORT SudokuSearchCompare
          FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sudoku-search)
  install(EXPORT SudokuSearchCompare NAMESPACE SudokuSearch:: DESTINATION ${packageFolder})
endif()

# Only the component needs other libraries.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/SudokuSearchConfig.cmake @ONLY CONTENT [[
include(${CMAKE_CURRENT_LIST_DIR}/SudokuSearch.cmake)
if("compare" IN_LIST SudokuSearch_FIND_COMPONENTS)
  include(CMakeFindDependencyMacro)
  find_dependency(Threads)
  find_dependency(fmt)
  find_dependency(ZLIB)
  include(${CMAKE_CURRENT_LIST_DIR}/SudokuSearchCompare.cmake)
endif()
]])

write_basic_package_version_file(${PROJECT_BINARY_DIR}/SudokuSearchConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/SudokuSearchConfig.cmake
              ${PROJECT_BINARY_DIR}/SudokuSearchConfigVersion.cmake
        DESTINATION ${packageFolder})

# The package can be moved, as that of CMake.
file(RELATIVE_PATH prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/sudoku-search.pc @ONLY CONTENT [[
prefix=${pcfiledir}/@prefix@
Name: Sudoku Search
Description: @PROJECT_DESCRIPTION@ (C++17, with precompiled boards)
Version: @PROJECT_VERSION@
Cflags: -I${prefix}/@CMAKE_INSTALL_INCLUDEDIR@/sudoku-search -DSUDOKU_SEARCH_COMPILED
Libs: -L${prefix}/@CMAKE_INSTALL_LIBDIR@ -lsudoku-search-engine -lsudoku-search-reader
]])
install(FILES ${PROJECT_BINARY_DIR}/sudoku-search.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(DIRECTORY puzzles apps/puzzles/maps docs DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search)
install(FILES ${PROJECT_BINARY_DIR}/sudoku-search.html DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search
        OPTIONAL)

find_program(shlibdeps dpkg-shlibdeps)
mark_as_advanced(shlibdeps)
set(CPACK_GENERATOR TGZ)
if(shlibdeps)
  list(APPEND CPACK_GENERATOR DEB)
endif()
set(CPACK_PACKAGE_NAME sudoku-search)
set(CPACK_PACKAGE_CONTACT "Sudoku Search")
set(CPACK_SYSTEM_NAME ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS g++)  # for `grade`
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "cmake, libfmt-dev, zlib1g-dev, parallel, similarity-tester")
include(CPack)
