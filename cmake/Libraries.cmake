# Finds the libraries that programs and tests use. One error names all that are missing.
set(libraries "")
if(SUDOKU_SEARCH_ALL_PROGRAMS)
  list(APPEND libraries Threads CLI11 fmt nlohmann_json ZLIB)
endif()
if(SUDOKU_SEARCH_GRADE)
  list(APPEND libraries LibArchive)
  find_path(seccompHeaders seccomp.h)
  mark_as_advanced(seccompHeaders)
endif()
if(BUILD_TESTING OR SUDOKU_SEARCH_GRADE)
  list(APPEND libraries GTest)
endif()

set(missing "")
foreach(library IN LISTS libraries)
  find_package(${library} QUIET)
  if(NOT ${library}_FOUND)
    string(APPEND missing " ${library}")
  endif()
endforeach()
if(SUDOKU_SEARCH_GRADE AND NOT seccompHeaders)
  string(APPEND missing " libseccomp")
endif()
if(missing)
  message(FATAL_ERROR
      "Not found:${missing}. cmake/setup.sh has their Debian packages.\n"
      "To do without: -DSUDOKU_SEARCH_ALL_PROGRAMS=OFF leaves out the programs that need CLI11, "
      "fmt, nlohmann-json or zlib, -DSUDOKU_SEARCH_GRADE=OFF the autograder, which needs "
      "GoogleTest, libarchive and libseccomp, -DBUILD_TESTING=OFF the tests, which need GoogleTest.")
endif()
