// editor.js: a board to fill in: by keyboard, mouse and touch, with candidates, conflicts and undo.

// The text of a blank board of that size, with words on its shape: "--boxes none --diagonals".
function blankText(size, words) {
  const squares = Array(size ** 2).fill(size > 9 ? 0 : ".").join(size > 9 ? "," : "");
  return `${squares} ${words}`.trim();
}

class BoardEditor extends SquareEditor {
  // Fills `element` with the board, and `pad` with a button for each value.
  constructor(element, pad, onChange) {
    const digit = (number) => [number, () => this.#type(number)];
    const clear = () => this.#set(0);
    super(element, onChange, {
      ...Object.fromEntries(Array.from("0123456789", digit)), Delete: clear, ".": clear, " ": clear,
      Backspace: () => this.#set(Math.floor(this.values[this.selected] / 10)),
    });
    this.pad = pad;
    this.past = [];  // for undo
    this.showsCandidates = false;
    element.addEventListener("keydown", (event) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.undo();
    });
    element.addEventListener("click", ({target}) => {
      const cell = target.closest("td");
      if (cell) this.select(this.cells.indexOf(cell));
    });
  }

  // Shows a puzzle, as Answer.cpp tells it.
  show(puzzle) { this.#become(puzzle, puzzle.squares); }

  undo() {
    if (this.past.length > 0) this.#restore(...this.past.pop());
  }

  get size() { return this.boards.size; }
  get columns() { return this.size; }

  // The words on its shape, such as "--diagonals".
  get shape() { return this.puzzle.shape.trim(); }

  // The puzzle in a line. One that removes candidates keeps them until a square is changed.
  get text() {
    if (this.values === this.puzzle.squares) return this.puzzle.puzzle;
    const squares = this.size > 9 ? this.values.join(",")
                                  : this.values.map((value) => value || ".").join("");
    return `${squares} ${this.shape}`.trim();
  }

  // The squares whose value another square of a unit has too.
  get conflicts() {
    const {values, boards} = this;
    const clash = (square) => (peer) => peer !== square && values[peer] === values[square];
    return [...values.keys()].filter((square) => values[square] > 0 &&
                                                 [...boards.peers(square)].some(clash(square)));
  }

  draw() {
    this.boards.hasCandidates = this.showsCandidates;
    this.boards.givens = this.values;
    const table = this.boards.table({now: this.boards.boardOf(this.values, [])});
    const conflicts = new Set(this.conflicts);
    const hadFocus = this.element.contains(document.activeElement);
    table.role = "grid";
    this.cells = Array.from(table.querySelectorAll("td"));
    this.cells.forEach((cell, square) => {
      this.name(square, `${this.values[square] || "blank"}${conflicts.has(square) ? ", conflict" : ""}`);
      cell.classList.toggle("contradicted", conflicts.has(square));
    });
    this.element.replaceChildren(table);
    if (hadFocus) this.cells[this.selected].focus({preventScroll: true});
  }

  #become(puzzle, values) {
    if (this.puzzle) this.past.push([this.puzzle, this.values]);
    this.#restore(puzzle, values);
  }

  #restore(puzzle, values) {
    const size = this.puzzle && this.size;
    this.puzzle = puzzle;
    this.values = values;
    this.boards = new Boards(puzzle, values.length);
    if (this.size !== size) {
      this.selected = 0;
      this.pad.replaceChildren(...Array.from({length: this.size + 1}, (_, value) => make(
          "button", {type: "button", onclick: () => this.#set(value)}, value || "blank")));
    }
    this.draw();
    this.onChange();
  }

  // A digit continues a number if the board has such a value.
  #type(digit) {
    const longer = 10 * this.values[this.selected] + Number(digit);
    this.#set(longer <= this.size ? longer : Number(digit));
  }

  #set(value) {
    if (value > this.size || value === this.values[this.selected]) return;
    this.#become(this.puzzle, this.values.with(this.selected, value));
  }
}
