# The library `warnings`: what our own code is compiled with.
# CMAKE_COMPILE_WARNING_AS_ERROR=ON makes errors of them.
add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion>
    # GCC 12 sees overlaps in std::string where there are none: its bug 105329.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<CXX_COMPILER_ID:MSVC>:/W4>)
