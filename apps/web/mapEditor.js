// mapEditor.js: a map to draw: by mouse, touch and keyboard. It keeps one start and one goal.

const kMapWords = {"#": "wall", ".": "ground", S: "start", G: "goal"};

class MapEditor extends SquareEditor {
  // Fills `element` with the map. markOf() is what a pointer draws: # . 2 to 9 S G.
  constructor(element, markOf, onChange) {
    const mark = (key) => [key, () => this.#set(this.selected, key === "1" ? "." : key.toUpperCase())];
    super(element, onChange, Object.fromEntries(Array.from("#.123456789SsGg", mark)));
    this.focusOptions = {preventScroll: true};
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

  get cells() { return this.table.cells; }
  get columns() { return this.table.columns; }

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
    this.selected = this.marks.indexOf("S");
    this.marks.forEach((mark, square) => this.#write(square, mark));
  }

  // The words of the map: the heuristic, if it is not the usual one, and the rows in lines.
  get words() {
    const rows = this.marks.join("").match(RegExp(`.{${this.columns}}`, "g"));
    return [...(this.heuristic === "manhattan" ? [] : [this.heuristic]), ...rows].join("\n");
  }

  // Draws from the last place of a pointer to this one.
  #drawLine(event) {
    const across = event.clientX - this.last.clientX, down = event.clientY - this.last.clientY;
    const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / 6));
    for (let step = 1; step <= steps; ++step) {
      const x = this.last.clientX + across * step / steps, y = this.last.clientY + down * step / steps;
      const square = this.cells.indexOf(document.elementFromPoint(x, y));
      if (square < 0) continue;
      this.#set(square, this.drawn);
      this.select(square);
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
    this.marks[square] = mark;
    this.table.set(square, mark);
    this.name(square, kMapWords[mark] ?? `cost ${mark}`);
  }
}
