// data.js: the data of the comparison that is embedded in the page.

// The indices of a run's fields. Runs are arrays, to save space.
const kEntry = 0, kContender = 1, kOutcome = 2, kExpandedNodes = 3, kGenerated = 4,
      kPeakFrontier = 5, kDepth = 6, kElapsedNs = 7, kTree = 8, kRepeats = 9, kCost = 10;
// The first of the counters of runs that learn; data.learningCounters names them.
const kFirstOfLearning = 11;

// Explanations of the counters.
const kMeanings = {
  solved: "puzzles that a solution was found of, of all",
  total: "nodes expanded, over all puzzles",
  median: "nodes expanded on the puzzle in the middle",
  mean: "geometric mean of the nodes expanded, none counting as one",
  worst: "nodes expanded on the puzzle that took most",
  time: "of all searches, making the start included",
  expanded: "states whose successors were asked for",
  generated: "states that were handed over as successors, plus the start",
  peakFrontier: "most states that waited at one moment",
  repeats: "generated states that equal an earlier one and were dropped",
  cost: "of the path from the start to the solution; - if it is the number of moves",
  depth: "expansions on the path from the start to the solution",
  conflicts: "contradictions that a search that learns met",
  learned: "clauses learned from them",
  restarts: "times that all decisions were given up",
  longestBackjump: "most decisions given up after one contradiction",
  outcome: "solved; exhausted: there is no solution; limit or stopped: cut short",
};

// A numeric column, with its explanation.
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

// "850 bytes", "70.5 kB", "1.71 MB"
function sizeText(bytes) {
  for (const [unit, name] of [[1e9, "GB"], [1e6, "MB"], [1e3, "kB"]]) {
    if (bytes >= unit) return `${(bytes / unit).toPrecision(3)} ${name}`;
  }
  return `${Math.round(bytes)} bytes`;
}
