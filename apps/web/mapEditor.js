// mapEditor.js: a map to draw: by mouse, touch and keyboard. It keeps one start and one goal.

const kMapWords = {"#": "wall", ".": "ground", S: "start", G: "goal"};

class MapEditor {
  // Fills `element` with the map. markOf() is what a pointer draws: # . 2 to 9 S G. `onChange` is
  // called after each change.
  constructor(element, markOf, onChange) {
    this.element = element;
    this.onChange = onChange;
    const go = (down, right) => () => this.#go(down, right);
    const mark = (key) => [key, () => this.#set(this.selected, key === "1" ? "." : key.toUpperCase())];
    listenToKeys(element, {ArrowUp: go(-1, 0), ArrowDown: go(1, 0), ArrowLeft: go(0, -1), ArrowRight: go(0, 1),
                           ...Object.fromEntries(Array.from("#.123456789SsGg", mark))});
    element.addEventListener("pointerdown", (event) => {
      const square = this.table?.cells.indexOf(event.target) ?? -1;
      if (square < 0 || event.button !== 0) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      this.drawn = /[SG]/.test(this.marks[square]) ? this.marks[square] : markOf();  // start and goal are moved
      this.last = event;
      this.#drawLine(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (this.drawn) this.#drawLine(event);
    });
    element.addEventListener("lostpointercapture", () => { this.drawn = null; });
  }

  // Shows the map of some words; none if they are no map.
  show(words) {
    const map = readMap(words);
    this.table = map && new MapTable(map.rows);
    this.element.replaceChildren(...(map ? [this.table.element] : []));
    if (!map) return;
    this.heuristic = map.heuristic;
    this.marks = Array.from(map.rows.join(""));
    this.under = {S: ".", G: "."};  // the ground below start and goal
    this.table.element.role = "grid";
    this.marks.forEach((mark, square) => this.#write(square, mark));
    this.selected = this.marks.indexOf("S");
    this.table.cells[this.selected].tabIndex = 0;
  }

  // The words of the map: the heuristic, if it is not the usual one, and the rows in lines.
  get words() {
    const rows = this.marks.join("").match(RegExp(`.{${this.table.columns}}`, "g"));
    return [...(this.heuristic === "manhattan" ? [] : [this.heuristic]), ...rows].join("\n");
  }

  // Draws from the last place of a pointer to this one.
  #drawLine(event) {
    const across = event.clientX - this.last.clientX, down = event.clientY - this.last.clientY;
    const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / 6));
    for (let step = 1; step <= steps; ++step) {
      const x = this.last.clientX + across * step / steps, y = this.last.clientY + down * step / steps;
      const square = this.table.cells.indexOf(document.elementFromPoint(x, y));
      if (square < 0) continue;
      this.#set(square, this.drawn);
      this.#select(square);
    }
    this.last = event;
  }

  #set(square, mark) {
    const old = this.marks[square];
    if (old === mark || /[SG]/.test(old)) return;
    if (/[SG]/.test(mark)) {
      this.#write(this.marks.indexOf(mark), this.under[mark]);
      this.under[mark] = old;
    }
    this.#write(square, mark);
    this.onChange();
  }

  #write(square, mark) {
    const {columns, cells} = this.table, row = Math.floor(square / columns) + 1, col = square % columns + 1;
    this.marks[square] = mark;
    this.table.set(square, mark);
    Object.assign(cells[square], {role: "gridcell", tabIndex: square === this.selected ? 0 : -1,
        ariaLabel: `row ${row}, column ${col}: ${kMapWords[mark] ?? `cost ${mark}`}`});
  }

  #select(square) {
    const {cells} = this.table;
    cells[this.selected].tabIndex = -1;
    cells[square].tabIndex = 0;
    cells[square].focus({preventScroll: true});
    this.selected = square;
  }

  #go(down, right) {
    const {columns} = this.table, row = Math.floor(this.selected / columns) + down, col = this.selected % columns + right;
    if (row >= 0 && col >= 0 && col < columns && row * columns < this.marks.length) this.#select(row * columns + col);
  }
}
