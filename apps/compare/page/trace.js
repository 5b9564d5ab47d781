// trace.js: a recorded search (see docs/trace.md) in column-wise arrays.

const kFates = ["open", "expanded", "dead end", "solution", "repeat", "discarded"];
const kOpen = 0, kExpanded = 1, kDeadEnd = 2, kSolution = 3, kRepeat = 4, kDiscarded = 5;
const kTraceVersion = 1;

class Trace {
  // `about` is the parsed line on the search, `lines` are the parsed lines on its states.
  constructor(about, lines) {
    const count = lines.length;
    this.about = about;
    this.size = count;
    this.parent = new Int32Array(count);
    this.depth = new Int32Array(count);
    this.h = new Int32Array(count);
    this.order = new Int32Array(count);  // of leaving the frontier, from 1; 0: still in it, or dropped
    this.fate = new Uint8Array(count);
    this.successors = new Int32Array(count);  // with those not recorded; -1: unknown
    this.decision = new Array(count);
    this.removed = new Array(count);
    this.board = new Array(count);
    this.text = new Array(count);
    this.learns = count > 0 && lines[0].level !== undefined;
    // For searches that learn:
    this.level = new Int32Array(count);           // number of decisions
    this.backTo = new Int32Array(count).fill(-1);  // the state gone back to after a contradiction
    this.contradiction = new Array(count);
    this.clause = new Array(count);
    lines.forEach((line, id) => this.#read(line, id));
    this.#linkChildren();
    this.#findBirths();
    this.#followOrder();
    this.#findDeadSubtrees();
  }

  // All traces of a text in JSON Lines. Throws an Error with the fault and its line.
  static parseAll(text) {
    const traces = [];
    let about = null;
    let lines = [];
    const finish = () => {
      if (about) traces.push(new Trace(about, lines));
      lines = [];
    };
    text.split("\n").forEach((line, number) => {
      if (line.trim() === "") return;
      let value;
      try {
        value = JSON.parse(line);
      } catch (error) {
        throw new Error(`line ${number + 1} is not JSON: ${error.message}`);
      }
      if (value.trace !== undefined) {
        finish();
        if (value.version !== kTraceVersion) {
          throw new Error(`line ${number + 1}: this page reads version ${kTraceVersion} of traces, ` +
                          `and this is version ${value.version}`);
        }
        about = value;
      } else {
        if (!about) throw new Error(`line ${number + 1}: the line on the search must come first`);
        if (value.id !== lines.length) {
          throw new Error(`line ${number + 1}: the id should be ${lines.length}`);
        }
        if (value.parent !== null && !(value.parent < value.id)) {
          throw new Error(`line ${number + 1}: the parent should be an earlier state`);
        }
        lines.push(value);
      }
    });
    finish();
    if (traces.length === 0) throw new Error("there is no trace in it");
    return traces;
  }

  #read(line, id) {
    this.parent[id] = line.parent ?? -1;
    this.depth[id] = this.parent[id] < 0 ? 0 : this.depth[this.parent[id]] + 1;
    this.h[id] = line.h ?? 0;
    this.order[id] = line.order ?? 0;
    this.fate[id] = Math.max(0, kFates.indexOf(line.fate));
    this.successors[id] = line.successors ?? -1;
    this.decision[id] = line.decision ?? "";
    this.removed[id] = line.removed ?? "";
    this.board[id] = line.board ?? null;
    this.text[id] = line.text ?? null;
    this.level[id] = line.level ?? 0;
    this.backTo[id] = line.backTo ?? -1;
    this.contradiction[id] = line.contradiction ?? "";
    this.clause[id] = line.clause ?? "";
  }

  // The children of a state are childList[childStart[id]] up to childList[childStart[id + 1]].
  #linkChildren() {
    this.childStart = new Int32Array(this.size + 1);
    for (let id = 0; id < this.size; ++id) {
      if (this.parent[id] >= 0) ++this.childStart[this.parent[id] + 1];
    }
    for (let id = 0; id < this.size; ++id) this.childStart[id + 1] += this.childStart[id];
    this.childList = new Int32Array(this.childStart[this.size]);
    const next = this.childStart.slice();
    for (let id = 0; id < this.size; ++id) {
      if (this.parent[id] >= 0) this.childList[next[this.parent[id]]++] = id;
    }
  }

  // The roots are the start of each round of the search. born[id] is the step after which the state
  // entered the frontier. A root enters it when all earlier states have left.
  #findBirths() {
    this.roots = [];
    this.born = new Int32Array(this.size);
    let left = 0;  // steps of the rounds so far
    for (let id = 0; id < this.size; ++id) {
      const parent = this.parent[id];
      if (parent < 0) this.roots.push(id);
      this.born[id] = parent < 0 ? left : this.order[parent];
      left = Math.max(left, this.order[id]);
    }
  }

  // True if the state never waited in the frontier. (Some strategies discard a state only when it
  // leaves the frontier. The trace does not tell them apart.)
  isDropped(id) {
    return this.fate[id] === kRepeat || this.fate[id] === kDiscarded;
  }

  // left[k - 1] is the state that left the frontier in step k, or -1 if it was not recorded.
  #followOrder() {
    let steps = 0;
    for (const order of this.order) steps = Math.max(steps, order);
    this.steps = steps;
    this.left = new Int32Array(steps).fill(-1);
    for (let id = 0; id < this.size; ++id) {
      if (this.order[id] > 0) this.left[this.order[id] - 1] = id;
    }
    this.waitingAtEnd = [];
    for (let id = 0; id < this.size; ++id) {
      if (this.order[id] === 0 && !this.isDropped(id)) this.waitingAtEnd.push(id);
    }
    this.waitingAtEnd.sort(this.#leavesFirst());

    // After k steps: the size of the frontier, and the smallest heuristic value that has left it.
    // Defined up to the first event that was not recorded.
    let exactSteps = 0;
    this.frontierSizes = new Int32Array(steps + 1);
    this.bestValues = new Int32Array(steps + 1);
    const begun = new Uint8Array(steps + 1);  // 1 if a round begins after that step
    for (const root of this.roots) begun[this.born[root]] = 1;
    let waiting = 1;
    let best = this.size > 0 ? this.h[0] : 0;
    this.frontierSizes[0] = waiting;
    this.bestValues[0] = best;
    for (let step = 1; step <= steps; ++step) {
      const id = this.left[step - 1];
      if (id < 0 || (this.successors[id] < 0 && this.isCut(id))) break;
      waiting += Math.max(this.successors[id], this.childCount(id)) - 1 + begun[step];
      for (const child of this.children(id)) if (this.isDropped(child)) --waiting;
      best = Math.min(best, this.h[id]);
      this.frontierSizes[step] = waiting;
      this.bestValues[step] = best;
      exactSteps = step;
    }
    this.frontierSizes = this.frontierSizes.subarray(0, exactSteps + 1);
    this.bestValues = this.bestValues.subarray(0, exactSteps + 1);
  }

  // A comparator that orders the states left in the frontier as the strategy would. The trace does
  // not contain their order.
  #leavesFirst() {
    const strategy = this.about.strategy ?? "";
    if (/^(bfs|breadth)/.test(strategy)) return (one, other) => one - other;
    const isStack = /^(dfs|depth|ids|ida|lds)/.test(strategy);
    if (isStack) return (one, other) => this.born[other] - this.born[one] || one - other;
    const sum = /^(astar|a\*)/i.test(strategy) ? (id) => this.depth[id] + this.h[id] : () => 0;
    return (one, other) => sum(one) - sum(other) || this.h[one] - this.h[other] || one - other;
  }

  // A subtree is dead if none of its states is a solution, in the frontier, discarded, or a state
  // with unrecorded successors.
  #findDeadSubtrees() {
    this.subtree = new Int32Array(this.size).fill(1);  // number of states in it
    this.isDead = new Uint8Array(this.size);
    this.hasSolution = new Uint8Array(this.size);
    const isAlive = new Uint8Array(this.size);
    for (let id = this.size - 1; id >= 0; --id) {
      if (this.fate[id] === kSolution) this.hasSolution[id] = 1;
      const isEnd = this.fate[id] === kDeadEnd || this.fate[id] === kRepeat;
      if (!isEnd && (this.fate[id] !== kExpanded || this.isCut(id))) isAlive[id] = 1;
      this.isDead[id] = isAlive[id] ? 0 : 1;
      const parent = this.parent[id];
      if (parent < 0) continue;
      this.subtree[parent] += this.subtree[id];
      if (isAlive[id]) isAlive[parent] = 1;
      if (this.hasSolution[id]) this.hasSolution[parent] = 1;
    }
  }

  // True if the state has successors that were not recorded. Their fates are unknown.
  isCut(id) {
    if (this.fate[id] !== kExpanded) return false;
    if (this.successors[id] >= 0) return this.childCount(id) < this.successors[id];
    return this.childCount(id) === 0 && !this.isWhole;
  }

  get isWhole() {
    return this.about.generated === undefined || this.about.generated <= this.size;
  }

  childCount(id) {
    return this.childStart[id + 1] - this.childStart[id];
  }

  children(id) {
    return this.childList.subarray(this.childStart[id], this.childStart[id + 1]);
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
    for (let next = step; next < this.steps && waiting.length < most; ++next) {
      const id = this.left[next];
      if (id >= 0 && this.born[id] <= step) waiting.push(id);
    }
    for (const id of this.waitingAtEnd) {
      if (waiting.length >= most) break;
      if (this.born[id] <= step) waiting.push(id);
    }
    return waiting;
  }

  // The number of levels that the search went back from a state; 0 if it did not.
  jump(id) {
    return this.backTo[id] < 0 ? 0 : this.level[id] - this.level[this.backTo[id]];
  }

  // True if a clause led to the state, not a decision.
  isLearned(id) {
    return this.learns && this.parent[id] >= 0 && this.level[id] === this.level[this.parent[id]];
  }

  // "Learned: not all of: r1c2 is 2, r7c5 is 9. The search jumps back 3 levels, to level 1."
  lesson(id) {
    if (this.clause[id] === "") return "There is no decision left to give up: no further solution.";
    const levels = this.jump(id);
    const move = levels > 1 ? `jumps back ${levels} levels, to level` : "goes back to level";
    return `Learned: ${this.clause[id]}. The search ${move} ${this.level[this.backTo[id]]}.`;
  }

  // The decision in a few characters. That of a board is followed by what it forced.
  label(id) {
    if (this.learns) return this.decision[id].replace(" is not ", "≠").replace(" is ", "=");
    return this.board[id] === null ? this.decision[id] : this.decision[id].split(" ")[0];
  }

  // A name for lists: "best-first, coursework".
  get name() {
    return [this.about.strategy, this.about.rules].filter(Boolean).join(", ") || "a search";
  }
}
