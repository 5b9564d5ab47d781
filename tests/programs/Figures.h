// Figures.h: makes exact figures and lower bounds.

#ifndef TESTS_PROGRAMS_FIGURES_H_
#define TESTS_PROGRAMS_FIGURES_H_

#include <cstdint>

#include "apps/compare/Figure.h"

inline comparing::Figure exactly(std::uint64_t value) {
  return {value, false};
}
inline comparing::Figure atLeast(std::uint64_t value) {
  return {value, true};
}

#endif
