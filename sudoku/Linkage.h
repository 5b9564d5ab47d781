// Linkage.h: SUDOKU_SEARCH_INLINE is `inline`, as long as these are headers and nothing else. Where
// SUDOKU_SEARCH_COMPILED is defined it is nothing: Compiled.cpp then defines the functions that the
// other source files find declared.

#ifndef SUDOKU_LINKAGE_H_
#define SUDOKU_LINKAGE_H_

#ifdef SUDOKU_SEARCH_COMPILED
#define SUDOKU_SEARCH_INLINE
#else
#define SUDOKU_SEARCH_INLINE inline
#endif

#endif
