# Installs BUILD_DIR into PREFIX, emptied first, and checks the list of installed files.
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${PREFIX} --config ${CONFIG}
                COMMAND_ERROR_IS_FATAL ANY)

file(GLOB_RECURSE files LIST_DIRECTORIES FALSE RELATIVE ${PREFIX} ${PREFIX}/*)
foreach(pattern "include/sudoku-search/Searchable.h" "include/sudoku-search/BreadthFirstSearch.h"
                "include/sudoku-search/DepthFirstSearch.h" "include/sudoku-search/BestFirstSearch.h"
                "include/sudoku-search/Sudoku.h" "include/sudoku-search/search/Driver.h"
                "include/sudoku-search/sudoku/PuzzleReader.h" "include/sudoku-search/sudoku/nine/Kernel.inl"
                "include/sudoku-search/apps/compare/ComparePuzzles.h"
                "include/sudoku-search/apps/compare/PuzzleKind.h"
                "bin/BestFSSudoku" "share/man/man1/BestFSSudoku.1" "lib/.*pkgconfig/sudoku-search.pc"
                "lib/.*libsudoku-search-reader.a" "lib/.*libsudoku-search-engine.a" "lib/.*libsudoku-search-compare.a"
                "share/sudoku-search/puzzles/.+" "share/sudoku-search/maps/trap.txt" "share/sudoku-search/docs/coursework/assignment.md")
  set(found ${files})
  list(FILTER found INCLUDE REGEX "^${pattern}$")
  if(NOT found)
    message(SEND_ERROR "Not installed: ${pattern}")
  endif()
endforeach()

if(EXISTS ${PREFIX}/include/sudoku-search/sudoku/reading OR EXISTS ${PREFIX}/include/sudoku-search/sudoku/text)
  message(SEND_ERROR "The headers of the reader's own sources are installed")
endif()
list(FILTER files EXCLUDE REGEX
     "^(include/sudoku-search/.+\\.(h|inl)|bin/[A-Za-z]+|lib/.*(libsudoku-search-[a-z]+[.]a|[.]pc)|share/sudoku-search/(puzzles/|maps/|docs/|sudoku-search.html|README|CHANGELOG).*|share/(cmake/SudokuSearch|man/man1)/.+)$")
if(files)
  message(SEND_ERROR "Installed, though no part of the package: ${files}")
endif()
