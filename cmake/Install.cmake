# Install rules: headers into a separate folder under include/, the puzzle reader, the package for
# find_package(SudokuSearch), and the puzzles. The rules for the programs are in apps/.
include(CMakePackageConfigHelpers)

set(packageFolder ${CMAKE_INSTALL_DATADIR}/cmake/SudokuSearch)

install(TARGETS SudokuSearch_searchable SudokuSearch_search SudokuSearch_sudoku
                SudokuSearch_drivers SudokuSearch_puzzle SudokuSearch_headers reader
        EXPORT SudokuSearch
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sudoku-search)
install(EXPORT SudokuSearch
        FILE SudokuSearchConfig.cmake
        NAMESPACE SudokuSearch::
        DESTINATION ${packageFolder})

write_basic_package_version_file(${PROJECT_BINARY_DIR}/SudokuSearchConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/SudokuSearchConfigVersion.cmake DESTINATION ${packageFolder})

install(DIRECTORY puzzles/ DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-search/puzzles)
