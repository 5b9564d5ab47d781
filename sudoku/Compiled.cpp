// Compiled.cpp: the boards and the reader of puzzles, compiled once for all source files of a
// program that define SUDOKU_SEARCH_COMPILED. Others find everything in the headers.

#ifndef SUDOKU_SEARCH_COMPILED
#error "Compiled.cpp needs SUDOKU_SEARCH_COMPILED, and so does each source file linked with it."
#endif

#include "sudoku/BlankBoard.inl"
#include "sudoku/PuzzleReader.inl"
