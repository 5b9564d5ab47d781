# How the project's own code is compiled. What shortens the build: the engine is compiled once,
# source files are compiled in batches (UNITY_BUILD), so names of one file must not clash with those
# of another, and code outside the engine is compiled with little optimisation.

# The library `warnings`: the warning options for the project's own code.
# CMAKE_COMPILE_WARNING_AS_ERROR=ON turns them into errors.
add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                                 -Wsign-conversion>
    # False positives of GCC 12 on std::string: GCC bug 105329.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<CXX_COMPILER_ID:MSVC>:/W4>)

# Larger batches would need too much memory, smaller ones more time.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 14)

# The puzzle reader, for whoever uses sudoku/PuzzleReader.h.
add_library(reader STATIC sudoku/PuzzleReader.cpp sudoku/reading/DrawingGrammars.cpp
                          sudoku/reading/LineGrammars.cpp sudoku/reading/ListGrammars.cpp
                          sudoku/reading/RowGrammars.cpp sudoku/reading/ShownBoxes.cpp)
add_library(SudokuSearch::reader ALIAS reader)
set_target_properties(reader PROPERTIES CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON
                                        OUTPUT_NAME sudoku-search-reader)
target_link_libraries(reader PUBLIC SudokuSearch::headers PRIVATE $<BUILD_INTERFACE:warnings>)

# The boards, precompiled for the programs and tests of this project. All other users of
# SudokuSearch::headers get them as headers.
add_library(engine STATIC sudoku/BlankBoard.cpp)
set_target_properties(engine PROPERTIES CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON)
target_compile_definitions(engine PUBLIC SUDOKU_SEARCH_COMPILED)
target_link_libraries(engine PUBLIC reader PRIVATE $<BUILD_INTERFACE:warnings>)

# Adds an interface library that compiles code with the given option, except in a Debug build. It is
# for code that is not performance-critical: optimising the templates of GoogleTest, CLI11 and
# nlohmann-json takes minutes and gains nothing. With clang's sanitizers, -O1 takes several times
# as long as -O0.
function(add_release_option name option)
  add_library(${name} INTERFACE)
  target_compile_options(${name} INTERFACE
                         $<$<AND:$<CONFIG:Release,RelWithDebInfo>,$<NOT:$<BOOL:${MSVC}>>>:${option}>)
endfunction()
add_release_option(hardlyOptimised -O1)
add_release_option(notOptimised -O0)
