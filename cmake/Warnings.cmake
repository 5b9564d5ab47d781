# The library `warnings`: the warning options for the project's own code.
# CMAKE_COMPILE_WARNING_AS_ERROR=ON turns them into errors.
add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                                 -Wsign-conversion>
    # False positives of GCC 12 on std::string: GCC bug 105329.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<CXX_COMPILER_ID:MSVC>:/W4>)
