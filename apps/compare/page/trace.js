// trace.js: a recorded search (see docs/trace.md) in column-wise arrays.

const kFates = ["open", "expanded", "dead end", "solution", "repeat", "discarded"];
const kOpen = 0, kExpanded = 1, kDeadEnd = 2, kSolution = 3, kRepeat = 4, kDiscarded = 5;

// What the page says of the strategies of our programs, by their names. Its data has it.
const kStrategies = {};

// The columns copied from the lines, and the values of states without them.
const kColumns = {
  h: 0,
  cost: -1,  // of the path from the start; -1: its depth
  order: 0,  // of leaving the frontier, from 1; 0: still in it, or dropped
  successors: -1,  // with those not recorded; -1: unknown
  decision: "",
  removed: "",
  board: null,
  text: null,
  // For searches that learn:
  level: 0,  // number of decisions
  backTo: -1,  // the state gone back to after a contradiction
  contradiction: "",
  clause: "",
};

const kMostLines = 200_000;  // of a file, where each search counts for 200
const kMostSteps = 10e6;

class Trace {
  // `about` is the parsed line on the search, `lines` are the texts of those on its states.
  constructor(about) {
    this.about = about;
    this.lines = [];
    this.states = [];  // parsed, until they are in columns
  }

  // Reads the traces of lines, and lets the page answer meanwhile. Those of a file end where it is too
  // large. Returns {traces, isCut}. The program has checked the lines, unless a report reads a file: it
  // throws an Error of any kind if they are no tree that can be shown.
  static async readAll(lines, isFile = false) {
    const traces = [];
    let isCut = false;
    for (const [i, line] of lines.entries()) {
      isCut = isFile && i + 200 * traces.length > kMostLines;
      if (isCut) break;
      if (line.trim() !== "") Trace.#take(line, traces);
      if (i % 1000 === 999) await breathe();
    }
    if (isFile && traces.length === 0) throw new Error();
    for (const trace of traces) {
      await trace.#finish();
      await breathe();
    }
    return {traces, isCut};
  }

  // Adds a line to the traces.
  static #take(line, traces) {
    const value = JSON.parse(line), {trace, id, parent, order} = value;
    if (trace) return traces.push(new Trace(value));
    const {lines, states} = traces.at(-1), isChild = 0 <= parent && parent < id;
    if (id !== lines.length || !(isChild || parent === null) || order > kMostSteps) throw new Error();
    lines.push(line);
    return states.push(value);
  }

  async #finish() {
    const {states} = this, pause = () => states.length > 10_000 && breathe();
    delete this.states;
    this.size = states.length;
    for (const [key, usual] of Object.entries(kColumns)) {
      this[key] = (typeof usual === "number" ? Int32Array : Array).from(states, (state) => state[key] ?? usual);
      await pause();
    }
    this.fate = Uint8Array.from(states, ({fate}) => Math.max(0, kFates.indexOf(fate)));
    this.parent = Int32Array.from(states, ({parent}) => parent ?? -1);
    this.learns = states[0]?.level !== undefined;
    this.#followParents();
    this.#followOrder();
    await pause();
    this.#measureFrontier();
    this.#findDeadSubtrees();
  }

  // The roots are the start of each round of the search. born[id] is the step after which the state
  // entered the frontier. A root enters it when all earlier states have left.
  #followParents() {
    this.roots = [];
    this.childLists = new Array(this.size);
    this.depth = new Int32Array(this.size);
    this.born = new Int32Array(this.size);
    let left = 0;  // steps of the rounds so far
    this.parent.forEach((parent, id) => {
      if (parent < 0) {
        this.roots.push(id);
        this.born[id] = left;
      } else {
        (this.childLists[parent] ??= []).push(id);
        this.depth[id] = this.depth[parent] + 1;
        this.born[id] = this.order[parent];
      }
      left = Math.max(left, this.order[id]);
      if (this.cost[id] < 0) this.cost[id] = this.depth[id];
    });
  }

  // True if the state never waited in the frontier. (Some strategies discard a state only when it
  // leaves the frontier. The trace does not tell them apart.)
  isDropped(id) {
    return this.fate[id] === kRepeat || this.fate[id] === kDiscarded;
  }

  // left[k - 1] is the state that left the frontier in step k, or -1 if it was not recorded.
  #followOrder() {
    this.steps = this.order.reduce((most, order) => Math.max(most, order), 0);
    this.left = new Int32Array(this.steps).fill(-1);
    this.waitingAtEnd = [];
    this.order.forEach((order, id) => {
      if (order > 0) this.left[order - 1] = id;
      else if (!this.isDropped(id)) this.waitingAtEnd.push(id);
    });
    this.waitingAtEnd.sort(this.#leavesFirst());
  }

  // After k steps: the size of the frontier, and the smallest heuristic value that has left it.
  // Defined up to the first event that was not recorded.
  #measureFrontier() {
    this.frontierSizes = [1];
    this.bestValues = [this.h[0]];
    const begun = new Set(this.roots.map((root) => this.born[root]));  // steps before a new round
    for (const id of this.left) {
      if (id < 0 || (this.successors[id] < 0 && this.isCut(id))) break;
      const children = this.children(id);
      const entered = Math.max(this.successors[id], children.length) +
                      (begun.has(this.order[id]) ? 1 : 0) -
                      children.filter((child) => this.isDropped(child)).length;
      this.frontierSizes.push(this.frontierSizes.at(-1) - 1 + entered);
      this.bestValues.push(Math.min(this.bestValues.at(-1), this.h[id]));
    }
  }

  // A comparator that orders the states left in the frontier as the strategy would. The trace does
  // not contain their order, but what decides it.
  #leavesFirst() {
    const {frontier} = this.about;
    if (frontier === "queue") return (one, other) => one - other;
    if (frontier === "stack") {
      return (one, other) => this.born[other] - this.born[one] || one - other;
    }
    const sum = frontier === "cheapest" ? (id) => this.cost[id] + this.h[id] : () => 0;
    return (one, other) => sum(one) - sum(other) || this.h[one] - this.h[other] || one - other;
  }

  // A subtree is dead if none of its states is a solution, in the frontier, discarded, or a state
  // with unrecorded successors. It ends with the step in which its last state left the frontier.
  #findDeadSubtrees() {
    this.subtree = new Int32Array(this.size).fill(1);  // number of states in it
    this.end = Int32Array.from(this.order);
    this.isDead = new Uint8Array(this.size).fill(1);
    this.hasSolution = this.fate.map((fate) => (fate === kSolution ? 1 : 0));
    for (let id = this.size - 1; id >= 0; --id) {
      const isEnd = this.fate[id] === kDeadEnd || this.fate[id] === kRepeat;
      if (!isEnd && (this.fate[id] !== kExpanded || this.isCut(id))) this.isDead[id] = 0;
      const parent = this.parent[id];
      if (parent < 0) continue;
      this.subtree[parent] += this.subtree[id];
      this.end[parent] = Math.max(this.end[parent], this.end[id]);
      if (!this.isDead[id]) this.isDead[parent] = 0;
      if (this.hasSolution[id]) this.hasSolution[parent] = 1;
    }
  }

  // True if the state has successors that were not recorded. Their fates are unknown.
  isCut(id) {
    if (this.fate[id] !== kExpanded) return false;
    const count = this.children(id).length;
    return this.successors[id] < 0 ? count === 0 && !this.isWhole : count < this.successors[id];
  }

  get isWhole() {
    return this.about.generated === undefined || this.about.generated <= this.size;
  }

  // Those of -1 are the roots.
  children(id) {
    return id < 0 ? this.roots : this.childLists[id] ?? [];
  }

  // The fate of a state as it was after `step` steps.
  fateAt(id, step) {
    return this.order[id] > step ? kOpen : this.fate[id];
  }

  // Whether a state waits in the frontier after `step` steps.
  waitsAt(id, step) {
    return this.born[id] <= step && !this.isDropped(id) && this.fateAt(id, step) === kOpen;
  }

  // The states on the path from the start to the state.
  path(id) {
    const path = [];
    for (let each = id; each >= 0; each = this.parent[each]) path.push(each);
    return path.reverse();
  }

  // The frontier after `step` steps: at most `most` states, in the order in which they leave.
  frontierAt(step, most) {
    const waiting = [];
    for (const later of [this.left.subarray(step), this.waitingAtEnd]) {
      for (const id of later) {
        if (waiting.length === most) return waiting;
        if (id >= 0 && this.born[id] <= step) waiting.push(id);
      }
    }
    return waiting;
  }

  // The number of levels that the search went back from a state; 0 if it did not.
  jump(id) {
    return this.backTo[id] < 0 ? 0 : this.level[id] - this.level[this.backTo[id]];
  }

  // What the search did, in numbers: states expanded; the depth of the solution, or -1, and its cost; of
  // the states less deep, how many were expanded, and whether level by level and all; turns: steps that
  // did not go on with a successor of the state before.
  get account() {
    return this.kept ??= this.#measure();
  }

  #measure() {
    const {fate, depth, parent, left, roots} = this;
    const ids = [...depth.keys()], steps = ids.filter((id) => this.order[id] > 0);
    const deepest = depth[fate.indexOf(kSolution)] ?? -1;
    const less = ids.filter((id) => depth[id] < deepest && !this.isDropped(id));
    const lessDeep = less.filter((id) => this.order[id] > 0).length;
    const before = (id) => left[this.order[id] - 2];  // the state that left before it
    const turns = steps.filter((id) => this.order[id] > 1 && parent[id] !== before(id));
    const isDeadEnd = (id) => fate[id] === kDeadEnd;
    return {
      expanded: this.about.expanded ?? steps.filter((id) => fate[id] !== kSolution).length,
      depth: deepest, cost: this.cost[fate.indexOf(kSolution)], lessDeep,
      isByLevel: roots.length === 1 && deepest > 0 && lessDeep === less.length &&
                 turns.length > left.length / 2,
      turns: turns.length, turnsAtDeadEnds: turns.filter((id) => isDeadEnd(before(id))).length,
      deadEnds: ids.filter(isDeadEnd).length, waiting: this.waitingAtEnd.length,
      longJumps: ids.filter((id) => this.jump(id) > 1).length, rounds: roots.length,
    };
  }

  // True if a clause led to the state, not a decision.
  isLearned(id) {
    return this.learns && this.parent[id] >= 0 && this.level[id] === this.level[this.parent[id]];
  }

  // "Learned: not all of: r1c2 is 2, r7c5 is 9. The search jumps back 3 levels, to level 1."
  lesson(id) {
    if (this.clause[id] === "") return "There is no decision left to give up: no further solution.";
    const [levels, level] = [this.jump(id), this.level[this.backTo[id]]].map(withThousands);
    const move = this.jump(id) > 1 ? `jumps back ${levels} levels, to level` : "goes back to level";
    return `Learned: ${this.clause[id]}. The search ${move} ${level}.`;
  }

  get addsCosts() {
    return this.about.frontier === "cheapest" || this.about.strategy === "ida";
  }

  // What the strategy goes by: "depth 2, h = 5"; "f = 12 (g = 7, h = 5)" if it adds costs and h.
  measures(id) {
    const [h, g, f, depth, level] = [this.h[id], this.cost[id], this.cost[id] + this.h[id],
                                     this.depth[id], this.level[id]].map(withThousands);
    return this.addsCosts ? `f = ${f} (g = ${g}, h = ${h})`
                     : `${this.learns ? `level ${level}` : `depth ${depth}`}, h = ${h}`;
  }

  // The same in a few characters: "7+5=12" for g + h = f, or "h=5"; empty if it goes by neither.
  shortMeasure(id) {
    const h = this.h[id], g = this.cost[id];
    return this.addsCosts ? `${g}+${h}=${g + h}` : this.about.frontier === "best" ? `h=${h}` : "";
  }

  // Whether a state that waits after `step` steps is the next to leave the frontier, and why, in a
  // sentence.
  isNext(id, step) {
    const waiting = this.frontierAt(step, Infinity), place = waiting.indexOf(id), [next] = waiting;
    const {frontier} = this.about, ahead = counted(place, "state");
    const [isFirst, isLater] = {
      queue: ["is the first in the queue", `stands in the queue behind ${ahead}`],
      stack: ["is on top of the stack", `lies in the stack under ${ahead}`],
    }[frontier] ?? ["leaves next", `leaves after ${ahead}`];
    const [name, measure] = frontier === "cheapest" ? ["f", (of) => this.cost[of] + this.h[of]]
                                                    : ["h", (of) => this.h[of]];
    const [own, least] = [id, next].map(measure);
    const why = frontier !== "best" && frontier !== "cheapest" ? (place === 0 ? isFirst : isLater)
              : place === 0 ? `has ${name} = ${own}; none that waits has less`
              : own > least ? `has ${name} = ${own}; the least is ${least}`
              : `has the least ${name} too, ${own}, but ${this.h[id] > this.h[next] ? "a larger h" : "came later"}`;
    return `${place === 0 ? "Yes" : "No"}: #${id} ${this.label(id)} ${why}.`;
  }

  // The decision in a few characters. That of a board is followed by what it forced.
  label(id) {
    if (this.learns) return this.decision[id].replace(" is not ", "≠").replace(" is ", "=");
    return this.board[id] === null ? this.decision[id] : this.decision[id].split(" ")[0];
  }

  // A name for lists: "best-first, coursework", or "best-first, yours" if it is from a file.
  get name() {
    return [this.strategy, this.rules].filter(Boolean).join(", ") || "a search";
  }

  get strategy() {
    return kStrategies[this.about.strategy]?.title ?? this.about.strategy?.slice(0, 80);
  }

  get rules() {
    return [this.about.rules?.slice(0, 80), this.about.owner].filter(Boolean).join(", ");
  }

  // In JSON Lines, as it was read; the line on the search has what the page added to it.
  get jsonLines() {
    return [JSON.stringify(this.about), ...this.lines, ""].join("\n");
  }
}
