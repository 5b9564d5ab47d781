// searches.js: the recorded searches: line charts, the tree of one search, and the replay of one or
// two.

class SearchesView {
  constructor() {
    this.traces = [];
    this.sizes = new LineChart(byId("frontierChart"), "States in the frontier");
    this.values = new LineChart(byId("heuristicChart"), "Best heuristic value so far");
    this.tree = new TreeView(byId("tree"), byId("treeState"), (id) => this.#jumpTo(id));
    const panels = ["left", "right"].map(
        (side) => new ReplayPanel(byId(`${side}Panel`), (id) => this.#selectFrom(side, id)));
    const controls = {};
    for (const name of ["first", "back", "play", "forward", "last", "position", "step", "speed"]) {
      controls[name] = byId(name);
    }
    this.replay = new Replay(panels, controls, (step) => this.#followStep(step));
    byId("replay").addEventListener("keydown", (event) => this.replay.key(event));
    byId("search").addEventListener("change", () => this.#showChosen());
    byId("second").addEventListener("change", () => this.#showChosen());
    byId("chartRules").addEventListener("change", () => this.#drawCharts());
    byId("chartLogarithmic").addEventListener("change", () => this.#drawCharts());
    byId("unfold").addEventListener("click", () => this.tree.unfoldAll());
    byId("fold").addEventListener("click", () => this.tree.foldDead());
    byId("fit").addEventListener("click", () => this.tree.fit());
    byId("zoomIn").addEventListener("click", () => this.tree.zoom(1.4));
    byId("zoomOut").addEventListener("click", () => this.tree.zoom(1 / 1.4));
    byId("traceFile").addEventListener("change", () => this.#open(byId("traceFile").files[0]));
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      this.#open(event.dataTransfer.files[0]);
    });
  }

  // Adds the traces of a text. Shows the first of them if `showIt`.
  add(text, showIt) {
    const added = Trace.parseAll(text);
    const first = this.traces.length;
    this.traces.push(...added);
    byId("searches").hidden = false;
    if (!showIt) return;
    byId("missingTrees").hidden = true;  // it is on the puzzle shown before
    this.showPuzzle(added[0].about.puzzle, first);
  }

  async #open(file) {
    if (!file) return;
    try {
      this.add(await unpackedText(file), true);
      byId("traceSaid").textContent = `${file.name} is shown below.`;
      byId("searches").scrollIntoView();
    } catch (error) {
      byId("traceSaid").textContent = `${file.name}: ${error.message}`;
    }
  }

  // Lists the searches on the puzzle, and selects the trace with the index `chosen`.
  showPuzzle(puzzle, chosen) {
    const all = this.traces.map((trace, i) => [i, trace]);
    const searches = all.filter(([, trace]) => trace.about.puzzle === puzzle);
    byId("recorded").hidden = searches.length === 0;
    if (searches.length === 0) return;
    const options = searches.map(([i, trace]) => [i, SearchesView.#caption(trace)]);
    const first = chosen ?? searches[0][0];
    fillSelect(byId("search"), options, first);
    const other = searches.find(([i]) => i !== first);
    fillSelect(byId("second"), [["", "(none)"], ...options], other ? other[0] : "");
    const rules = [...new Set(searches.map(([, trace]) => trace.about.rules ?? ""))];
    this.searches = searches.map(([, trace]) => trace);
    fillSelect(byId("chartRules"),
               [...rules.map((each) => [each, each || "all"]), ["*", "every search"]],
               this.traces[first].about.rules ?? "");
    byId("chartRules").parentElement.hidden = rules.length === 1 && rules[0] === "";
    this.#showChosen();
    this.#drawCharts();
  }

  static #caption(trace) {
    const {outcome, expanded} = trace.about;
    const counts = [];
    if (expanded !== undefined) counts.push(`${withThousands(expanded)} expanded`);
    if (outcome) counts.push(outcome);
    if (!trace.isWhole) counts.push(`first ${withThousands(trace.size)} states`);
    return counts.length > 0 ? `${trace.name} (${counts.join(", ")})` : trace.name;
  }

  #showChosen() {
    const first = this.traces[Number(byId("search").value)];
    const second = byId("second").value === "" ? null : this.traces[Number(byId("second").value)];
    const replayed = second ? [first, second] : [first];
    byId("rightPanel").hidden = !second;
    byId("boardLegend").hidden = replayed.every((trace) => Boards.of(trace) === null);
    byId("contradictedLegend").hidden = !replayed.some((trace) => trace.learns);
    this.#explainTree(first);
    this.tree.show(first);
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
    const shown = this.searches.filter((trace) => rules === "*" ||
                                                  (trace.about.rules ?? "") === rules);
    const isLogarithmic = byId("chartLogarithmic").checked;
    const named = (trace, values) =>
        ({name: rules === "*" ? trace.name : trace.about.strategy ?? trace.name, values});
    // A search that learns has no frontier.
    const waiting = shown.filter((trace) => !trace.learns);
    this.sizes.show(waiting.map((trace) => named(trace, trace.frontierSizes)),
                    {isXLogarithmic: isLogarithmic, isYLogarithmic: isLogarithmic});
    this.values.show(shown.map((trace) => named(trace, trace.bestValues)),
                     {isXLogarithmic: isLogarithmic, isYLogarithmic: false});
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

  #selectFrom(side, id) {
    if (side === "left") this.tree.select(id);
  }
}
