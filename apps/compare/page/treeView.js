// treeView.js: the tree of a search on a canvas, with folding and selection; the camera on it; and
// its mouse, touch and keyboard input.

const kSmallestScale = 1e-5, kLargestScale = 4;

// The position and scale of a tree layout on its canvas.
class TreeCamera {
  constructor(canvas) {
    this.canvas = canvas;
    this.scale = 1;     // horizontal
    this.flattest = 1;  // lower bound of the vertical scale
    this.left = 0;      // the layout's origin, in pixels of the canvas
    this.top = 0;
  }

  get width() { return this.canvas.clientWidth || 600; }
  get height() { return this.canvas.clientHeight || 400; }
  get scaleDown() { return Math.max(this.scale, this.flattest); }

  x(layoutX) { return layoutX * this.scale + this.left; }
  y(depth) { return depth * kDown * this.scaleDown + this.top; }

  // The inverse.
  layoutX(x) { return (x - this.left) / this.scale; }
  depth(y) { return (y - this.top) / this.scaleDown / kDown; }

  // Shows the whole layout. A wide layout keeps a minimum distance between rows.
  fit(layout) {
    const room = 60;
    this.flattest = Math.min(1.2, (this.height - room) / Math.max(1, layout.height));
    this.scale = Math.min(this.flattest, (this.width - room) / Math.max(1, layout.width));
    this.left = this.width / 2 - (layout.left + layout.width / 2) * this.scale;
    this.top = room / 2;
  }

  // The point (x, y) of the canvas stays fixed.
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const across = this.scale, down = this.scaleDown;
    this.scale = Math.min(kLargestScale, Math.max(kSmallestScale, this.scale * factor));
    this.left = x - (x - this.left) * this.scale / across;
    this.top = y - (y - this.top) * this.scaleDown / down;
  }

  move(x, y) {
    this.left += x;
    this.top += y;
  }

  // Scrolls, if needed, so that a point of the layout is visible.
  bringIntoView(layoutX, depth) {
    const margin = 20;
    const x = this.x(layoutX), y = this.y(depth);
    if (x < margin || x > this.width - margin) this.left += this.width / 2 - x;
    if (y < margin || y > this.height - margin) this.top += this.height / 2 - y;
  }
}

// Drag, wheel or pinch; arrow keys for the neighbours of a state, Enter to fold, + and - to zoom, f
// to fit.
class TreeInput {
  constructor(view) {
    this.view = view;
    this.pointers = new Map();
    const {canvas} = view;
    canvas.addEventListener("wheel", (event) => this.#wheel(event), {passive: false});
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", (event) => this.#up(event));
    canvas.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
    canvas.addEventListener("dblclick", (event) => {
      view.fold(view.stateAt(event.offsetX, event.offsetY));
    });
    canvas.addEventListener("keydown", (event) => this.#key(event));
  }

  #wheel(event) {
    event.preventDefault();
    this.view.zoom(Math.exp(-event.deltaY / 400), event.offsetX, event.offsetY);
  }

  #down(event) {
    this.view.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, {x: event.offsetX, y: event.offsetY});
    this.hasMoved = false;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const apart = this.#apart();
    const now = {x: event.offsetX, y: event.offsetY};
    if (Math.hypot(now.x - before.x, now.y - before.y) > 3) this.hasMoved = true;
    if (!this.hasMoved) return;
    this.pointers.set(event.pointerId, now);
    if (this.pointers.size === 2) {
      this.view.zoom(this.#apart() / Math.max(1, apart), now.x, now.y);
    } else {
      this.view.move(now.x - before.x, now.y - before.y);
    }
  }

  // The distance between two fingers.
  #apart() {
    const [one, other] = [...this.pointers.values()];
    return other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #up(event) {
    if (!this.pointers.delete(event.pointerId) || this.hasMoved) return;
    this.view.choose(this.view.stateAt(event.offsetX, event.offsetY));
  }

  #key(event) {
    const {view} = this;
    const {trace, selected} = view;
    if (!trace || event.ctrlKey || event.metaKey || event.altKey) return;
    const parent = trace.parent[selected];
    const siblings = Array.from(parent < 0 ? trace.roots : trace.children(parent));
    const position = siblings.indexOf(selected);
    const actions = {
      ArrowUp: () => view.choose(parent),
      ArrowDown: () => view.choose(trace.children(selected)[0] ?? -1),
      ArrowLeft: () => view.choose(siblings[position - 1] ?? -1),
      ArrowRight: () => view.choose(siblings[position + 1] ?? -1),
      Home: () => view.choose(0),
      Enter: () => view.fold(selected),
      "+": () => view.zoom(1.25),
      "-": () => view.zoom(0.8),
      f: () => view.fit(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }
}

class TreeView {
  // `onSelect` is called with the state that the user selects.
  constructor(canvas, said, onSelect) {
    this.canvas = canvas;
    this.said = said;
    this.onSelect = onSelect;
    this.camera = new TreeCamera(canvas);
    this.painter = new TreePainter(canvas, this.camera);
    this.input = new TreeInput(this);
    this.trace = null;
    this.selected = 0;
    this.current = 0;  // where the replay is
    new ResizeObserver(() => this.draw()).observe(canvas);
    onColours(() => this.draw());
  }

  show(trace) {
    this.trace = trace;
    this.layout = new TreeLayout(trace);
    this.selected = 0;
    this.current = 0;
    this.fit();
    this.#say();
  }

  fit() {
    this.camera.fit(this.layout);
    this.#drawSoon();
  }

  zoom(factor, x, y) {
    this.camera.zoom(factor, x, y);
    this.#drawSoon();
  }

  move(x, y) {
    this.camera.move(x, y);
    this.#drawSoon();
  }

  unfoldAll() {
    this.layout.unfoldAll();
    this.fit();
  }

  foldDead() {
    this.layout.foldDead();
    this.fit();
  }

  // Folds or unfolds the subtree of a state. The state keeps its place on the screen.
  fold(id) {
    if (id < 0) return;
    const x = this.camera.x(this.layout.x[id]);
    this.layout.toggle(id);
    this.camera.move(x - this.camera.x(this.layout.x[id]), 0);
    this.#say();
    this.#drawSoon();
  }

  // Marks the state of the replay.
  follow(id) {
    this.current = id;
    this.#drawSoon();
  }

  select(id) {
    this.selected = id;
    this.layout.reveal(id);
    this.camera.bringIntoView(this.layout.x[id], this.trace.depth[id]);
    this.#say();
    this.#drawSoon();
  }

  // Selects the state that the user chose; nothing if `id` is -1.
  choose(id) {
    if (id < 0) return;
    this.select(id);
    this.onSelect(id);
  }

  // The state nearest to a point of the canvas, or -1.
  stateAt(x, y) {
    const kReach = 16;
    const row = this.layout.rows[Math.round(this.camera.depth(y))];
    if (!row) return -1;
    const next = this.layout.firstFrom(row, this.camera.layoutX(x));
    const distance = (id) => Math.abs(this.camera.x(this.layout.x[id]) - x);
    const [nearest] = [row[next - 1], row[next]].filter((id) => id !== undefined)
                          .sort((one, other) => distance(one) - distance(other));
    return nearest !== undefined && distance(nearest) < kReach ? nearest : -1;
  }

  draw() {
    if (!this.trace || this.trace.size === 0) return;
    this.drawn = this.painter.draw(this.trace, this.layout, [
      [this.selected, colour("accent")],
      [this.current, colour("text")],
    ]);
  }

  #drawSoon() {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.draw();
    });
  }

  #say() {
    const {trace, selected} = this;
    if (trace.size === 0) return;
    const parts = [`State #${selected}`];
    if (trace.decision[selected]) parts.push(trace.decision[selected]);
    if (trace.learns) {
      if (trace.isLearned(selected)) parts[1] += " follows from the clause learned last";
      parts.push(`level ${trace.level[selected]}`, `h = ${trace.h[selected]}`);
      if (trace.fate[selected] === kDeadEnd) {
        parts.push("a contradiction", trace.lesson(selected));
      } else {
        parts.push(kFates[trace.fate[selected]]);
      }
    } else {
      parts.push(`depth ${trace.depth[selected]}`, `h = ${trace.h[selected]}`,
                 kFates[trace.fate[selected]]);
      if (trace.order[selected] > 0) {
        parts.push(`left the frontier as number ${trace.order[selected]}`);
      }
    }
    if (this.layout.isFolded[selected]) {
      parts.push(`folded: ${withThousands(trace.subtree[selected])} states in this subtree`);
    }
    this.said.textContent = parts.join(" · ");
  }
}
