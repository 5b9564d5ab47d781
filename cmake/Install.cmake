# Install rules: headers into a separate folder under include/, the puzzle reader, the package for
# find_package(SudokuSearch), and the puzzles. The rules for the programs, and for the component
# `compare` of the package, are in apps/.
include(CMakePackageConfigHelpers)

set(packageFolder ${CMAKE_INSTALL_DATADIR}/cmake/SudokuSearch)

install(TARGETS SudokuSearch_searchable SudokuSearch_search SudokuSearch_sudoku
                SudokuSearch_drivers SudokuSearch_puzzle SudokuSearch_headers reader
        EXPORT SudokuSearch
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sudoku-search)
install(EXPORT SudokuSearch NAMESPACE SudokuSearch:: DESTINATION ${packageFolder})
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
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/SudokuSearchConfig.cmake
              ${PROJECT_BINARY_DIR}/SudokuSearchConfigVersion.cmake
        DESTINATION ${packageFolder})

install(DIRECTORY puzzles docs/coursework DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search)
