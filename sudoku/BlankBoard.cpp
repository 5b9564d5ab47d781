// BlankBoard.cpp: compiles the boards once, for all source files of a program that define
// SUDOKU_SEARCH_COMPILED. Other programs use them as headers only.

#ifndef SUDOKU_SEARCH_COMPILED
#error "BlankBoard.cpp needs SUDOKU_SEARCH_COMPILED, and so does each source file linked with it."
#endif

#include "sudoku/BlankBoard.inl"
