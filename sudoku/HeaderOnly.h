// HeaderOnly.h: SUDOKU_SEARCH_INLINE is `inline` if the library is used as headers only. If
// SUDOKU_SEARCH_COMPILED is defined it is empty: Compiled.cpp then defines the functions, and other
// source files only declare them.

#ifndef SUDOKU_HEADERONLY_H_
#define SUDOKU_HEADERONLY_H_

#ifdef SUDOKU_SEARCH_COMPILED
#define SUDOKU_SEARCH_INLINE
#else
#define SUDOKU_SEARCH_INLINE inline
#endif

#endif
