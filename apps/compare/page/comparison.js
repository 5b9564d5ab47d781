// comparison.js: the charts and tables of a comparison (pageData() in PageData.h).

// The first fields of a run, which is an array in the data, to save space. Its counters follow.
const kFields = ["entry", "contender", "outcome", "hasTree"];

let timeDigits = 3;  // significant ones of times; 2: they are from the clock of a browser

// "850 ns", "1.25 ms", "12.5 s", "20:34 min", as ResultTexts.cpp does.
function timeText(ns, digits = timeDigits) {
  if (ns >= 99.5e9) {
    const seconds = Math.round(ns / 1e9);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
  }
  const rounded = Number(ns.toPrecision(digits));
  const [unit, size] = [["s", 1e9], ["ms", 1e6], ["µs", 1e3], ["ns", 0]].find(([, size]) => rounded >= size);
  if (unit === "ns") return `${rounded} ns`;
  const whole = String(Math.floor(rounded / size));
  return `${(rounded / size).toFixed(Math.max(digits - whole.length, 0))} ${unit}`;
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
  const sign = isLowerBound ? "≥" : isExhausted ? "†" : key === "time" && timeDigits < 3 ? "about " : "";
  const textOf = key === "time" ? timeText : withThousands;
  return {value, isLowerBound, get text() { return sign + textOf(value); }};
}

// The rows of a table in the data, {title, columns, rows}, as objects with a cell for each key.
function rowsOf({columns, rows}) {
  const cellOf = (cell, {isNumber}) => (isNumber ? cell : cell.text);
  return rows.map((cells) => Object.fromEntries(columns.map((each, i) => [each.key, cellOf(cells[i], each)])));
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
      .map(([name, most]) => name === "timeNs" ? `time ${timeText(most, 3)}`
                                               : `${name} ${withThousands(most)}`);
    return make("p", {}, `${file ? `${file}: ` : ""}${version}, ${date}, ${processor}: `,
                make("code", {}, command), `. Limits: ${set.join(", ") || "none"}.` +
                (ties ? ` ${withThousands(ties)} orders of ties from seed ${seed}.` : ""));
  }

  async show(data) {
    this.data = data;
    timeDigits = data.timeDigits;
    this.scores = rowsOf(data.scores);
    this.runs = data.puzzles.map(() => []);  // of each puzzle, by index of the contender
    const fields = [...kFields, ...data.counters.map(({key}) => key)];
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
    drawTable(byId("pairs"), data.pairs.columns, rowsOf(data.pairs), "All pairs");
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

  // The puzzle with the most trees in the page; among equals, the one with the most to see.
  get mostTelling() {
    const trees = (puzzle) => sumOf(this.runs[puzzle], "hasTree");
    const nodes = (puzzle) => sumOf(this.runs[puzzle], "expanded");
    return [...this.runs.keys()].sort((a, b) => trees(b) - trees(a) || nodes(b) - nodes(a))[0];
  }

  #drawBars() {
    const key = byId("barsFigure").value, {columns} = this.data.scores;
    const bars = this.scores.map((score, i) => ({
      label: this.data.contenders[i].title, group: this.data.contenders[i].rules, ...score[key],
    }));
    drawBars(byId("bars"), bars, byId("barsLogarithmic").checked,
             key === "time" ? timeText : shortNumber);
    const meaning = key === "total" && this.runs.length === 1
        ? `nodes expanded: ${this.data.counters[0].meaning}` : columns.find((each) => each.key === key).meaning;
    byId("bars").append(make("p", {class: "meaning"}, capital(meaning)), saveButton(byId("bars")));
  }

  #drawScores() {
    for (const key of ["total", "median", "mean", "worst"]) markBest(this.scores, key);
    drawTable(byId("scores"), this.data.scores.columns, this.scores, "All puzzles");
  }

  #drawTies() {
    const {title, columns, rows} = this.data.ties;
    byId("ties").hidden = rows.length === 0;
    drawTable(byId("ties"), columns, rowsOf(this.data.ties), title);
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
    const [one, other] = [Math.min(x, y), Math.max(x, y)].map((i) => this.nameOf(i));
    const pair = rowsOf(this.data.pairs).find((each) => each.one === one && each.other === other);
    if (!pair) return "";
    const text = (key) => pair[key].text;
    const unknown = pair.unknown.value > 0 ? `; on ${text("unknown")} a limit leaves it open` : "";
    const chance = pair.chance.value < 0 ? "" : ` (by chance: ${text("chance")})`;
    return `${one} expands fewer nodes on ${counted(pair.oneFewer.value, "puzzle")}, ${other} on ` +
           `${text("otherFewer")}${chance}; equally many on ${text("equal")}${unknown}. ` +
           `${other} over ${one}: median ${text("median")}, geometric mean ${text("mean")}.`;
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
               ...contenders.map((i) => ({key: `c${i}`, heading: this.nameOf(i), isNumber: true}))],
              rows, "Nodes expanded, puzzle by puzzle", (row) => this.onPuzzle(row.entry, true));
  }

  // The counters of one puzzle, and which trees it lacks.
  showPuzzle(entry) {
    byId("puzzle").value = entry + 1;
    const runs = this.runs[entry].filter(Boolean);
    const rows = runs.map((run) => ({
      ...this.scores[run.contender],
      outcome: run.outcome,
      ...Object.fromEntries(this.data.counters.map(({key}) => [key, runCell(run, key)])),
    }));
    markBest(rows, "expanded");
    // Repeats and costs are told where they say something: a cost is not always the number of moves.
    const isTold = ({key}) => key === "repeats" ? rows.some(({repeats}) => repeats.value > 0)
                            : key === "cost" ? rows.some(({cost, depth}) => cost.value !== depth.value)
                            : rows.some((row) => row[key].value >= 0);
    drawTable(byId("counters"),
              [...this.data.scores.columns.filter(({isNumber}) => !isNumber),
               {key: "outcome", heading: "outcome",
                meaning: "solved; exhausted: there is no solution; limit or stopped: stopped early"},
               ...this.data.counters.filter(isTold).map((each) => ({...each, isNumber: true}))],
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
