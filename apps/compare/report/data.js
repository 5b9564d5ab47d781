// data.js: the comparison as the program put it into the page.

// A run is an array in the comparison, to save space.
const kEntry = 0, kContender = 1, kOutcome = 2, kExpandedNodes = 3, kGenerated = 4,
      kPeakFrontier = 5, kDepth = 6, kElapsedNs = 7;

// What the comparison's counters mean.
const kMeanings = {
  solved: "puzzles that a solution was found of, of all",
  total: "nodes expanded, over all puzzles",
  median: "nodes expanded on the puzzle in the middle",
  mean: "geometric mean of the nodes expanded, none counting as one",
  worst: "nodes expanded on the puzzle that took most",
  time: "of all searches, setting the givens included",
  expanded: "states whose successors were asked for",
  generated: "states that were handed over as successors, plus the start",
  peakFrontier: "most states that waited at one moment",
  depth: "expansions on the path from the start to the solution",
  outcome: "solved; exhausted: there is no solution; limit or stopped: cut short",
};

// A column of numbers, with what they mean.
function numberColumn(key, heading, meaning = kMeanings[key]) {
  return {key, heading, meaning, isNumber: true};
}

// "850 ns", "1.25 ms", "12.5 s"
function timeText(ns) {
  for (const [unit, name] of [[1e9, "s"], [1e6, "ms"], [1e3, "µs"]]) {
    if (ns >= unit) return `${(ns / unit).toPrecision(3)} ${name}`;
  }
  return `${ns} ns`;
}
