// ResultTexts.h: numbers and sentences of results, as the outputs for people share them.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/compare/results/Results.h"
#include "apps/compare/searches/ProcessorTime.h"

namespace comparing {

// "12,345", or "12,345.5" for a median; "≥12,345" for a lower bound.
std::string text(const Count& count);
std::string text(const Real& median);

// "850 ns", "1.25 ms", "12.5 s", "2:05 min"; likewise with a sign; with two digits "about 1.3 ms".
std::string timeText(const Count& nanoseconds, int digits = apps::ProcessorTime::kDigits);

// "5.27", "52.7", "527" or "5,270"; likewise with a sign.
std::string meanText(const Real& mean);

// "2.50×", or "?" if it is unknown.
std::string ratioText(const std::optional<double>& ratio);

// Of times: "2.5×", "0.079×", or "≈1×" if chance could turn it.
std::string timeRatioText(const std::optional<double>& ratio);

// "0.031", "<0.001", or "-" if there are too few puzzles to tell.
std::string chanceText(const std::optional<double>& chance);

// The lines above the table. They include the puzzle if there is only one.
std::vector<std::string> headlines(const Results& results);

// The puzzles of the columns #1, #2, ...
std::vector<std::string> legend(const Results& results);

// The signs in the table, and missing results.
std::vector<std::string> notes(const Results& results);

// How, where and when the searches ran, if they were read from results. Results with the same
// version, processor and limits that follow each other have a line together.
std::vector<std::string> provenance(const Results& results);

// The solution of least cost, with its path if paths are kept; empty if there is none.
std::string solutionText(const Comparison& comparison);

}  // namespace comparing
