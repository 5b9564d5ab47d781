// page.js: the parts of the page, and what a choice in one of them changes in the others.

// The values of two lists, where `before` are those before the last change. If a change made them
// equal, they are swapped: each shows what the other did.
function chooseDifferent(one, other, before) {
  if (one.value === other.value && before.every(Boolean)) [other.value, one.value] = before;
  return [one.value, other.value];
}

// The recorded searches: line charts, and the trees and the replay of one or two searches.
class SearchesView {
  // If given, `check` is called with the text of a file and its name, and throws an Error with what is
  // wrong; and then `onOpen` with its traces, before they are shown.
  constructor(check, onOpen) {
    this.check = check;
    this.onOpen = onOpen;
    this.traces = [];
    this.searches = [];  // the traces on the puzzle shown
    this.names = [];  // of those in the replay
    this.replay = new Replay();
    this.trees = this.replay.panels.map(({tree}) => tree);
    const both = (action) => async () => {
      for (const {tree} of this.replay.shown) {
        action(tree);
        await breathe();  // large trees take a moment
      }
    };
    listen("click", {unfold: both((tree) => tree.unfoldAll()), fold: both((tree) => tree.foldDead()),
                     fit: both((tree) => tree.fit()), zoomIn: both((tree) => tree.zoom(1.4)),
                     zoomOut: both((tree) => tree.zoom(1 / 1.4)),
                     traceFile: ({target}) => { target.value = ""; }});  // the same file may be new
    const show = () => this.#show(), draw = () => this.#drawCharts();
    const showPair = ({target}) => {
      const {difference} = this.traces[target.value].about;
      if (difference) byId("second").value = difference.beside;
      show();
    };
    listen("change", {search: showPair, second: show, chartRules: draw, chartLogarithmic: draw,
                      asks: () => { this.replay.pause(); this.replay.go(this.replay.step); }, traceFile: ({target}) => this.#open(target.files[0])});
    addEventListener("resize", draw);
    // A file may be dropped anywhere on the page.
    for (const type of ["dragover", "dragleave", "drop"]) {
      addEventListener(type, (event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        document.body.classList.toggle("dropping", type === "dragover" || event.relatedTarget !== null);
        this.#open(event.dataTransfer.files[0]);  // none before the drop
      });
    }
  }

  // Opens the traces of a file of the user's.
  async #open(file) {
    if (!file) return;
    say("traceSaid", `Reading ${file.name} …`);
    try {
      const lines = (await textOf(file)).split("\n", kMostLines + 1);
      await this.check?.(lines.join("\n"), file.name);
      const {traces, isCut} = await Trace.readAll(lines, true).catch(() => {
        throw new Error(`${file.name} is no trace of at most ${withThousands(kMostSteps)} steps; ` +
                        "CompareSearch --against says what is wrong");
      });
      for (const {about} of traces) Object.assign(about, {owner: "yours", difference: undefined});
      await this.onOpen?.(traces);
      const first = this.traces.length, states = withThousands(sumOf(traces, "size"));
      this.traces = [...this.traces, ...traces];
      byId("missingTrees").hidden = true;  // it is on the puzzle shown before
      await this.showPuzzle(traces[0].about.puzzle, first);
      byId("recorded").scrollIntoView();
      say("traceSaid", `${file.name} is shown.${isCut ? ` It is large: these are its first ${states} states.` : ""}`);
    } catch (error) {
      say("traceSaid", error.message, true);
    }
  }

  // Lists the searches on the puzzle, and selects the trace with the index `chosen`.
  async showPuzzle(puzzle, chosen) {
    const shown = [...this.traces.keys()].filter((i) => this.traces[i].about.puzzle === puzzle);
    this.searches = shown.map((i) => this.traces[i]);
    this.replay.pause();
    byId("recorded").hidden = shown.length === 0;
    for (const link of document.querySelectorAll(".ofRecorded")) link.hidden = shown.length === 0;
    if (shown.length === 0) return;
    const options = shown.map((i) => [i, SearchesView.#caption(this.traces[i])]);
    // The strategies and rules shown before are shown again.
    const [one, other] = this.names.map((name) => shown.find((i) => this.traces[i].name === name));
    const first = chosen ?? one ?? shown[0], {owner, difference} = this.traces[first].about;
    fillSelect(byId("search"), options, first);
    fillSelect(byId("second"), [["", "(none)"], ...options],
               difference?.beside ?? (other !== first ? other : undefined) ?? shown.find((i) => i !== first) ?? "");
    const rules = [...new Set(this.searches.map((trace) => trace.rules))];
    fillSelect(byId("chartRules"),
               [...rules.map((each) => [each, each || "all"]), ["*", "every search"]],
               owner ? "*" : this.traces[first].rules);
    byId("chartRules").parentElement.hidden = rules.length === 1 && rules[0] === "";
    this.chosen = ["", ""];
    this.#show();
    await breathe();
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

  // Shows the trees and the replay of the searches chosen. One of the user's may have a difference
  // {sentence, yours, ours, beside}: the states in which it shows, or null, and the index of ours.
  #show() {
    this.chosen = chooseDifferent(byId("search"), byId("second"), this.chosen);
    const {difference} = this.traces[this.chosen[0]].about;
    const {sentence, yours = null, ours = null} = difference?.beside === this.chosen[1] ? difference : {};
    const replayed = this.chosen.filter(Boolean).map((i) => this.traces[i]);
    this.names = replayed.map(({name}) => name);
    byId("boardLegend").hidden = replayed.every((trace) => Boards.of(trace) === null);
    byId("contradictedLegend").hidden = !replayed.some((trace) => trace.learns);
    explainDifference(byId("why"), replayed, sentence);
    byId("right").hidden = replayed.length < 2;
    this.replay.show(replayed);
    byId("mapLegend").hidden = this.replay.shown.every(({map}) => map === null);
    if (ours !== null) this.trees[1].choose(ours);
    if (yours !== null) this.trees[0].choose(yours);
    const [one, other] = replayed;
    if (yours === null || ours === null) return;
    if (one.order[yours] !== other.order[ours]) {  // then they are in another order
      this.replay.go(Math.max(one.born[yours], other.born[ours]));
    }
    this.trees[0].select(yours);
    this.trees[1].select(ours);
  }

  #drawCharts() {
    const rules = byId("chartRules").value;
    const isLogarithmic = byId("chartLogarithmic").checked;
    const shown = this.searches.filter((trace) => trace.size > 0 && ["*", trace.rules].includes(rules));
    const named = (trace, values) =>
        ({name: rules === "*" ? trace.name : trace.strategy ?? trace.name, values});
    // A search that learns has no frontier.
    drawLines(byId("frontierChart"), "States in the frontier",
              shown.filter((trace) => !trace.learns)
                  .map((trace) => named(trace, trace.frontierSizes)), isLogarithmic, isLogarithmic);
    drawLines(byId("heuristicChart"), "Best heuristic value so far",
              shown.map((trace) => named(trace, trace.bestValues)), isLogarithmic, false);
  }
}

class ReportPage {
  constructor(check, onOpen) {
    this.searches = new SearchesView(check, onOpen);
    this.comparison = new ComparisonView((entry, isVisit) => this.#choosePuzzle(entry, isVisit));
  }

  // Shows a comparison with the recorded searches, which are Traces: first that with the index
  // `chosen`, or else the most telling puzzle.
  async show(data, traces, chosen) {
    Object.assign(kStrategies, data.strategies);
    this.searches.traces = traces;
    await breathe();
    await this.comparison.show(data);
    await breathe();
    const entry = data.puzzles.findIndex(({puzzle}) => puzzle === traces[chosen]?.about.puzzle);
    await this.#choosePuzzle(entry < 0 ? this.comparison.mostTelling : entry, false, chosen);
  }

  // A visit, from another part of the page, scrolls to the puzzle.
  async #choosePuzzle(entry, isVisit, chosen) {
    const {puzzle} = this.searches.traces[chosen]?.about ?? this.comparison.data.puzzles[entry];
    this.comparison.showPuzzle(entry);
    await this.searches.showPuzzle(puzzle, chosen);
    if (isVisit) byId("puzzleSection").scrollIntoView();
  }
}
