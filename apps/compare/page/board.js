// board.js: the boards of a recorded search: values, candidates, and the candidates removed by the
// last decision. Squares count from 0, row by row. Candidates are bit sets.

const kMostCandidates = 25;  // above this size, squares show only values

class Boards {
  // The boards of the trace; null if its states are not boards.
  static of(trace) {
    if (trace.size === 0 || trace.board.includes(null)) return null;
    const boards = new Boards(trace);
    return Number.isInteger(boards.size) ? boards : null;
  }

  constructor(trace) {
    this.trace = trace;
    this.size = Math.sqrt(Boards.values(trace.board[0]).length);
    this.#findUnits(trace.about);
    // The shape may follow the squares.
    const puzzle = (trace.about.puzzle ?? "").split(" ")[0];
    // A puzzle that removes candidates is written as the candidates of each square.
    const cells = this.size === 9 && puzzle.length === 729 ? puzzle.match(/.{9}/g) : null;
    const marks = cells?.map((cell) => Array.from(cell.replaceAll(".", ""), Number));
    this.givens = marks?.map((values) => (values.length === 1 ? values[0] : 0)) ??
                  Boards.values(puzzle).slice(0, this.size * this.size);
    this.first = marks?.map((values) => values.reduce((set, value) => set | 1 << (value - 1), 0)) ??
                 Array(this.size * this.size).fill(2 ** this.size - 1);
    this.hasCandidates = this.size <= kMostCandidates;
  }

  // regionOf: the region of each square, -1 if there are none. further: lists of squares of
  // diagonals and windows. Traces of ordinary boards say neither.
  #findUnits(about) {
    const squares = Array.from({length: this.size * this.size}, (_, square) => square);
    const order = Math.sqrt(this.size);
    const box = (square) => Math.floor(square / this.size / order) * order +
                            Math.floor(square % this.size / order);
    const regions = about.regions === "none" ? [] : about.regions?.split(",").map(Number);
    this.regionOf = squares.map((square) => (regions ? regions[square] ?? -1 : box(square)));
    this.further = (about.furtherUnits ?? "").split(";").filter(Boolean)
        .map((unit) => unit.split(",").map(Number));
    this.squaresOf = squares.map(() => []);  // by region
    for (const square of squares) this.squaresOf[this.regionOf[square]]?.push(square);
  }

  // The values in a line, 0 for undecided squares.
  static values(line) {
    if (line.includes(",")) return line.split(",").map(Number);
    return Array.from(line, (letter) => (letter >= "1" && letter <= "9" ? Number(letter) : 0));
  }

  name(square) {
    return `r${Math.floor(square / this.size) + 1}c${(square % this.size) + 1}`;
  }

  square(name) {
    const [row, col] = name.slice(1).split("c").map(Number);
    return (row - 1) * this.size + col - 1;
  }

  // The squares in a unit with that square.
  * peers(square) {
    const row = Math.floor(square / this.size), col = square % this.size;
    for (let i = 0; i < this.size; ++i) {
      yield row * this.size + i;
      yield i * this.size + col;
    }
    yield* this.squaresOf[this.regionOf[square]] ?? [];
    for (const unit of this.further) {
      if (unit.includes(square)) yield* unit;
    }
  }

  // The board of a state: {values, candidates}. Large boards have only values.
  at(id) {
    if (!this.hasCandidates) return {values: Boards.values(this.trace.board[id])};
    const blank = new Int32Array(this.size * this.size);
    let board = {values: blank, candidates: Int32Array.from(this.first)};
    for (const each of this.trace.path(id)) board = this.#after(board, each);
    return board;
  }

  #after(board, id) {
    const values = Boards.values(this.trace.board[id]);
    const candidates = board.candidates.slice();
    const isNew = (square) => values[square] > 0 && board.values[square] !== values[square];
    for (let square = 0; square < values.length; ++square) {
      if (!isNew(square)) continue;
      for (const peer of this.peers(square)) candidates[peer] &= ~(1 << (values[square] - 1));
    }
    for (let square = 0; square < values.length; ++square) {
      if (values[square] > 0) candidates[square] = 1 << (values[square] - 1);
    }
    for (const removal of this.trace.removed[id].split(" ").filter(Boolean)) {
      const [name, list] = removal.split("-");
      for (const value of list.split(",")) candidates[this.square(name)] &= ~(1 << (value - 1));
    }
    return {values, candidates};
  }

  // The effect of the decision that led to a state: {decided, followed, removed, count}: the
  // squares decided, the squares that followed by deduction, the candidates removed from each
  // square, and their number without the one that a search that learns excluded itself.
  change(id) {
    const now = this.at(id);
    const parent = this.trace.parent[id];
    const decided = new Set();
    for (const [, name] of this.trace.decision[id].matchAll(/(r\d+c\d+)(=| is \d)/g)) {
      decided.add(this.square(name));
    }
    const followed = new Set();
    const removed = new Int32Array(now.values.length);
    let count = 0;
    if (parent < 0) return {now, decided, followed, removed, count};
    const before = this.at(parent);
    for (let square = 0; square < now.values.length; ++square) {
      if (now.values[square] > 0) {
        if (before.values[square] === 0 && !decided.has(square)) followed.add(square);
        continue;
      }
      if (!this.hasCandidates) continue;
      removed[square] = before.candidates[square] & ~now.candidates[square];
      for (let bits = removed[square]; bits; bits &= bits - 1) ++count;
    }
    const excluded = this.trace.decision[id].match(/^(r\d+c\d+) is not (\d+)$/);
    if (excluded && removed[this.square(excluded[1])] & (1 << (excluded[2] - 1))) --count;
    return {now, decided, followed, removed, count};
  }

  // Draws the board of a state as a table into `element`.
  draw(element, id) {
    const {now, decided, followed, removed} = this.change(id);
    const [name] = this.trace.contradiction[id].split(" ");
    const contradicted = name === "" ? -1 : this.square(name);
    const room = this.size > 16 ? "size25" : this.size > 9 ? "size16" : "size9";
    const shaded = new Set(this.further.flat());
    const table = make("table", {class: `board ${room}`, role: "img",
                                 "aria-label": this.inWords(now.values)});
    table.style.setProperty("--size", this.size);
    for (let row = 0; row < this.size; ++row) {
      const line = table.insertRow();
      for (let col = 0; col < this.size; ++col) {
        const square = row * this.size + col;
        const cell = line.insertCell();
        const isElsewhere = (other) => this.regionOf[other] !== this.regionOf[square];
        if (row > 0 && isElsewhere(square - this.size)) cell.classList.add("regionTop");
        if (col > 0 && isElsewhere(square - 1)) cell.classList.add("regionLeft");
        if (shaded.has(square)) cell.classList.add("further");
        if (now.values[square] > 0) {
          cell.textContent = now.values[square];
          if (this.givens[square] > 0) cell.classList.add("given");
          if (decided.has(square)) cell.classList.add("decided");
          if (followed.has(square)) cell.classList.add("followed");
        } else if (this.hasCandidates) {
          cell.append(this.#candidates(now.candidates[square], removed[square]));
        }
        if (square === contradicted) cell.classList.add("contradicted");
      }
    }
    element.replaceChildren(table);
  }

  #candidates(candidates, removed) {
    const grid = make("div", {class: "candidates"});
    grid.style.gridTemplateColumns = `repeat(${Math.ceil(Math.sqrt(this.size))}, 1fr)`;
    for (let value = 1; value <= this.size; ++value) {
      const bit = 1 << (value - 1);
      const shown = make("span", {}, (candidates | removed) & bit ? String(value) : "\u00a0");
      if (removed & bit) shown.className = "removed";
      grid.append(shown);
    }
    return grid;
  }

  inWords(values) {
    const rows = [];
    for (let row = 0; row < this.size; ++row) {
      const line = values.slice(row * this.size, (row + 1) * this.size);
      rows.push(Array.from(line, (value) => value || "blank").join(" "));
    }
    return `Board: ${rows.join("; ")}`;
  }
}
