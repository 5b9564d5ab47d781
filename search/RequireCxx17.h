// RequireCxx17.h: stops the compilation with one error if the language is older than C++17. The
// error names the missing compiler option.

#pragma once

#if __cplusplus < 201703L
// Compilers continue after #error and report everything that needs C++17. A missing include file
// stops them.
#include "C++17 or newer is needed: compile with the option -std=c++17"  // there is no such file
#endif
