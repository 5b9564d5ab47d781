// comparison.js: the data of a comparison, which the page embeds, and its charts and tables.

// The indices of a run's fields. Runs are arrays, to save space.
const kEntry = 0, kContender = 1, kOutcome = 2, kExpandedNodes = 3, kGenerated = 4,
      kPeakFrontier = 5, kDepth = 6, kElapsedNs = 7, kTree = 8, kRepeats = 9, kCost = 10;
// The first of the counters of runs that learn; data.learningCounters names them.
const kFirstOfLearning = 11;

// Explanations of the counters.
const kMeanings = {
  solved: "puzzles solved, out of all puzzles",
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
  outcome: "solved; exhausted: there is no solution; limit or stopped: stopped early",
};

// A numeric column, with its explanation.
function numberColumn(key, heading, meaning = kMeanings[key]) {
  return {key, heading, meaning, isNumber: true};
}

// "850 ns", "1.25 ms", "12.5 s", "20:34 min"
function timeText(ns) {
  if (ns < 999.5) return `${Math.round(ns)} ns`;
  for (const [unit, name] of [[1e3, "µs"], [1e6, "ms"], [1e9, "s"]]) {
    if (ns < 999.5 * unit && ns < 99.5e9) return `${(ns / unit).toPrecision(3)} ${name}`;
  }
  const seconds = Math.round(ns / 1e9);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
}

class ComparisonView {
  // `onPuzzle` is called with the number of the puzzle that the user chooses.
  constructor(data, onPuzzle) {
    this.data = data;
    this.onPuzzle = onPuzzle;
    this.#headlines();
    this.#bars();
    this.#scores();
    this.#ties();
    this.#scatter();
    this.#pairs();
    this.#puzzles();
  }

  nameOf(contender) {
    const {strategy, rules} = this.data.contenders[contender];
    return [strategy, rules].filter(Boolean).join(", ");
  }

  puzzleName(entry) {
    const {source, title, puzzle} = this.data.puzzles[entry];
    return `#${entry + 1} ${title || (puzzle.length <= 81 ? puzzle : source)}`;
  }

  // The columns that name a contender. Puzzles other than Sudokus have no rules.
  #nameColumns() {
    const hasRules = this.data.contenders.some((each) => each.rules !== "");
    return [...(hasRules ? [{key: "rules", heading: "rules"}] : []),
            {key: "strategy", heading: "strategy"}];
  }

  // The columns of the counters of searches that learn, if any does. Rows of others get a dash.
  #learningColumns(rows) {
    const counters = this.data.learningCounters.filter(({key}) => rows.some((row) => row[key]));
    for (const {key} of counters) {
      for (const row of rows) row[key] ??= {value: -1, text: "-"};
    }
    return counters.map(({key, heading}) => numberColumn(key, heading));
  }

  // The runs of a puzzle, by index of the contender; or of a contender, by index of the puzzle.
  runsOf(kind, index) {
    const runs = [];
    const other = kind === kEntry ? kContender : kEntry;
    for (const run of this.data.runs) if (run[kind] === index) runs[run[other]] = run;
    return runs;
  }

  #headlines() {
    const {headlines, notes} = this.data;
    byId("headline").textContent = headlines.join(" · ");
    byId("notes").replaceChildren(...notes.map((note) => make("li", {}, note)));
  }

  #bars() {
    const draw = () => {
      const key = byId("barsFigure").value;
      const bars = this.data.scores.map((score, i) => ({
        label: this.data.contenders[i].title,
        group: this.data.contenders[i].rules,
        ...(key === "solved" ? {value: score.solved, text: `${score.solved} of ${score.puzzles}`}
                             : score[key]),
      }));
      drawBars(byId("bars"), bars, byId("barsLogarithmic").checked);
      byId("barsMeaning").textContent = kMeanings[key];
    };
    const names = {total: "nodes in total", median: "median", mean: "geometric mean",
                   worst: "worst", solved: "puzzles solved", time: "time"};
    fillSelect(byId("barsFigure"), Object.entries(names), "total");
    byId("barsFigure").addEventListener("change", draw);
    byId("barsLogarithmic").addEventListener("change", draw);
    draw();
  }

  #scores() {
    const rows = this.data.scores.map((score, i) => ({
      rules: this.data.contenders[i].rules,
      strategy: this.data.contenders[i].title,
      ...score,
      solved: {value: score.solved, text: `${score.solved}/${score.puzzles}`},
    }));
    for (const key of ["total", "median", "mean", "worst"]) markBest(rows, key);
    drawTable(byId("scores"),
              [...this.#nameColumns(),
               numberColumn("solved", "solved"), numberColumn("total", "total"),
               numberColumn("median", "median"), numberColumn("mean", "geo. mean"),
               numberColumn("worst", "worst"), numberColumn("time", "time"),
               ...this.#learningColumns(rows)],
              rows, "All puzzles");
  }

  #ties() {
    if (this.data.ties.length === 0) return;
    const rows = this.data.ties.map((each) => ({
      ...each,
      rules: this.data.contenders[each.contender].rules,
      strategy: this.data.contenders[each.contender].title,
    }));
    drawTable(byId("ties"),
              [...this.#nameColumns(),
               numberColumn("arrival", "arrival", "equal values leave as they came"),
               numberColumn("least", "least", "of the seeded orders"),
               numberColumn("median", "median", "of the seeded orders"),
               numberColumn("most", "most", "of the seeded orders"),
               numberColumn("ratio", "most / least", "what the order of ties alone can do")],
              rows, this.data.tiesHeadline);
  }

  #scatter() {
    const names = this.data.contenders.map((_, i) => [i, this.nameOf(i)]);
    const strategies = new Set(this.data.contenders.map((each) => each.strategy)).size;
    fillSelect(byId("scatterX"), names, 0);
    fillSelect(byId("scatterY"), names, Math.min(names.length - 1, strategies > 1 ? 1 : 0));
    const draw = () => {
      const x = Number(byId("scatterX").value), y = Number(byId("scatterY").value);
      const runsY = this.runsOf(kContender, y);
      const dots = [];
      this.runsOf(kContender, x).forEach((runX, entry) => {
        const runY = runsY[entry];
        if (!runY) return;
        dots.push({x: runX[kExpandedNodes], y: runY[kExpandedNodes], isXOpen: hasLowerBounds(runX),
                   isYOpen: hasLowerBounds(runY), name: this.puzzleName(entry), puzzle: entry});
      });
      drawScatter(byId("scatter"), dots, this.nameOf(x), this.nameOf(y),
                  (dot) => this.onPuzzle(dot.puzzle));
      byId("scatterPair").textContent = this.#pairText(x, y);
    };
    byId("scatterX").addEventListener("change", draw);
    byId("scatterY").addEventListener("change", draw);
    draw();
  }

  #pairText(x, y) {
    const pair = this.data.pairs.find((each) => (each.one === x && each.other === y) ||
                                                (each.one === y && each.other === x));
    if (!pair) return "";
    const one = this.nameOf(pair.one), other = this.nameOf(pair.other);
    const unknown = pair.unknown > 0 ? `; on ${pair.unknown} a limit leaves it open` : "";
    return `${one} expands fewer nodes on ${pair.oneFewer} puzzles, ${other} on ` +
           `${pair.otherFewer}; equally many on ${pair.equal}${unknown}. ` +
           `${other} over ${one}: median ${pair.median}, geometric mean ${pair.mean}.`;
  }

  #pairs() {
    const rows = this.data.pairs.map((pair) => ({
      ...pair, one: this.nameOf(pair.one), other: this.nameOf(pair.other),
    }));
    drawTable(byId("pairs"),
              [{key: "one", heading: "one"}, {key: "other", heading: "other"},
               numberColumn("oneFewer", "<", "puzzles on which one expands fewer"),
               numberColumn("equal", "=", "equally many"),
               numberColumn("otherFewer", ">", "on which other expands fewer"),
               numberColumn("unknown", "?", "a limit leaves it open"),
               numberColumn("median", "median", "of other's nodes over one's"),
               numberColumn("mean", "geo. mean", "of the same")],
              rows, "All pairs");
  }

  #puzzles() {
    const trees = this.data.puzzles.map(() => 0);
    for (const run of this.data.runs) if (run[kTree] === "kept") ++trees[run[kEntry]];
    const all = this.data.contenders.length;
    fillSelect(byId("puzzle"),
               trees.map((count, i) => [i, `${this.puzzleName(i)} (${count} of ${all} trees)`]), 0);
    byId("puzzle").addEventListener("change", () => this.onPuzzle(Number(byId("puzzle").value)));
    byId("everyPuzzle").addEventListener("toggle", () => this.#allRuns(), {once: true});
  }

  // The table is large, so it is built when it is first opened.
  #allRuns() {
    const contenders = this.data.contenders;
    const columns = contenders.map((_, i) => ({
      key: `c${i}`, heading: this.nameOf(i), isNumber: true,
    }));
    const rows = this.data.puzzles.map((_, entry) => {
      const row = {entry, number: {value: entry, text: this.puzzleName(entry)}};
      contenders.forEach((_, i) => { row[`c${i}`] = {value: -1, text: "-"}; });
      return row;
    });
    for (const run of this.data.runs) rows[run[kEntry]][`c${run[kContender]}`] = nodesCell(run);
    drawTable(byId("allRuns"), [{key: "number", heading: "puzzle"}, ...columns], rows,
              "Nodes expanded, puzzle by puzzle", (row) => this.onPuzzle(row.entry));
  }

  // The counters of one puzzle.
  showPuzzle(entry) {
    byId("puzzle").value = entry;
    const rows = this.runsOf(kEntry, entry).map((run, contender) => {
      const isLowerBound = hasLowerBounds(run);
      const sign = isLowerBound ? "≥" : "";
      const counter = (key) =>
          ({value: run[key], text: sign + withThousands(run[key]), isLowerBound});
      return {
        rules: this.data.contenders[contender].rules,
        strategy: this.data.contenders[contender].title,
        outcome: run[kOutcome],
        expanded: nodesCell(run),
        generated: counter(kGenerated),
        peakFrontier: counter(kPeakFrontier),
        repeats: counter(kRepeats),
        depth: {value: run[kDepth] ?? -1, text: run[kDepth] ?? "-"},
        cost: {value: run[kCost] ?? -1, text: run[kCost] ?? "-"},
        time: {value: run[kElapsedNs], text: sign + timeText(run[kElapsedNs]), isLowerBound},
        ...(run.length > kFirstOfLearning
                ? Object.fromEntries(this.data.learningCounters.map(
                      ({key}, i) => [key, counter(kFirstOfLearning + i)]))
                : {}),
      };
    }).filter(Boolean);
    markBest(rows, "expanded");
    const has = (key, none) =>
        rows.some((row) => row[key].value !== none) ? [numberColumn(key, key)] : [];
    drawTable(byId("counters"),
              [...this.#nameColumns(),
               {key: "outcome", heading: "outcome", meaning: kMeanings.outcome},
               numberColumn("expanded", "expanded"), numberColumn("generated", "generated"),
               ...has("repeats", 0), numberColumn("peakFrontier", "peak frontier"),
               numberColumn("depth", "depth"), ...has("cost", -1), numberColumn("time", "time"),
               ...this.#learningColumns(rows)],
              rows, this.puzzleName(entry));
  }
}

// True if the counts of a search are lower bounds: a limit or Ctrl-C stopped it.
function hasLowerBounds(run) {
  return run[kOutcome] === "limit" || run[kOutcome] === "stopped";
}

// A cell with the nodes that a search expanded, or their lower bound.
function nodesCell(run) {
  const isLowerBound = hasLowerBounds(run);
  const sign = isLowerBound ? "≥" : run[kOutcome] === "exhausted" ? "†" : "";
  return {value: run[kExpandedNodes], text: sign + withThousands(run[kExpandedNodes]), isLowerBound};
}
