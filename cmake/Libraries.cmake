# Finds the libraries that programs and tests use. One error lists all missing libraries, with their
# packages and the options that build without them.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(missing "")
set(missingPackages "")

macro(find_library_package name debianPackage)
  find_package(${name} QUIET)
  if(NOT ${name}_FOUND)
    list(APPEND missing ${name})
    list(APPEND missingPackages ${debianPackage})
  endif()
endmacro()

if(SUDOKU_SEARCH_ALL_PROGRAMS)
  find_package(Threads REQUIRED)
  find_library_package(CLI11 libcli11-dev)
  find_library_package(fmt libfmt-dev)
  find_library_package(nlohmann_json nlohmann-json3-dev)
  find_library_package(ZLIB zlib1g-dev)
endif()
if(SUDOKU_SEARCH_GRADE)
  find_library_package(LibArchive libarchive-dev)
  find_library_package(LibSeccomp libseccomp-dev)
endif()
if(BUILD_TESTING OR SUDOKU_SEARCH_GRADE)
  find_library_package(GTest libgmock-dev)
endif()
if(BUILD_TESTING)
  if(GTest_FOUND AND NOT TARGET GTest::gmock_main)
    list(APPEND missing "GoogleMock (a part of GoogleTest)")
    list(APPEND missingPackages libgmock-dev)
  endif()
endif()

if(missing)
  list(JOIN missing ", " missing)
  list(JOIN missingPackages " " missingPackages)
  message(FATAL_ERROR
      "Not found: ${missing}.\n"
      "On Debian or Ubuntu: apt-get install ${missingPackages}\n"
      "To do without: -DSUDOKU_SEARCH_ALL_PROGRAMS=OFF leaves out the programs that need CLI11, "
      "fmt, nlohmann-json or zlib, -DSUDOKU_SEARCH_GRADE=OFF the autograder, which needs "
      "GoogleTest, libarchive and libseccomp, -DBUILD_TESTING=OFF the tests, which need GoogleTest.")
endif()
