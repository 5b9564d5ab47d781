# Finds the libraries that programs and tests use. One error lists all missing libraries, with their
# packages and the options that build without them.
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
  find_path(seccompHeaders seccomp.h)
  mark_as_advanced(seccompHeaders)
  if(NOT seccompHeaders)
    list(APPEND missing libseccomp)
    list(APPEND missingPackages libseccomp-dev)
  endif()
endif()
if(BUILD_TESTING OR SUDOKU_SEARCH_GRADE)
  find_library_package(GTest libgmock-dev)
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
