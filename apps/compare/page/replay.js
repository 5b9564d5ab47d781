// replay.js: replays a search step by step. In each step one state leaves the frontier.

const kFrontierShown = 60;  // most states listed of the frontier

// "1 state", "5,442 states"
function counted(number, noun) {
  return `${withThousands(number)} ${noun}${number === 1 ? "" : "s"}`;
}

// Lets the user move `view` from view.step to others, up to view.last, by view.go(): with four buttons,
// a range and the keys pressed in `element`. `keys` are further ones.
function listenToSteps(view, element, [first, back, forward, last, range], keys = {}) {
  const start = () => view.go(0), end = () => view.go(view.last);
  const move = (steps) => () => view.go(view.step + steps);
  listen("click", {[first]: start, [back]: move(-1), [forward]: move(1), [last]: end});
  listen("input", {[range]: ({target}) => view.go(Number(target.value))});
  listenToKeys(element, {ArrowLeft: move(-1), ArrowRight: move(1), PageUp: move(-10),
                         PageDown: move(10), Home: start, End: end, ...keys});
}

// One search of the replay: its tree, and below it the state, its drawing and the frontier.
class ReplayPanel {
  // `side` is "left" or "right". `onStep` is called with the step to which the user's choice leads.
  constructor(side, onStep) {
    // That in which the state left the frontier, or else entered it.
    this.tree = new TreeView(byId(`${side}Tree`), (id) =>
        this.answer(id) || onStep(this.trace.order[id] || this.trace.born[id]));
    this.parts = {
      state: make("p", {class: "state"}),
      drawing: make("div", {class: "drawing"}), change: make("p", {class: "change", role: "status"}),
      waiting: make("div", {class: "frontier"}),
    };
    byId(`${side}Panel`).replaceChildren(...Object.values(this.parts));
  }

  show(trace) {
    this.trace = trace;
    this.boards = Boards.of(trace);
    this.map = GridMap.of(trace, (id) => this.#select(id));
    this.tree.show(trace);
  }

  // Draws the state that left the frontier in that step; at step 0, the start. If `asks`, the user is
  // to say which state leaves next.
  draw(step, asks) {
    const {trace, boards} = this;
    this.step = step;
    this.asks = asks && !trace.learns && trace.left[step] >= 0;
    const {state, drawing, change, waiting} = this.parts;
    const last = Math.min(step, trace.steps), id = last === 0 ? 0 : trace.left[last - 1];
    if (id < 0) {
      state.textContent = "This state was not recorded: there were too many.";
      return;
    }
    this.tree.follow(id, step);
    const effect = boards?.change(id);
    state.replaceChildren(...this.#summary(id, step));
    const drawn = this.map?.draw(step, id) ?? boards?.table(effect) ??
                  make("pre", {}, trace.text[id] ?? trace.board[id] ?? "(no drawing of it)");
    if (drawn !== drawing.firstChild) drawing.replaceChildren(drawn);
    change.className = this.asks ? "change answer" : "change";
    change.textContent = this.asks ? `Choose it in the frontier${this.map ? ", the map" : ""} or the tree.`
                       : trace.learns ? this.#lessonText(id, effect) : this.#changeText(id, effect);
    waiting.replaceChildren(...(trace.learns ? this.#decisions(id) : this.#frontier(last)));
  }

  #summary(id, step) {
    const trace = this.trace;
    const {learns} = trace;
    const when = step === 0 ? "The start, before the first step"
               : step > trace.steps ? `Ended after step ${withThousands(trace.steps)}`
               : `Step ${withThousands(step)} of ${withThousands(trace.steps)}`;
    const children = trace.children(id);
    const repeats = children.filter((child) => trace.fate[child] === kRepeat).length;
    const repeated = repeats === 0 ? "" : `, ${withThousands(repeats)} reached before`;
    const colour = trace.fate[id] === kOpen ? "quiet" : kFateColours[trace.fate[id]];  // on text
    const outcome = {
      [kOpen]: "waits in the frontier",
      [kExpanded]: learns ? "no contradiction"
                          : `expanded: ${counted(children.length, "successor")}${repeated}`,
      [kDeadEnd]: learns ? "a contradiction" : "expanded: a dead end",
      [kSolution]: "a solution, which is not expanded",
      [kDiscarded]: "discarded",
    }[trace.fate[id]];
    return [
      make("strong", {}, when),
      make("span", {class: "fate", style: `color: var(--${colour})`},
           step === 0 ? "waits" : outcome),
      make("span", {}, `state #${id}, ${trace.measures(id)}`),
    ];
  }

  #changeText(id, effect) {
    const decision = this.trace.decision[id];
    if (!effect) return decision && `Decision: ${decision}`;
    const [first, ...rest] = decision.split(" ").filter(Boolean);
    if (!first) return "The givens, and what follows from them.";
    const forced = rest.length > 0 ? `, then with no choice left ${rest.join(", ")}` : "";
    return `${first}${forced}. ${this.#effectText(effect)}`;
  }

  // "5 squares followed; 1 candidate was removed elsewhere." Large boards have no candidates.
  #effectText({followed, count}) {
    const squares = `${counted(followed.size, "square")} followed`;
    if (!this.boards.hasCandidates) return `${squares}.`;
    const were = count === 1 ? "was" : "were";
    return `${squares}; ${counted(count, "candidate")} ${were} removed elsewhere.`;
  }

  // The step of a search that learns: "Decision: r1c2 is 2. 5 squares followed; ..."
  #lessonText(id, effect) {
    const {trace} = this;
    const fact = trace.contradiction[id];
    const isStart = trace.parent[id] < 0, isContradiction = trace.fate[id] === kDeadEnd;
    if (isStart && isContradiction && !fact) return "The givens contradict each other.";
    const cause = trace.isLearned(id) ? "By the clause learned last" : "Decision";
    return [
      isStart ? "The start, and what follows from it." : `${cause}: ${trace.decision[id]}.`,
      effect && !isStart && this.#effectText(effect),
      isContradiction && fact && `Contradiction: ${fact} follows, and so does the opposite.`,
      isContradiction && trace.lesson(id),
    ].filter(Boolean).join(" ");
  }

  // The decisions that led to a state of a search that learns, the latest on top.
  #decisions(id) {
    const {trace} = this;
    const decisions = trace.path(id).filter((each) => trace.parent[each] >= 0 &&
                                                      !trace.isLearned(each)).reverse();
    return [make("h4", {}, "Decisions, the latest on top"),
            make("ol", {}, ...decisions.map((each) => make(
                "li", {}, `level ${withThousands(trace.level[each])} `,
                this.#stateButton(each, trace.decision[each]))))];
  }

  #select(id) {
    if (!this.answer(id)) this.tree.select(id);
  }

  // If the replay asks which state is next and that one waits, says whether it is. Returns that.
  answer(id) {
    const isAnswer = this.asks && this.trace.waitsAt(id, this.step);
    if (isAnswer) {
      this.parts.change.textContent = this.trace.isNext(id, this.step);
      this.parts.change.className = `change answer ${id === this.trace.left[this.step] ? "right" : "error"}`;
    }
    return isAnswer;
  }

  #frontier(step) {
    const trace = this.trace;
    const size = trace.frontierSizes[step];  // undefined where states were not recorded
    const shown = trace.frontierAt(step, kFrontierShown);
    if (this.asks) shown.sort((one, other) => one - other);
    const items = shown.map((id) => make(
        "li", {}, this.#stateButton(id, `#${id} ${trace.label(id)}`),
        ` ${trace.measures(id)}`));
    const more = size - items.length;
    if (more > 0) items.push(make("li", {}, `and ${withThousands(more)} more`));
    const measure = {best: "the smallest h", cheapest: "the smallest f"};
    const first = measure[trace.about.frontier] ?? "what leaves first";
    const words = size === undefined ? "those of the recorded states that wait"
                : size === 1 ? "1 state waits"
                : `${counted(size, "state")} wait${size > 1 ? `, ${first} on top` : ""}`;
    const title = this.asks ? `Which of ${counted(size ?? items.length, "state")} is next?` : `Frontier: ${words}`;
    return [make("h4", {}, title), make("ol", {}, ...items)];
  }

  #stateButton(id, text) {
    const title = this.asks ? "" : "Select it in the tree", onclick = () => this.#select(id);
    return make("button", {type: "button", title, onclick}, text);
  }
}

// Moves one or two panels through the steps of their searches, with the controls of the page.
class Replay {
  constructor() {
    this.panels = ["left", "right"].map((side) => new ReplayPanel(side, (step) => this.go(step)));
    const play = () => this.toggle();
    listenToSteps(this, byId("replay"), ["first", "back", "forward", "last", "position"], {" ": play});
    listen("click", {play});
    listen("change", {step: ({target}) => this.go(Number(target.value))});
  }

  // Shows the traces at their end, one in each panel.
  show(traces) {
    this.pause();
    this.shown = this.panels.slice(0, traces.length);
    this.shown.forEach((panel, i) => panel.show(traces[i]));
    this.last = Math.max(0, ...traces.map((trace) => trace.steps));
    byId("position").max = byId("step").max = this.last;
    this.go(this.last);
  }

  go(step) {
    this.step = Math.min(this.last, Math.max(0, Math.round(step) || 0));
    byId("position").value = byId("step").value = this.step;
    for (const panel of this.shown) panel.draw(this.step, byId("asks").checked);
    if (this.step === this.last) this.pause();
  }

  toggle() {
    if (this.timer) return this.pause();
    if (this.step === this.last) this.go(0);
    byId("play").textContent = "Pause";
    let due = performance.now();
    const advance = () => {
      // A slow browser skips steps, so that the speed is kept.
      const wait = 1000 / Number(byId("speed").value);
      const steps = Math.floor((performance.now() - due) / wait);
      due += steps * wait;
      if (steps > 0) this.go(this.step + steps);
      if (this.timer) this.timer = requestAnimationFrame(advance);
    };
    this.timer = requestAnimationFrame(advance);
  }

  pause() {
    if (this.timer) cancelAnimationFrame(this.timer);
    this.timer = null;
    byId("play").textContent = "Play";
  }
}
