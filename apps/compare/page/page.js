// page.js: the parts of the page, and what a choice in one of them changes in the others.

// The values of two lists, where `before` are those before the last change. If a change made them
// equal, they are swapped: each shows what the other did.
function chooseDifferent(one, other, before) {
  if (one.value === other.value && before.every(Boolean)) [other.value, one.value] = before;
  return [one.value, other.value];
}

// The recorded searches: line charts, the tree of one search, and the replay of one or two.
class SearchesView {
  constructor() {
    this.traces = [];
    this.searches = [];  // the traces on the puzzle shown
    this.tree = new TreeView(byId("tree"), byId("treeState"), (id) => this.#jumpTo(id));
    this.replay = new Replay([
      new ReplayPanel(byId("leftPanel"), (id) => this.tree.select(id)),
      new ReplayPanel(byId("rightPanel"), () => {}),
    ], (step) => this.#followStep(step));
    listen("click", {unfold: () => this.tree.unfoldAll(), fold: () => this.tree.foldDead(),
                     fit: () => this.tree.fit(), zoomIn: () => this.tree.zoom(1.4),
                     zoomOut: () => this.tree.zoom(1 / 1.4)});
    const show = () => this.#showChosen(), draw = () => this.#drawCharts();
    listen("change", {search: show, second: show, chartRules: draw, chartLogarithmic: draw,
                      traceFile: (event) => this.#open(event.target.files[0])});
    addEventListener("resize", draw);
  }

  async #open(file) {
    try {
      const text = file.name.endsWith(".gz") ? await unpackedText(file) : await file.text();
      const added = Trace.parseAll(text);
      const first = this.traces.length;
      this.traces.push(...added);
      byId("missingTrees").hidden = true;  // it is on the puzzle shown before
      this.showPuzzle(added[0].about.puzzle, first);
      byId("traceSaid").textContent = `${file.name} is shown below.`;
      byId("recorded").scrollIntoView();
    } catch (error) {
      byId("traceSaid").textContent = `${file.name}: ${error.message}`;
    }
  }

  // Lists the searches on the puzzle, and selects the trace with the index `chosen`.
  showPuzzle(puzzle, chosen) {
    const shown = [...this.traces.keys()].filter((i) => this.traces[i].about.puzzle === puzzle);
    this.searches = shown.map((i) => this.traces[i]);
    byId("recorded").hidden = shown.length === 0;
    for (const link of document.querySelectorAll(".ofRecorded")) link.hidden = shown.length === 0;
    if (shown.length === 0) return;
    const options = shown.map((i) => [i, SearchesView.#caption(this.traces[i])]);
    const first = chosen ?? shown[0];
    fillSelect(byId("search"), options, first);
    fillSelect(byId("second"), [["", "(none)"], ...options], shown.find((i) => i !== first) ?? "");
    const rules = [...new Set(this.searches.map((trace) => trace.about.rules ?? ""))];
    fillSelect(byId("chartRules"),
               [...rules.map((each) => [each, each || "all"]), ["*", "every search"]],
               this.traces[first].about.rules ?? "");
    byId("chartRules").parentElement.hidden = rules.length === 1 && rules[0] === "";
    this.chosen = ["", ""];
    this.#showChosen();
    this.#drawCharts();
  }

  static #caption(trace) {
    const {outcome, expanded} = trace.about;
    const counts = [
      expanded !== undefined && `${withThousands(expanded)} expanded`, outcome,
      !trace.isWhole && `first ${withThousands(trace.size)} states`,
    ].filter(Boolean);
    return counts.length > 0 ? `${trace.name} (${counts.join(", ")})` : trace.name;
  }

  #showChosen() {
    this.chosen = chooseDifferent(byId("search"), byId("second"), this.chosen);
    const replayed = this.chosen.filter(Boolean).map((i) => this.traces[i]);
    byId("boardLegend").hidden = replayed.every((trace) => Boards.of(trace) === null);
    byId("contradictedLegend").hidden = !replayed.some((trace) => trace.learns);
    this.#explainTree(replayed[0]);
    this.tree.show(replayed[0]);
    this.replay.show(replayed);
  }

  // The legend of the tree. Words differ for searches that learn, which have no frontier.
  #explainTree({fate, learns}) {
    byId("openLegend").hidden = learns && !fate.includes(kOpen);
    byId("repeatLegend").hidden = !fate.includes(kRepeat);
    byId("discardedLegend").hidden = !fate.includes(kDiscarded);
    byId("backjumpLegend").hidden = !learns;
    byId("openMeaning").textContent = learns ? "open: the search was stopped there"
                                             : "open: still waits";
    byId("deadEndMeaning").textContent = learns ? "contradiction: a clause is learned" : "dead end";
    byId("discardedMeaning").textContent =
        learns ? "discarded: left because of a restart, or to begin new phases"
               : "discarded by the strategy or the depth limit";
  }

  #drawCharts() {
    const rules = byId("chartRules").value;
    const isLogarithmic = byId("chartLogarithmic").checked;
    const shown = this.searches.filter((trace) => ["*", trace.about.rules ?? ""].includes(rules));
    const named = (trace, values) =>
        ({name: rules === "*" ? trace.name : trace.strategy ?? trace.name, values});
    // A search that learns has no frontier.
    drawLines(byId("frontierChart"), "States in the frontier",
              shown.filter((trace) => !trace.learns)
                  .map((trace) => named(trace, trace.frontierSizes)), isLogarithmic, isLogarithmic);
    drawLines(byId("heuristicChart"), "Best heuristic value so far",
              shown.map((trace) => named(trace, trace.bestValues)), isLogarithmic, false);
  }

  // Marks the state of the replay's step in the tree.
  #followStep(step) {
    const id = this.replay.panels[0].stateAt(step);
    if (id >= 0) this.tree.follow(id);
  }

  // Moves the replay to the step in which the state left the frontier.
  #jumpTo(id) {
    const order = this.tree.trace.order[id];
    if (order > 0) this.replay.go(order);
  }
}

class ReportPage {
  constructor() {
    this.searches = new SearchesView();
    this.comparison = new ComparisonView((entry, isVisit) => this.#choosePuzzle(entry, isVisit));
  }

  // Shows a comparison with the recorded searches, which are Traces.
  show(data, traces) {
    Object.assign(kTitles, data.titles);
    this.searches.traces = traces;
    this.comparison.show(data);
    this.#choosePuzzle(this.comparison.mostTelling);
  }

  // A visit, from another part of the page, scrolls to the puzzle.
  #choosePuzzle(entry, isVisit) {
    this.comparison.showPuzzle(entry);
    this.searches.showPuzzle(this.comparison.data.puzzles[entry].puzzle);
    if (isVisit) byId("puzzleSection").scrollIntoView();
  }
}
