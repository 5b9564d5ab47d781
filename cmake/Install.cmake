# Install rules: the programs, the library's headers into a separate folder under include/, the
# package for find_package(SudokuSearch) with its component `compare`, and the puzzles.
include(CMakePackageConfigHelpers)

set(packageFolder ${CMAKE_INSTALL_DATADIR}/cmake/SudokuSearch)
get_target_property(programs programs MANUALLY_ADDED_DEPENDENCIES)

# The first rule: nothing is installed before everything is built.
list(TRANSFORM programs REPLACE "(.+)" "\$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
install(CODE "
set(files \"${files}\")
foreach(file IN LISTS files)
  if(NOT EXISTS \"\${file}\")
    message(FATAL_ERROR
        \"\${file} is missing. First build everything: cmake --build ${PROJECT_BINARY_DIR}\")
  endif()
endforeach()
")

install(TARGETS ${programs})
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

install(DIRECTORY puzzles apps/puzzles/maps docs/coursework DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search)
