// comparison.js: the charts and tables of a comparison (pageData() in PageData.h).

// The fields of a run, which is an array in the data, to save space. The counters of runs that learn
// follow; data.learningCounters names them.
const kFields = ["entry", "contender", "outcome", "expanded", "generated", "peakFrontier", "depth",
                 "time", "hasTree", "repeats", "cost"];

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
  cost: "of the path from the start to the solution",
  depth: "expansions on the path from the start to the solution",
  conflicts: "contradictions that a search that learns met",
  learned: "clauses learned from them",
  restarts: "times that decisions were given up without a contradiction",
  longestBackjump: "most decisions given up after one contradiction",
  outcome: "solved; exhausted: there is no solution; limit or stopped: stopped early",
};

// A numeric column, with its explanation.
function numberColumn(key, heading = key, meaning = kMeanings[key]) {
  return {key, heading, meaning, isNumber: true};
}

// "850 ns", "1.25 ms", "12.5 s", "20:34 min", as ResultTexts.cpp does.
function timeText(ns) {
  if (ns < 999.5) return `${Math.round(ns)} ns`;
  if (ns >= 99.5e9) {
    const seconds = Math.round(ns / 1e9);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
  }
  const rounded = Number(ns.toPrecision(3));
  const [unit, size] = [["s", 1e9], ["ms", 1e6], ["µs", 1e3]].find(([, size]) => rounded >= size);
  return `${(rounded / size).toPrecision(3)} ${unit}`;
}

// True if the counts of a search are lower bounds: a limit or Ctrl-C stopped it.
function hasLowerBounds(run) {
  return run.outcome === "limit" || run.outcome === "stopped";
}

// A cell with a number of a run, or its lower bound; a dash if it has none.
function runCell(run, key) {
  const value = run?.[key] ?? null;
  if (value === null) return {value: -1, text: "-"};
  if (key === "depth" || key === "cost") return {value, text: withThousands(value)};
  const isLowerBound = hasLowerBounds(run);
  const isExhausted = key === "expanded" && run.outcome === "exhausted";
  const sign = isLowerBound ? "≥" : isExhausted ? "†" : "";
  const textOf = key === "time" ? timeText : withThousands;
  return {value, isLowerBound, get text() { return sign + textOf(value); }};
}

function solvedCell({solved, puzzles}, between) {
  return {value: solved, text: [solved, puzzles].map(withThousands).join(between)};
}

// Marks the smallest exact cell of the column `key`, if the table has several rows.
function markBest(rows, key) {
  const exact = rows.map((row) => row[key]).filter((cell) => !cell.isLowerBound);
  const least = Math.min(...exact.map((cell) => cell.value));
  if (rows.length > 1) for (const cell of exact) cell.isBest = cell.value === least;
}

function sumOf(runs, field) {
  return runs.reduce((sum, run) => sum + run[field], 0);
}

class ComparisonView {
  // `onPuzzle` is called with the index of the puzzle that the user chooses, and with whether that
  // is in a part of the page that does not show the puzzle.
  constructor(onPuzzle) {
    this.onPuzzle = onPuzzle;
    const bars = () => this.#drawBars(), scatter = () => this.#drawScatter();
    listen("change", {barsFigure: bars, barsLogarithmic: bars, scatterX: scatter, scatterY: scatter,
                      puzzle: ({target: {value, max}}) =>
                          onPuzzle(Math.min(max, Math.max(1, Math.round(value))) - 1, false)});
    listen("toggle", {everyPuzzle: () => this.#drawAllRuns()});
  }

  // How the searches ran.
  #howText({file, version, command, date, processor, limits, ties, seed}) {
    const set = Object.entries(limits).filter(([, most]) => typeof most === "number")
      .map(([name, most]) => name === "timeNs" ? `time ${timeText(most)}`
                                               : `${name} ${withThousands(most)}`);
    return make("p", {}, `${file ? `${file}: ` : ""}${version}, ${date}, ${processor}: `,
                make("code", {}, command), `. Limits: ${set.join(", ") || "none"}.` +
                (ties ? ` ${withThousands(ties)} orders of ties from seed ${seed}.` : ""));
  }

  async show(data) {
    this.data = data;
    this.runs = data.puzzles.map(() => []);  // of each puzzle, by index of the contender
    const fields = [...kFields, ...data.learningCounters.map(({key}) => key)];
    for (const numbers of data.runs) {
      const run = Object.fromEntries(numbers.map((number, i) => [fields[i], number]));
      this.runs[run.entry][run.contender] = run;
    }
    byId("headline").textContent = data.headlines.join(" · ");
    byId("notes").replaceChildren(...data.notes.map((note) => make("li", {}, note)));
    byId("about").replaceChildren(...data.about.map((each) => this.#howText(each)));
    explainContenders(data);
    // What says nothing about a single puzzle is hidden.
    const hasSeveral = data.puzzles.length > 1;
    for (const part of document.querySelectorAll(".ofSeveral")) part.hidden = !hasSeveral;
    const figures = hasSeveral
        ? {total: "nodes in total", median: "median", mean: "geometric mean", worst: "worst",
           solved: "puzzles solved", time: "time"}
        : {total: "nodes expanded", time: "time"};
    fillSelect(byId("barsFigure"), Object.entries(figures), "total");
    this.#drawBars();
    this.#drawScores();
    this.#drawTies();
    const names = data.contenders.map((_, i) => [i, this.nameOf(i)]);
    const strategies = new Set(data.contenders.map((each) => each.strategy)).size;
    fillSelect(byId("scatterX"), names, 0);
    fillSelect(byId("scatterY"), names, Math.min(names.length - 1, strategies > 1 ? 1 : 0));
    this.compared = ["", ""];
    byId("against").hidden = byId("toAgainst").hidden = names.length < 2 || !hasSeveral;
    await breathe();
    this.#drawScatter();
    await breathe();
    this.#drawPairs();
    byId("puzzle").max = this.runs.length;
    byId("puzzles").textContent = withThousands(this.runs.length);
    this.#drawAllRuns();
  }

  nameOf(contender) {
    const {title, rules, results} = this.data.contenders[contender];
    return [title, rules, results].filter(Boolean).join(", ");
  }

  puzzleName(entry) {
    const {source, title, puzzle} = this.data.puzzles[entry];
    return `#${entry + 1} ${title || (puzzle.length <= 81 ? puzzle : source)}`;
  }

  // The cells, and the columns, that name a contender. Puzzles other than Sudokus have no rules.
  #names(contender) {
    const {rules, title, results} = this.data.contenders[contender];
    return {rules, strategy: title, results};
  }
  #nameColumns() {
    const has = (key) => key === "strategy" || this.data.contenders.some((each) => each[key] !== "");
    return ["rules", "strategy", "results"].filter(has).map((key) => ({key, heading: key}));
  }

  // The columns of the counters of searches that learn, if any has a number. Others get a dash.
  #learningColumns(rows) {
    const hasNumber = ({key}) => rows.some((row) => row[key] && row[key].value >= 0);
    return this.data.learningCounters.filter(hasNumber).map(({key, heading}) => {
      for (const row of rows) row[key] ??= runCell();
      return numberColumn(key, heading);
    });
  }

  // The puzzle with the most trees in the page; among equals, the one with the most to see.
  get mostTelling() {
    const trees = (puzzle) => sumOf(this.runs[puzzle], "hasTree");
    const nodes = (puzzle) => sumOf(this.runs[puzzle], "expanded");
    return [...this.runs.keys()].sort((a, b) => trees(b) - trees(a) || nodes(b) - nodes(a))[0];
  }

  #drawBars() {
    const key = byId("barsFigure").value;
    const bars = this.data.scores.map((score, i) => ({
      label: this.data.contenders[i].title,
      group: this.data.contenders[i].rules,
      ...(key === "solved" ? solvedCell(score, " of ") : score[key]),
    }));
    drawBars(byId("bars"), bars, byId("barsLogarithmic").checked,
             key === "time" ? timeText : shortNumber);
    const isOfOne = key === "total" && this.runs.length === 1;
    const meaning = isOfOne ? `nodes expanded: ${kMeanings.expanded}` : kMeanings[key];
    byId("bars").append(make("p", {class: "meaning"}, capital(meaning)), saveButton(byId("bars")));
  }

  #drawScores() {
    const rows = this.data.scores.map((score, i) => ({
      ...this.#names(i),
      ...score,
      solved: solvedCell(score, "/"),
    }));
    for (const key of ["total", "median", "mean", "worst"]) markBest(rows, key);
    drawTable(byId("scores"),
              [...this.#nameColumns(), numberColumn("solved"), numberColumn("total"),
               numberColumn("median"), numberColumn("mean", "geo. mean"), numberColumn("worst"),
               numberColumn("time"), ...this.#learningColumns(rows)],
              rows, "All puzzles");
  }

  #drawTies() {
    byId("ties").hidden = this.data.ties.length === 0;
    const rows = this.data.ties.map((each) => ({...each, ...this.#names(each.contender)}));
    const ofSeeds = "of the seeded orders";
    drawTable(byId("ties"),
              [...this.#nameColumns(),
               numberColumn("arrival", "arrival", "ties leave as they came"),
               numberColumn("least", "least", ofSeeds), numberColumn("median", "median", ofSeeds),
               numberColumn("most", "most", ofSeeds),
               numberColumn("ratio", "most / least", "what the order of ties alone can do")],
              rows, this.data.tiesHeadline);
  }

  // If only one puzzle was searched by both, the sentence says it.
  #drawScatter() {
    this.compared = chooseDifferent(byId("scatterX"), byId("scatterY"), this.compared);
    const [x, y] = this.compared.map(Number);
    const both = [...this.runs.keys()].filter((i) => this.runs[i][x] && this.runs[i][y]);
    const dots = both.map((puzzle) => {
      const runX = this.runs[puzzle][x], runY = this.runs[puzzle][y];
      return {x: runX.expanded, y: runY.expanded, isXOpen: hasLowerBounds(runX),
              isYOpen: hasLowerBounds(runY), name: this.puzzleName(puzzle), puzzle};
    });
    byId("scatter").hidden = byId("scatterMeaning").hidden = dots.length < 2;
    drawScatter(byId("scatter"), dots, this.nameOf(x), this.nameOf(y),
                (dot) => this.onPuzzle(dot.puzzle, true));
    byId("scatterPair").textContent = this.#pairText(x, y);
  }

  #pairText(x, y) {
    const pair = this.data.pairs.find((each) => (each.one === x && each.other === y) ||
                                                (each.one === y && each.other === x));
    if (!pair) return "";
    const one = this.nameOf(pair.one), other = this.nameOf(pair.other);
    const [more, equal, open] = [pair.otherFewer, pair.equal, pair.unknown].map(withThousands);
    const unknown = pair.unknown > 0 ? `; on ${open} a limit leaves it open` : "";
    const chance = pair.chance === "-" ? "" : ` (by chance: ${pair.chance})`;
    return `${one} expands fewer nodes on ${counted(pair.oneFewer, "puzzle")}, ${other} on ` +
           `${more}${chance}; equally many on ${equal}${unknown}. ` +
           `${other} over ${one}: median ${pair.median}, geometric mean ${pair.mean}.`;
  }

  #drawPairs() {
    const rows = this.data.pairs.map((pair) => ({
      ...pair, one: this.nameOf(pair.one), other: this.nameOf(pair.other),
    }));
    drawTable(byId("pairs"),
              [{key: "one", heading: "one"}, {key: "other", heading: "other"},
               numberColumn("oneFewer", "<", "puzzles on which one expands fewer"),
               numberColumn("equal", "=", "equally many"),
               numberColumn("otherFewer", ">", "on which other expands fewer"),
               numberColumn("unknown", "?", "a limit leaves it open"),
               numberColumn("chance", "by chance",
                            "how likely < and > differ so much if neither is better"),
               numberColumn("median", "median", "of other's nodes over one's"),
               numberColumn("mean", "geo. mean", "of the same"),
               numberColumn("timeMedian", "time median", "of other's time over one's"),
               numberColumn("timeMean", "time mean", "of the same, geometric")],
              rows, "All pairs");
  }

  // The table is large, so it is built only when it is open.
  #drawAllRuns() {
    if (!byId("everyPuzzle").open) return;
    const contenders = [...this.data.contenders.keys()];
    const rows = this.runs.map((runs, entry) => (
        {entry, number: {value: entry, text: this.puzzleName(entry)},
         ...Object.fromEntries(contenders.map(
             (i) => [`c${i}`, runCell(runs[i], "expanded")]))}));
    drawTable(byId("allRuns"),
              [{key: "number", heading: "puzzle"},
               ...contenders.map((i) => numberColumn(`c${i}`, this.nameOf(i)))],
              rows, "Nodes expanded, puzzle by puzzle", (row) => this.onPuzzle(row.entry, true));
  }

  // The counters of one puzzle, and which trees it lacks.
  showPuzzle(entry) {
    byId("puzzle").value = entry + 1;
    const runs = this.runs[entry].filter(Boolean);
    const numbers = ["expanded", "generated", "repeats", "peakFrontier", "depth", "cost", "time",
                     ...this.data.learningCounters.map(({key}) => key)];
    const rows = runs.map((run) => ({
      ...this.#names(run.contender),
      outcome: run.outcome,
      ...Object.fromEntries(numbers.map((key) => [key, runCell(run, key)])),
    }));
    // The cost is told only where it is not the number of moves.
    if (rows.some(({cost}) => cost.value >= 0)) for (const row of rows) if (row.cost.value < 0) row.cost = row.depth;
    markBest(rows, "expanded");
    const has = (key, none) =>
        rows.some((row) => row[key].value !== none) ? [numberColumn(key)] : [];
    drawTable(byId("counters"),
              [...this.#nameColumns(),
               {key: "outcome", heading: "outcome", meaning: kMeanings.outcome},
               numberColumn("expanded"), numberColumn("generated"), ...has("repeats", 0),
               numberColumn("peakFrontier", "peak frontier"), numberColumn("depth"),
               ...has("cost", -1),
               numberColumn("time", "time", "making the start included"), ...this.#learningColumns(rows)],
              rows, this.puzzleName(entry));
    this.#tellMissingTrees(runs);
  }

  // Says how many trees of a puzzle the page lacks, and how to get them.
  #tellMissingTrees(runs) {
    const missing = runs.length - sumOf(runs, "hasTree");
    byId("missingTrees").hidden = missing === 0;
    byId("missingTrees").textContent = this.data.about[0].file
        ? "Results hold no trees. A report on this puzzle alone, by CompareSearch, has all of them."
        : `There was no room for ${counted(missing, "tree")} of this puzzle. A report on it alone, ` +
        `by CompareSearch or SolvePuzzle with --report-states ${sumOf(runs, "generated")}, has all of them.`;
  }
}
