# Finds libseccomp, which has no CMake package of its own: the target LibSeccomp::LibSeccomp.
include(FindPackageHandleStandardArgs)
find_path(LibSeccomp_INCLUDE_DIR seccomp.h)
find_library(LibSeccomp_LIBRARY seccomp)
mark_as_advanced(LibSeccomp_INCLUDE_DIR LibSeccomp_LIBRARY)
find_package_handle_standard_args(LibSeccomp DEFAULT_MSG LibSeccomp_LIBRARY LibSeccomp_INCLUDE_DIR)
if(LibSeccomp_FOUND AND NOT TARGET LibSeccomp::LibSeccomp)
  add_library(LibSeccomp::LibSeccomp UNKNOWN IMPORTED)
  set_target_properties(LibSeccomp::LibSeccomp PROPERTIES
                        IMPORTED_LOCATION ${LibSeccomp_LIBRARY}
                        INTERFACE_INCLUDE_DIRECTORIES ${LibSeccomp_INCLUDE_DIR})
endif()
