// board.js: the boards of a recorded search: values, candidates, and the candidates removed by the
// last decision. Squares count from 0, row by row. Candidates are bit sets.

const kMostCandidates = 25;  // above this size, squares show only values
const kLargestDrawn = 100;   // above this size, a board is a text

// How wide or high the candidates of a square are, in letters' heights.
function emsOfCandidates(size) {
  const across = Math.ceil(Math.sqrt(size)), letters = across * (String(size).length + 1) - 1;
  return Math.max(1.2 * across, 0.61 * letters);
}

// The candidates of a square as small digits in rows, those removed struck through. Few elements, so
// that large boards are drawn fast.
function candidateMarks(size, candidates, removed) {
  const across = Math.ceil(Math.sqrt(size)), width = String(size).length;
  const marks = make("div", {class: "candidates"});
  let text = "";
  for (let i = 0; i < size; ++i) {
    const bit = 1 << i;
    if (i > 0) text += i % across === 0 ? "\n" : " ";
    text += " ".repeat(width - ((candidates | removed) & bit ? String(i + 1).length : 0));
    if (removed & bit) {
      marks.append(text, make("span", {class: "removed"}, i + 1));
      text = "";
    } else if (candidates & bit) {
      text += i + 1;
    }
  }
  marks.append(text);
  return marks;
}

class Boards {
  // The boards of the trace; null if its states are not boards.
  static of(trace) {
    if (trace.size === 0 || trace.board.includes(null)) return null;
    const boards = new Boards(trace.about, Boards.values(trace.board[0]).length, trace);
    return Number.isInteger(boards.size) && boards.size > 0 && boards.size <= kLargestDrawn ? boards : null;
  }

  // `about` says the puzzle and its shape: {puzzle, regions, furtherUnits}.
  constructor(about, squares, trace) {
    this.trace = trace;
    this.size = Math.sqrt(squares);
    this.hasCandidates = this.size <= kMostCandidates;
    this.#findUnits(about);
    // The shape may follow the squares. A puzzle that removes candidates is a line of HoDoKu's
    // library: squares and candidates between colons, where 512 is candidate 5 of r1c2.
    const fields = (about.puzzle ?? "").split(":");
    this.givens = Boards.values(fields[3] ?? fields[0].split(" ")[0]).slice(0, this.size ** 2);
    this.first = Array(this.size ** 2).fill(2 ** this.size - 1);
    for (const [value, row, col] of fields[4]?.split(" ").filter(Boolean) ?? []) {
      this.first[(row - 1) * 9 + (col - 1)] &= ~(1 << (value - 1));
    }
  }

  // regionOf: the region of each square, -1 if there are none. further: lists of squares of
  // diagonals and windows. Traces of ordinary boards say neither.
  #findUnits(about) {
    const squares = Array.from({length: this.size ** 2}, (_, square) => square);
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

  // The square that a name such as "r2c8" means; NaN if none.
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
    for (const unit of this.further) if (unit.includes(square)) yield* unit;
  }

  // The board of a state: {values, candidates}. Large boards have only values.
  at(id) {
    const line = Boards.values(this.trace.board[id]);
    const values = Array.from({length: this.size ** 2}, (_, square) => line[square] ?? 0);
    return this.boardOf(values, this.trace.path(id).flatMap((each) => this.trace.removed[each].split(" ")));
  }

  // The board with these values, and without the candidates that `removals` name: "r2c8-4,5".
  boardOf(values, removals) {
    if (!this.hasCandidates) return {values};
    const candidates = Int32Array.from(this.first);
    for (const removal of removals) {
      const [name, list = ""] = removal.split("-");
      for (const value of list.split(",")) candidates[this.square(name)] &= ~(1 << (value - 1));
    }
    const decided = [...values.keys()].filter((square) => values[square] > 0);
    for (const square of decided) {
      for (const peer of this.peers(square)) candidates[peer] &= ~(1 << (values[square] - 1));
    }
    for (const square of decided) candidates[square] = 1 << (values[square] - 1);
    return {values, candidates};
  }

  // The effect of the decision that led to a state: {now, decided, followed, removed, count, contradicted}:
  // the board, the squares decided, those that followed by deduction, the candidates removed from each
  // square, their number without the one that a search that learns excluded itself, and the square of
  // the contradiction.
  change(id) {
    const {decision, parent, contradiction} = this.trace;
    const contradicted = this.square(contradiction[id].split(" ")[0]);
    const now = this.at(id);
    const decided = new Set(Array.from(decision[id].matchAll(/(r\d+c\d+)(=| is \d)/g),
                                       ([, name]) => this.square(name)));
    const followed = new Set();
    const removed = new Int32Array(now.values.length);
    let count = 0;
    const before = parent[id] < 0 ? now : this.at(parent[id]);
    now.values.forEach((value, square) => {
      if (value > 0) {
        if (before.values[square] === 0 && !decided.has(square)) followed.add(square);
      } else if (this.hasCandidates) {
        removed[square] = before.candidates[square] & ~now.candidates[square];
        for (let bits = removed[square]; bits; bits &= bits - 1) ++count;
      }
    });
    const excluded = decision[id].match(/^(r\d+c\d+) is not (\d+)$/);
    if (excluded && removed[this.square(excluded[1])] & (1 << (excluded[2] - 1))) --count;
    return {now, decided, followed, removed, count, contradicted};
  }

  // The board after a change, as change() returns it, as a table.
  table({now, decided = new Set(), followed = new Set(), removed = [], contradicted}) {
    const shaded = new Set(this.further.flat());
    const table = make("table", {class: "board", role: "img", "aria-label": this.inWords(now.values),
                                 style: `--size: ${this.size}; --ems: ${emsOfCandidates(this.size)}`});
    now.values.forEach((value, square) => {
      const col = square % this.size;
      const isElsewhere = (other) => this.regionOf[other] !== this.regionOf[square];
      const classes = {
        regionTop: square >= this.size && isElsewhere(square - this.size),
        regionLeft: col > 0 && isElsewhere(square - 1),
        further: shaded.has(square),
        given: value > 0 && this.givens[square] > 0,
        decided: value > 0 && decided.has(square),
        followed: followed.has(square),
        contradicted: square === contradicted,
      };
      const row = col === 0 ? table.insertRow() : table.rows[table.rows.length - 1];
      const cell = row.insertCell();
      cell.classList.add(...Object.keys(classes).filter((each) => classes[each]));
      if (value > 0) cell.textContent = value;
      if (value > 0 || !this.hasCandidates) return;
      cell.append(candidateMarks(this.size, now.candidates[square], removed[square]));
    });
    return table;
  }

  inWords(values) {
    const row = (_, n) => values.slice(n * this.size, (n + 1) * this.size)
        .map((value) => value || "blank").join(" ");
    return `Board: ${Array.from({length: this.size}, row).join("; ")}`;
  }
}
