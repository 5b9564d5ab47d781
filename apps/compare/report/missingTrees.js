// missingTrees.js: explains which trees the page lacks, and how to get them.

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

function code(text) {
  return make("code", {}, String(text));
}
