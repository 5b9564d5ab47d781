// gridMap.js: a map of squares, and what a search for a way on it knows of each square after a step.
// The trace has the squares as moves, "r3c5", and the map as the puzzle: "map twice S.# ..G".

// {heuristic, rows} of the words of a map; null if they are no map.
function readMap(words) {
  const rows = words.split(/[\s,]+/).filter(Boolean);
  const heuristic = ["none", "manhattan", "twice"].includes(rows[0]) ? rows.shift() : "manhattan";
  const isMap = /^[#.1-9]*(S[#.1-9]*G|G[#.1-9]*S)[#.1-9]*$/.test(rows.join("")) && rows.length <= 60 &&
                rows[0].length <= 60 && rows.every(({length}) => length === rows[0].length);
  return isMap ? {heuristic, rows} : null;
}

// A table with a cell for each square.
class MapTable {
  constructor(rows) {
    const marks = rows.join("");
    this.columns = rows[0].length;
    this.element = make("table", {class: "map", style: `--rows: ${rows.length}; --columns: ${this.columns}`});
    this.cells = rows.flatMap((row) => {
      const line = this.element.insertRow();
      return Array.from(row, () => line.insertCell());
    });
    this.cells.forEach((_, square) => this.set(square, marks[square]));
  }

  // Shows a square: wall, cost, start or goal.
  set(square, mark) {
    const cell = this.cells[square];
    cell.className = {"#": "wall", S: "end", G: "end"}[mark] ?? "";
    cell.style.setProperty("--cost", mark >= "2" && mark <= "9" ? mark : 0);
    cell.textContent = /[2-9SG]/.test(mark) ? mark : "";
  }
}

class GridMap {
  // The map of the trace; null if it has none. `onState` is called with the state of a square clicked.
  static of(trace, onState) {
    const [, words = ""] = /^map (.*)/s.exec(trace.about.puzzle ?? "") ?? [];
    const map = readMap(words);
    if (map === null || trace.size === 0) return null;
    const {rows} = map, columns = rows[0].length, start = rows.join("").indexOf("S");
    const squares = Int32Array.from(trace.decision, (move, id) => {
      const [, row, col] = /^r(\d+)c(\d+)$/.exec(move) ?? [];
      return trace.parent[id] < 0 ? start : rows[row - 1]?.[col - 1] ? (row - 1) * columns + (col - 1) : -1;
    });
    return squares.includes(-1) ? null : new GridMap(trace, rows, squares, onState);
  }

  constructor(trace, rows, squares, onState) {
    this.trace = trace;
    this.marks = rows.join("");
    this.squares = squares;  // by state
    this.table = new MapTable(rows);
    this.drawn = [];  // what each square shows of the search
    this.route = makeSvg("polyline");
    this.hasNumbers = trace.addsCosts || trace.about.frontier === "best";
    const lines = makeSvg("svg", {viewBox: `0 0 ${this.table.columns} ${rows.length}`}, this.route);
    this.element = make("div", {class: "mapFrame", role: "img"}, lines, this.table.element);
    this.element.addEventListener("click", ({target}) => {
      const state = this.states[this.table.cells.indexOf(target.closest("td"))];
      if (state !== undefined) onState(state);
    });
  }

  // The map after that step, in which the state with that id left. A search in rounds shows the round
  // of that state.
  draw(step, id) {
    const {trace, squares, marks, table: {columns, cells}} = this;
    const states = this.states = Array(marks.length), classes = Array(marks.length).fill("");  // by square
    for (let each = trace.roots.findLast((root) => root <= id); each < trace.size; ++each) {
      const square = squares[each], isExpanded = trace.order[each] > 0 && trace.order[each] <= step;
      if (!isExpanded && (!trace.waitsAt(each, step) || classes[square] === "expanded")) continue;
      classes[square] = isExpanded ? "expanded" : "waits";
      states[square] = each;
    }
    const [expanded, waiting] = ["expanded", "waits"].map((name) => classes.filter((each) => each === name).length);
    const path = trace.path(id), last = squares[id];
    for (const each of path) {
      classes[squares[each]] = squares[each] === last ? "path here" : "path";
      states[squares[each]] = each;
    }
    cells.forEach((cell, square) => {
      const drawing = `${classes[square]} ${this.hasNumbers && states[square]}`;
      if (marks[square] === "#" || this.drawn[square] === drawing) return;
      this.drawn[square] = drawing;
      this.table.set(square, marks[square]);
      cell.className += ` ${classes[square]}`;
      if (this.hasNumbers && states[square] >= 0 && !/[SG]/.test(marks[square])) cell.replaceChildren(...this.#numbersOf(states[square]));
    });
    const middle = (square) => `${square % columns + 0.5},${Math.floor(square / columns) + 0.5}`;
    this.route.setAttribute("points", path.map((each) => middle(squares[each])).join(" "));
    this.element.ariaLabel = `Map: ${counted(expanded, "square")} expanded, ${withThousands(waiting)} waiting, ` +
                           `a path of ${counted(path.length - 1, "move")} to ${trace.decision[id] || "the start"}`;
    return this.element;
  }

  #numbersOf(id) {
    const {h, cost, addsCosts} = this.trace;
    return addsCosts ? [h[id] + cost[id], make("small", {}, `${cost[id]}+${h[id]}`)] : [h[id]];
  }
}
