# The library, which other projects get too: the headers, which are included by their path from the
# top of the project ("search/Driver.h"), and two libraries that are compiled.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS search/*.h sudoku/*.h sudoku/*.inl)
list(FILTER headers EXCLUDE REGEX "/sudoku/(reading|text)/")  # which only our own sources include
add_library(SudokuSearch_headers INTERFACE)
target_compile_features(SudokuSearch_headers INTERFACE cxx_std_17)
target_sources(SudokuSearch_headers INTERFACE FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES
               ${headers} Searchable.h Sudoku.h ExplainedSudoku.h BestFirstSearch.h
               BreadthFirstSearch.h DepthFirstSearch.h)

# The puzzle reader, for whoever uses sudoku/PuzzleReader.h.
file(GLOB readerSources CONFIGURE_DEPENDS sudoku/reading/*.cpp)
add_library(SudokuSearch_reader STATIC sudoku/PuzzleReader.cpp ${readerSources})
target_link_libraries(SudokuSearch_reader PUBLIC SudokuSearch_headers)

# The boards, precompiled, with what the processor offers. Without it, users get them as headers.
add_library(SudokuSearch_engine STATIC sudoku/BlankBoard.cpp)
target_compile_definitions(SudokuSearch_engine PUBLIC SUDOKU_SEARCH_COMPILED)
target_link_libraries(SudokuSearch_engine PUBLIC SudokuSearch_reader)
# Otherwise a project without a build type, or one being debugged, would search ten times as long.
target_compile_options(SudokuSearch_engine PRIVATE
    $<$<AND:$<CXX_COMPILER_ID:GNU,Clang,AppleClang>,$<NOT:$<CONFIG:Release,RelWithDebInfo,MinSizeRel>>>:-O1>)

foreach(library IN ITEMS headers reader engine)
  add_library(SudokuSearch::${library} ALIAS SudokuSearch_${library})
  set_target_properties(SudokuSearch_${library} PROPERTIES EXPORT_NAME ${library})
endforeach()
foreach(library IN ITEMS reader engine)
  set_target_properties(SudokuSearch_${library} PROPERTIES OUTPUT_NAME sudoku-search-${library}
                        CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON)
  if(PROJECT_IS_TOP_LEVEL)
    target_link_libraries(SudokuSearch_${library} PRIVATE $<BUILD_INTERFACE:warnings>)
  else()
    set_target_properties(SudokuSearch_${library} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endforeach()
