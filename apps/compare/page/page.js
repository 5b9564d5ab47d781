// page.js: builds the page from the embedded data, and explains which trees it lacks.

// Which trees the page lacks, and how to get them.
class MissingTrees {
  // `pageBytes` is the size of the trees in the page.
  constructor(data, traces, pageBytes) {
    this.data = data;
    const kEnoughToTell = 1000;
    const states = traces.reduce((sum, trace) => sum + trace.size, 0);
    this.bytesPerState = states >= kEnoughToTell ? pageBytes / states : null;
  }

  // Paragraphs on the puzzle; none if no tree is missing.
  paragraphs(entry) {
    const runs = this.data.runs.filter((run) => run[kEntry] === entry);
    const all = this.data.contenders.length;
    const missing = (tree) => runs.filter((run) => run[kTree] === tree);
    const noRoom = missing("no room"), notAsked = missing("not asked"), stopped = missing("stopped");
    const texts = [];
    if (noRoom.length > 0) texts.push(...this.#onRoom(entry, runs, noRoom, all));
    if (notAsked.length > 0) {
      texts.push(["The trees of the searches on this puzzle are not in the page, because ",
                  code("--report-puzzles"), " names other puzzles. This one has the number ",
                  code(entry + 1), "."]);
    }
    if (stopped.length > 0) {
      texts.push([`${MissingTrees.#trees(stopped.length, all)} missing, because the program was ` +
                  "stopped before it had recorded them."]);
    }
    if (runs.length < all) {
      texts.push([`${all - runs.length} of the ${all} searches on this puzzle did not run, because ` +
                  "the program was stopped."]);
    }
    return texts.map((content) => make("p", {}, ...content));
  }

  #onRoom(entry, runs, noRoom, all) {
    const needed = MissingTrees.#sum(runs, kGenerated);
    const reason =
        `${MissingTrees.#trees(noRoom.length, all)} missing, because ` +
        `${noRoom.length === 1 ? "it has" : "they have"} ` +
        `${withThousands(MissingTrees.#sum(noRoom, kGenerated))} states, and the page has room for ` +
        `${withThousands(this.data.room)} states of all puzzles. It keeps the smallest trees.`;
    const areSeveral = this.data.puzzles.length > 1;
    const which = areSeveral ? `--report-puzzles ${entry + 1} ` : "";
    const texts = [[reason],
                   ["All trees of this puzzle: ", code(`${which}--report-states ${needed}`),
                    this.#cost(runs)]];
    if (areSeveral) {
      const total = MissingTrees.#sum(this.data.runs, kGenerated);
      texts.push(["All trees of all puzzles: ", code(`--report-states ${total}`),
                  this.#cost(this.data.runs)]);
    }
    return texts;
  }

  // The size of the trees of these searches and the time to record them, as text.
  #cost(runs) {
    const time = timeText(MissingTrees.#sum(runs, kElapsedNs));
    const bytes = this.bytesPerState === null
        ? "The page grows by some megabytes for each 100,000 states"
        : `They take about ${sizeText(this.bytesPerState * MissingTrees.#sum(runs, kGenerated))} ` +
          "of the page";
    return `. ${bytes}. Recording them takes several times as long as the searches, which took ${time}.`;
  }

  static #trees(count, all) {
    if (count === all) return `The trees of all ${all} searches on this puzzle are`;
    return `The tree${count === 1 ? "" : "s"} of ${count} of the ${all} searches on this puzzle ` +
           (count === 1 ? "is" : "are");
  }

  static #sum(runs, key) {
    return runs.reduce((sum, run) => sum + run[key], 0);
  }
}

// "850 bytes", "70.5 kB", "1.71 MB"
function sizeText(bytes) {
  for (const [unit, name] of [[1e9, "GB"], [1e6, "MB"], [1e3, "kB"]]) {
    if (bytes >= unit) return `${(bytes / unit).toPrecision(3)} ${name}`;
  }
  return `${Math.round(bytes)} bytes`;
}

function code(text) {
  return make("code", {}, String(text));
}

// The two parts of the page, once it is ready.
const page = {comparison: null, searches: null};

function choosePuzzle(data, missingTrees, entry) {
  page.comparison.showPuzzle(entry);
  page.searches.showPuzzle(data.puzzles[entry].puzzle);
  const paragraphs = missingTrees.paragraphs(entry);
  byId("missingTrees").replaceChildren(...paragraphs);
  byId("missingTrees").hidden = paragraphs.length === 0;
}

// The puzzle with the most trees in the page; among equals, the one with the most to see.
function mostTelling(data) {
  const puzzles = data.puzzles.map((_, entry) => ({entry, trees: 0, nodes: 0}));
  for (const run of data.runs) {
    puzzles[run[kEntry]].nodes += run[kExpandedNodes];
    if (run[kTree] === "kept") ++puzzles[run[kEntry]].trees;
  }
  puzzles.sort((one, other) => other.trees - one.trees || other.nodes - one.nodes);
  return puzzles[0].entry;
}

startPage(async () => {
  const [text, traces] = await Promise.all([embedded("comparisonData"), embedded("traceData")]);
  const data = JSON.parse(text);
  page.searches = new SearchesView();
  if (traces !== "") page.searches.add(traces, false);
  const missingTrees = new MissingTrees(data, page.searches.traces,
                                        byId("traceData").textContent.length);
  page.comparison = new ComparisonView(data, (entry) => {
    choosePuzzle(data, missingTrees, entry);
    byId("puzzleSection").scrollIntoView();
  });
  choosePuzzle(data, missingTrees, mostTelling(data));
});
