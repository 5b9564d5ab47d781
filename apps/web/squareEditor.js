// squareEditor.js: what the editors of boards and maps share: one square is selected, for the keys.

class SquareEditor {
  // `onChange` is called after each change, the actions of `keys` after a key is pressed in `element`.
  // Editors have `cells`, the elements of the squares row by row, and `columns`, and may have
  // `focusOptions` for focus().
  constructor(element, onChange, keys) {
    this.element = element;
    this.onChange = onChange;
    this.selected = 0;
    const go = (down, right) => () => this.#go(down, right);
    listenToKeys(element, {ArrowUp: go(-1, 0), ArrowDown: go(1, 0), ArrowLeft: go(0, -1),
                           ArrowRight: go(0, 1), ...keys});
  }

  // Says what is in a square.
  name(square, content) {
    const row = Math.floor(square / this.columns) + 1, col = square % this.columns + 1;
    Object.assign(this.cells[square], {role: "gridcell", tabIndex: square === this.selected ? 0 : -1,
                                       ariaLabel: `row ${row}, column ${col}: ${content}`});
  }

  select(square) {
    this.cells[this.selected].tabIndex = -1;
    this.cells[square].tabIndex = 0;
    this.cells[square].focus(this.focusOptions);
    this.selected = square;
  }

  #go(down, right) {
    const row = Math.floor(this.selected / this.columns) + down;
    const col = this.selected % this.columns + right, square = row * this.columns + col;
    if (col >= 0 && col < this.columns && square >= 0 && square < this.cells.length) this.select(square);
  }
}
