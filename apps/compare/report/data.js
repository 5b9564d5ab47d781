// data.js: what the program put into the page: texts, compressed, in <script> elements of a type
// that browsers do not run.

// The text in the element of that id.
async function embedded(id) {
  const packed = atob(byId(id).textContent.trim());
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

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

// "850 ns", "1.25 ms", "12.5 s"
function timeText(ns) {
  for (const [unit, name] of [[1e9, "s"], [1e6, "ms"], [1e3, "µs"]]) {
    if (ns >= unit) return `${(ns / unit).toPrecision(3)} ${name}`;
  }
  return `${ns} ns`;
}
