# How the project's own code is compiled. What shortens the build: the engine is compiled once,
# source files are compiled in batches, so names of one file must not clash with those of another,
# and code outside the engine is compiled with little optimisation.

# The library `warnings`: the warning options for the project's own code.
# CMAKE_COMPILE_WARNING_AS_ERROR=ON turns them into errors.
add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                                 -Wsign-conversion>
    # False positives of GCC 12 on std::string: GCC bug 105329.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<CXX_COMPILER_ID:MSVC>:/W4>)

option(CMAKE_UNITY_BUILD "Compile source files in batches: OFF suits who edits single files" ON)
# Larger batches would need too much memory, smaller ones more time.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 14)

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
