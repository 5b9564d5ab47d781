// replay.js: replays a search step by step. In each step one state leaves the frontier.

const kFrontierShown = 60;  // most states listed of the frontier

// One search of the replay. `element` contains elements of the classes used here.
class ReplayPanel {
  // `onState` is called with the state that the user chooses in a list.
  constructor(element, onState) {
    this.element = element;
    this.onState = onState;
  }

  show(trace) {
    this.trace = trace;
    this.boards = Boards.of(trace);
  }

  // The state that left the frontier in that step; at step 0, the start.
  stateAt(step) {
    const last = Math.min(step, this.trace.steps);
    return last === 0 ? 0 : this.trace.left[last - 1];
  }

  draw(step) {
    const place = (name) => this.element.querySelector(`.${name}`);
    const trace = this.trace;
    const id = this.stateAt(step);
    this.shown = id;
    place("name").textContent = trace.name;
    if (id < 0) {
      place("state").textContent = "This state was not recorded: there were too many.";
      return;
    }
    place("state").replaceChildren(...this.#summary(id, step));
    if (this.boards) {
      this.boards.draw(place("drawing"), id);
    } else {
      place("drawing").replaceChildren(make("pre", {}, trace.text[id] ?? "(no drawing of it)"));
    }
    place("change").textContent = trace.learns ? this.#learnedText(id)
                                : this.boards ? this.#changeText(id)
                                : trace.decision[id] ? `Decision: ${trace.decision[id]}` : "";
    if (trace.learns) this.#drawDecisions(place("frontier"), id);
    else this.#drawFrontier(place("frontier"), Math.min(step, trace.steps));
  }

  #summary(id, step) {
    const trace = this.trace;
    const when = step === 0 ? "The start, before the first step"
               : step > trace.steps ? `Ended after step ${withThousands(trace.steps)}`
               : `Step ${withThousands(step)} of ${withThousands(trace.steps)}`;
    const count = trace.childCount(id);
    const repeats = trace.children(id).filter((child) => trace.fate[child] === kRepeat).length;
    const repeated = repeats === 0 ? "" : `, ${repeats} of them reached before`;
    const outcome = {
      [kOpen]: "waits in the frontier",
      [kExpanded]: trace.learns ? "no contradiction"
                 : `expanded: ${count} successor${count === 1 ? "" : "s"}${repeated}`,
      [kDeadEnd]: trace.learns ? "a contradiction" : "expanded: a dead end",
      [kSolution]: "a solution",
      [kDiscarded]: "discarded",
    }[trace.fate[id]];
    return [
      make("strong", {}, when),
      make("span", {class: `fate fate${trace.fate[id]}`}, step === 0 ? "waits" : outcome),
      make("span", {}, `state #${id}, ${trace.learns ? `level ${trace.level[id]}`
                                                     : `depth ${trace.depth[id]}`}, ` +
                       `h = ${trace.h[id]}`),
    ];
  }

  #changeText(id) {
    const [first, ...rest] = this.trace.decision[id].split(" ").filter(Boolean);
    if (!first) return "The givens, and what follows from them.";
    const forced = rest.length > 0 ? `, then with no choice left ${rest.join(", ")}` : "";
    return `${first}${forced}. ${this.#effectText(id)}`;
  }

  // "5 squares followed; 1 candidate was removed elsewhere." Large boards have no candidates.
  #effectText(id) {
    const {followed, count} = this.boards.change(id);
    const squares = `${followed.size} square${followed.size === 1 ? "" : "s"} followed`;
    if (!this.boards.hasCandidates) return `${squares}.`;
    return `${squares}; ${count} candidate${count === 1 ? " was" : "s were"} removed elsewhere.`;
  }

  // The step of a search that learns: "Decision: r1c2 is 2. 5 squares followed; ..."
  #learnedText(id) {
    const {trace} = this;
    const fact = trace.contradiction[id];
    if (trace.parent[id] < 0 && trace.fate[id] === kDeadEnd && !fact) {
      return "The givens contradict each other.";
    }
    const parts = [trace.parent[id] < 0 ? "The start, and what follows from it."
                 : trace.isLearned(id) ? `By the clause learned last: ${trace.decision[id]}.`
                                       : `Decision: ${trace.decision[id]}.`];
    if (this.boards && trace.parent[id] >= 0) parts.push(this.#effectText(id));
    if (trace.fate[id] === kDeadEnd) {
      if (fact) parts.push(`Contradiction: ${fact} follows, and so does the opposite.`);
      parts.push(trace.lesson(id));
    }
    return parts.join(" ");
  }

  // The decisions that led to a state of a search that learns, the latest on top.
  #drawDecisions(element, id) {
    const {trace} = this;
    const decisions = trace.path(id).filter((each) => trace.parent[each] >= 0 &&
                                                      !trace.isLearned(each)).reverse();
    const items = decisions.map((each) => {
      const button = make("button", {type: "button", title: "Select it in the tree"},
                          trace.decision[each]);
      button.addEventListener("click", () => this.onState(each));
      return make("li", {}, `level ${trace.level[each]} `, button);
    });
    element.replaceChildren(make("h4", {}, "Decisions, the latest on top"), make("ol", {}, ...items));
  }

  #drawFrontier(element, step) {
    const trace = this.trace;
    const size = trace.frontierSizes[step];  // undefined where states were not recorded
    const items = trace.frontierAt(step, kFrontierShown).map((id) => {
      const button = make("button", {type: "button", title: "Select it in the tree"},
                          `#${id} ${trace.label(id)}`);
      button.addEventListener("click", () => this.onState(id));
      return make("li", {}, button, ` h = ${trace.h[id]}, depth ${trace.depth[id]}`);
    });
    const more = size - items.length;
    if (more > 0) items.push(make("li", {}, `and ${withThousands(more)} more`));
    const words = size === undefined
        ? "Frontier: those of the recorded states that wait"
        : `Frontier: ${withThousands(size)} state${size === 1 ? " waits" : "s wait"}` +
          (size > 1 ? ", what leaves first on top" : "");
    element.replaceChildren(make("h4", {}, words), make("ol", {}, ...items));
  }
}

// Moves one or two panels through the steps of their searches.
class Replay {
  // `controls` are the elements back, play, forward, first, last, position, step, speed.
  // `onStep` is called after each move.
  constructor(panels, controls, onStep) {
    this.panels = panels;
    this.controls = controls;
    this.onStep = onStep;
    this.step = 0;
    this.last = 0;
    controls.first.addEventListener("click", () => this.go(0));
    controls.back.addEventListener("click", () => this.go(this.step - 1));
    controls.play.addEventListener("click", () => this.toggle());
    controls.forward.addEventListener("click", () => this.go(this.step + 1));
    controls.last.addEventListener("click", () => this.go(this.last));
    controls.position.addEventListener("input", () => this.go(Number(controls.position.value)));
    controls.step.addEventListener("change", () => this.go(Number(controls.step.value)));
  }

  // Shows the traces from their start, one in each panel.
  show(traces) {
    this.pause();
    this.shown = this.panels.slice(0, traces.length);
    this.shown.forEach((panel, i) => panel.show(traces[i]));
    this.last = Math.max(0, ...traces.map((trace) => trace.steps));
    this.controls.position.max = this.last;
    this.controls.step.max = this.last;
    this.go(0);
  }

  go(step) {
    this.step = Math.min(this.last, Math.max(0, Math.round(step) || 0));
    this.controls.position.value = this.step;
    this.controls.step.value = this.step;
    for (const panel of this.shown) panel.draw(this.step);
    if (this.step === this.last) this.pause();
    this.onStep(this.step);
  }

  toggle() {
    if (this.timer) return this.pause();
    if (this.step === this.last) this.go(0);
    this.controls.play.textContent = "Pause";
    let due = performance.now();
    const advance = () => {
      // A slow browser skips steps, so that the speed is kept.
      const wait = 1000 / Number(this.controls.speed.value);
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
    this.controls.play.textContent = "Play";
  }

  // Keyboard shortcuts of the replay. They are off while text is entered.
  key(event) {
    const isField = event.target.matches("input[type=number], select, canvas");
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target.matches("button");
    const actions = {
      ArrowLeft: () => this.go(this.step - 1),
      ArrowRight: () => this.go(this.step + 1),
      PageUp: () => this.go(this.step - 10),
      PageDown: () => this.go(this.step + 10),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": () => this.toggle(),
    };
    if (!actions[event.key] || (event.key === " " && isButton)) return;
    event.preventDefault();
    actions[event.key]();
  }
}
