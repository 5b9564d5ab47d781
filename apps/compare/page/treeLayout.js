// treeLayout.js: where the states of a search tree are: in the layout that d3-hierarchy computes,
// with folded subtrees left out, and on the canvas, through a camera.

const kAcross = 44, kDown = 36;  // pixels between states at scale 1
const kSmallestScale = 1e-5, kLargestScale = 4;
const kLargeTree = 400;  // states; larger trees are folded at first

class TreeLayout {
  constructor(trace) {
    this.trace = trace;
    this.isFolded = new Uint8Array(trace.size);
    if (trace.size > kLargeTree) this.foldDead(); else this.update();
  }

  // Folds large dead subtrees; in large trees also subtrees in which no solution was found.
  foldDead() {
    const trace = this.trace;
    const isLarge = trace.size > kLargeTree;
    this.isFolded.forEach((_, id) => {
      const leadsNowhere = trace.isDead[id] || (isLarge && !trace.hasSolution[id]);
      this.isFolded[id] = leadsNowhere && trace.children(id).length > 0 &&
                          (trace.size > 60 || trace.subtree[id] > 12) ? 1 : 0;
    });
    const last = trace.roots.at(-1);
    if (isLarge && !trace.hasSolution[last]) this.isFolded[last] = 0;
    this.update();
  }

  unfoldAll() {
    this.isFolded.fill(0);
    this.update();
  }

  toggle(id) {
    if (this.trace.children(id).length === 0) return;
    this.isFolded[id] = 1 - this.isFolded[id];
    this.update();
  }

  // Unfolds the subtrees that hide a state.
  reveal(id) {
    const hiding = this.trace.path(id).slice(0, -1).filter((each) => this.isFolded[each]);
    for (const each of hiding) this.isFolded[each] = 0;
    if (hiding.length > 0) this.update();
  }

  // Sets x[id], and the rows of states by depth, from left to right.
  // shownFor[id] is the first folded state on the path to a state, or the state itself.
  update() {
    const trace = this.trace;
    // d3 lays out one tree, so the trees of several rounds get a common parent that is not drawn. The
    // time of d3.hierarchy() would grow with the square of the depth.
    const nodes = [new d3.Node(-1)];
    for (const node of nodes) {
      const {data: id, depth} = node;
      for (const each of this.isFolded[id] ? [] : trace.children(id)) {
        nodes.push(Object.assign(new d3.Node(each), {parent: node, depth: depth + 1}));
        (node.children ??= []).push(nodes.at(-1));
      }
    }
    d3.tree().nodeSize([kAcross, kDown])(nodes[0]);
    this.x = new Float32Array(trace.size).fill(NaN);  // of hidden states
    this.rows = [];
    for (const {data: id, depth, x} of nodes.slice(1)) {
      this.x[id] = x;
      (this.rows[depth - 1] ??= []).push(id);
    }
    this.shownFor = new Int32Array(trace.size);
    trace.parent.forEach((parent, id) => {
      this.shownFor[id] = Number.isNaN(this.x[id]) ? this.shownFor[parent] : id;
    });
  }

  // The index in a row of the first state at or right of x.
  firstFrom(row, x, from = 0) {
    let low = from, high = row.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.x[row[middle]] < x) low = middle + 1; else high = middle;
    }
    return low;
  }
}

// The position and scale of a tree layout on its canvas.
class TreeCamera {
  constructor(canvas) {
    this.canvas = canvas;
    this.scale = 1;     // horizontal
    this.flattest = 1;  // lower bound of the vertical scale
    this.left = 0;      // the layout's origin, in pixels of the canvas
    this.top = 0;
    this.showsAll = true;  // as fit() does, nothing moved since
  }

  get width() { return this.canvas.clientWidth || 600; }
  get height() { return this.canvas.clientHeight || 400; }
  get scaleDown() { return Math.max(this.scale, this.flattest); }

  x(layoutX) { return layoutX * this.scale + this.left; }
  y(depth) { return depth * kDown * this.scaleDown + this.top; }

  // The inverse.
  layoutX(x) { return (x - this.left) / this.scale; }
  depth(y) { return (y - this.top) / this.scaleDown / kDown; }

  // Shows all states of the layout that are there. A wide layout keeps a minimum distance between rows.
  fit(layout, isThere) {
    const room = 60;
    let left = Infinity, right = -Infinity, deepest = 0;
    layout.rows.forEach((row, depth) => {
      for (const id of row) {
        if (!isThere(id)) continue;
        left = Math.min(left, layout.x[id]);
        right = Math.max(right, layout.x[id]);
        deepest = depth;
      }
    });
    const high = deepest * kDown;
    this.flattest = Math.min(2, (this.height - room) / Math.max(1, high));
    this.scale = Math.min(this.flattest, (this.width - room) / Math.max(1, right - left));
    this.left = this.width / 2 - (left + right) / 2 * this.scale;
    this.top = (this.height - high * this.scaleDown) / 2;
    this.showsAll = true;
  }

  // The point (x, y) of the canvas stays fixed.
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const across = this.scale, down = this.scaleDown;
    this.showsAll = false;
    this.scale = Math.min(kLargestScale, Math.max(kSmallestScale, this.scale * factor));
    this.left = x - (x - this.left) * this.scale / across;
    this.top = y - (y - this.top) * this.scaleDown / down;
  }

  move(x, y) {
    this.showsAll = false;
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

  // The states of the layout that are there and visible: at most one for each pixel.
  visible(layout, isThere) {
    const margin = kAcross * this.scale;
    const most = this.layoutX(this.width + margin);
    const apart = margin <= 2 ? 1 / this.scale : 0;
    const rowsInPixel = Math.ceil(1 / (kDown * this.scaleDown));
    return layout.rows.flatMap((row, depth) => {
      const states = [];
      const isOutside = this.y(depth) < -2 * kDown || this.y(depth) > this.height + 2 * kDown;
      if (isOutside || depth % rowsInPixel > 0) return states;
      let next = layout.firstFrom(row, this.layoutX(-margin));
      while (next < row.length && layout.x[row[next]] <= most) {
        const id = row[next];
        if (isThere(id)) states.push(id);
        next = layout.firstFrom(row, layout.x[id] + (isThere(id) ? apart : 0), next + 1);
      }
      return states;
    });
  }

  // The state nearest to a point of the canvas, of those that are there; -1 if none is near.
  nearest(layout, x, y, isThere) {
    const kReach = 16;
    const row = layout.rows[Math.round(this.depth(y))] ?? [];
    const next = layout.firstFrom(row, this.layoutX(x));
    const distance = (id) => Math.abs(this.x(layout.x[id]) - x);
    const near = row.slice(Math.max(0, next - 1), next + 1)
        .filter((id) => distance(id) < kReach && isThere(id));
    return near.sort((one, other) => distance(one) - distance(other))[0] ?? -1;
  }
}
