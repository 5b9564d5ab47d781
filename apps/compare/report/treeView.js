// treeView.js: draws a search tree on a canvas, as much of it as is visible, and lets people move in
// it: drag, wheel or pinch; arrows for the neighbours of a state, Enter to fold, + and - to zoom.

const kSmallestScale = 1e-5;
const kSmallestLabelled = 0.65;

class TreeView {
  // `onSelect` is called with the state that a person selects.
  constructor(canvas, said, onSelect) {
    this.canvas = canvas;
    this.said = said;
    this.onSelect = onSelect;
    this.scale = 1;
    this.flattest = 1;  // rows come no closer than this scale puts them
    this.offsetX = 0;
    this.offsetY = 0;
    this.selected = 0;
    this.current = -1;  // where the replay is
    this.pointers = new Map();
    canvas.addEventListener("wheel", (event) => this.#wheel(event), {passive: false});
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(end, (event) => this.#up(event));
    }
    canvas.addEventListener("dblclick", (event) => this.#fold(this.#stateAt(event)));
    canvas.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.draw()).observe(canvas);
    onColours(() => this.draw());
  }

  show(trace) {
    this.trace = trace;
    this.layout = new TreeLayout(trace);
    this.selected = 0;
    this.current = -1;
    this.fit();
    this.#say();
  }

  // All of the tree; rows that do not fit below each other leave the picture only when people zoom.
  fit() {
    const {width, height} = this.#area();
    const room = 50;
    this.flattest = Math.min(1.2, (height - room) / Math.max(1, this.layout.height));
    this.scale = Math.min(this.flattest, (width - room) / Math.max(1, this.layout.width));
    this.offsetX = width / 2 - (this.layout.left + this.layout.width / 2) * this.scale;
    this.offsetY = room / 2;
    this.drawSoon();
  }

  zoom(factor, x = this.#area().width / 2, y = this.#area().height / 2) {
    const across = this.scale, down = this.#scaleDown;
    this.scale = Math.min(4, Math.max(kSmallestScale, this.scale * factor));
    this.offsetX = x - (x - this.offsetX) * this.scale / across;
    this.offsetY = y - (y - this.offsetY) * this.#scaleDown / down;
    this.drawSoon();
  }

  get #scaleDown() {
    return Math.max(this.scale, this.flattest);
  }

  unfoldAll() { this.layout.unfoldAll(); this.fit(); }
  foldDead() { this.layout.foldDead(); this.fit(); }

  // Marks where the replay is.
  follow(id) {
    this.current = id;
    this.drawSoon();
  }

  select(id) {
    this.selected = id;
    this.layout.reveal(id);
    this.#bringIntoView(id);
    this.#say();
    this.drawSoon();
  }

  drawSoon() {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.draw();
    });
  }

  draw() {
    if (!this.trace || this.trace.size === 0) return;
    const {width, height} = this.#area();
    const ratio = devicePixelRatio || 1;
    if (this.canvas.width !== Math.round(width * ratio) ||
        this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.pen.fillStyle = colour("panel");
    this.pen.fillRect(0, 0, width, height);
    this.colours = [colour("open"), colour("expanded"), colour("dead"), colour("solution")];
    const visible = this.#visible(width, height);
    this.drawn = visible.length;
    this.#drawEdges(visible);
    for (const id of visible) this.#drawState(id);
    this.#drawLabels(visible);
    this.#mark(this.selected, colour("accent"));
    if (this.current >= 0) this.#mark(this.layout.shownFor(this.current), colour("text"));
  }

  // States that can be told apart on the screen: at most one for each pixel of a row.
  #visible(width, height) {
    const visible = [];
    const margin = kAcross * this.scale;
    this.layout.rows.forEach((row, depth) => {
      const y = this.#y(depth);
      if (y < -2 * kDown || y > height + 2 * kDown) return;
      const most = (width + margin - this.offsetX) / this.scale;
      let next = this.layout.firstFrom(row, (-margin - this.offsetX) / this.scale);
      while (next < row.length && this.layout.x[row[next]] <= most) {
        const x = this.layout.x[row[next]];
        visible.push(row[next]);
        next = this.scale * kAcross > 2 ? next + 1
                                        : this.layout.firstFrom(row, x + 1 / this.scale, next + 1);
      }
    });
    return visible;
  }

  #drawEdges(visible) {
    const pen = this.pen;
    pen.strokeStyle = colour("edge");
    pen.lineWidth = Math.min(1, Math.max(0.4, this.scale));
    pen.beginPath();
    for (const id of visible) {
      const parent = this.trace.parent[id];
      if (parent < 0) continue;
      pen.moveTo(this.#x(parent), this.#y(this.trace.depth[parent]));
      pen.lineTo(this.#x(id), this.#y(this.trace.depth[id]));
    }
    pen.stroke();
  }

  // Shapes tell outcomes apart as well as colours do.
  #drawState(id) {
    const pen = this.pen;
    const x = this.#x(id), y = this.#y(this.trace.depth[id]);
    const radius = Math.min(9, Math.max(0.8, 8 * this.scale));
    const fate = this.trace.fate[id];
    pen.fillStyle = this.colours[fate];
    pen.beginPath();
    if (this.layout.isFolded[id]) {
      pen.fillStyle = this.trace.isDead[id] ? this.colours[kDeadEnd] : this.colours[kOpen];
      pen.moveTo(x, y - radius);
      pen.lineTo(x + 1.2 * radius, y + 1.2 * radius);
      pen.lineTo(x - 1.2 * radius, y + 1.2 * radius);
    } else if (fate === kDeadEnd) {
      pen.rect(x - radius * 0.8, y - radius * 0.8, 1.6 * radius, 1.6 * radius);
    } else if (fate === kSolution) {
      const reach = Math.max(1.4 * radius, 4);
      pen.moveTo(x, y - reach);
      pen.lineTo(x + reach, y);
      pen.lineTo(x, y + reach);
      pen.lineTo(x - reach, y);
    } else {
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
    pen.fill();
  }

  // Below each state, with an edge in the colour of the ground, as lines run behind it.
  #drawLabels(visible) {
    if (this.scale < kSmallestLabelled) return;
    const pen = this.pen;
    const size = 9.5 * Math.min(this.scale, 1.4);
    pen.font = `${size.toFixed(1)}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.fillStyle = colour("text");
    pen.strokeStyle = colour("panel");
    pen.lineWidth = 3;
    for (const id of visible) {
      const label = this.layout.isFolded[id] ? withThousands(this.trace.subtree[id])
                                             : this.trace.decision[id].split(" ")[0];
      const x = this.#x(id);
      const y = this.#y(this.trace.depth[id]) + 9 * Math.min(this.scale, 1.2) + size;
      pen.strokeText(label, x, y);
      pen.fillText(label, x, y);
    }
  }

  #mark(id, style) {
    this.pen.strokeStyle = style;
    this.pen.lineWidth = 2.5;
    this.pen.beginPath();
    this.pen.arc(this.#x(id), this.#y(this.trace.depth[id]), Math.max(7, 12 * this.scale), 0,
                 2 * Math.PI);
    this.pen.stroke();
  }

  #area() {
    return {width: this.canvas.clientWidth || 600, height: this.canvas.clientHeight || 400};
  }
  #x(id) { return this.layout.x[id] * this.scale + this.offsetX; }
  #y(depth) { return depth * kDown * this.#scaleDown + this.offsetY; }

  // The state nearest to the pointer, or -1.
  #stateAt(event) {
    const depth = Math.round((event.offsetY - this.offsetY) / this.#scaleDown / kDown);
    const row = this.layout.rows[depth];
    if (!row) return -1;
    const x = (event.offsetX - this.offsetX) / this.scale;
    const next = this.layout.firstFrom(row, x);
    let nearest = -1;
    for (const id of [row[next - 1], row[next]]) {
      if (id === undefined) continue;
      if (nearest < 0 || Math.abs(this.layout.x[id] - x) < Math.abs(this.layout.x[nearest] - x)) {
        nearest = id;
      }
    }
    const isNear = nearest >= 0 && Math.abs(this.#x(nearest) - event.offsetX) < 16;
    return isNear ? nearest : -1;
  }

  #fold(id) {
    if (id < 0) return;
    const x = this.#x(id);
    this.layout.toggle(id);
    this.offsetX += x - this.#x(id);  // the state stays where it is on the screen
    this.#say();
    this.drawSoon();
  }

  #bringIntoView(id) {
    const {width, height} = this.#area();
    const x = this.#x(id), y = this.#y(this.trace.depth[id]);
    if (x < 20 || x > width - 20) this.offsetX += width / 2 - x;
    if (y < 20 || y > height - 20) this.offsetY += height / 2 - y;
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), event.offsetX, event.offsetY);
  }

  #down(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, {x: event.offsetX, y: event.offsetY});
    this.hasMoved = false;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const apart = () => {
      const [one, other] = [...this.pointers.values()];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const distance = this.pointers.size === 2 ? apart() : 0;
    const now = {x: event.offsetX, y: event.offsetY};
    if (Math.hypot(now.x - before.x, now.y - before.y) > 3) this.hasMoved = true;
    if (!this.hasMoved) return;
    this.pointers.set(event.pointerId, now);
    if (this.pointers.size === 2) {
      this.zoom(apart() / Math.max(1, distance), now.x, now.y);
    } else {
      this.offsetX += now.x - before.x;
      this.offsetY += now.y - before.y;
      this.drawSoon();
    }
  }

  #up(event) {
    if (this.pointers.delete(event.pointerId) && !this.hasMoved) this.#choose(this.#stateAt(event));
  }

  #choose(id) {
    if (id === undefined || id < 0) return;
    this.select(id);
    this.onSelect(id);
  }

  #key(event) {
    const trace = this.trace, id = this.selected;
    const siblings = trace.parent[id] < 0 ? [id] : Array.from(trace.children(trace.parent[id]));
    const position = siblings.indexOf(id);
    const actions = {
      ArrowUp: () => this.#choose(trace.parent[id]),
      ArrowDown: () => {
        if (trace.childCount(id) > 0) this.#choose(trace.children(id)[0]);
      },
      ArrowLeft: () => this.#choose(siblings[position - 1]),
      ArrowRight: () => this.#choose(siblings[position + 1]),
      Home: () => this.#choose(0),
      Enter: () => this.#fold(id),
      "+": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      f: () => this.fit(),
    };
    if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    actions[event.key]();
  }

  #say() {
    const trace = this.trace, id = this.selected;
    if (trace.size === 0) return;
    const parts = [`State #${id}`];
    if (trace.decision[id]) parts.push(trace.decision[id]);
    parts.push(`depth ${trace.depth[id]}`, `h = ${trace.h[id]}`, kFates[trace.fate[id]]);
    if (trace.order[id] > 0) parts.push(`left the frontier as number ${trace.order[id]}`);
    if (this.layout.isFolded[id]) {
      parts.push(`folded: ${withThousands(trace.subtree[id])} states in this subtree`);
    }
    this.said.textContent = parts.join(" · ");
  }
}
