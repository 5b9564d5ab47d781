// treeLayout.js: the positions of the states of a search tree, computed by d3-hierarchy. Folded
// subtrees are left out. Rows are sorted, so that visible states are found by binary search.

const kAcross = 44, kDown = 36;  // pixels between states at scale 1

class TreeLayout {
  constructor(trace) {
    this.trace = trace;
    this.isFolded = new Uint8Array(trace.size);
    this.foldDead();
  }

  // Folds large dead subtrees; in large trees also subtrees in which no solution was found.
  foldDead() {
    const trace = this.trace;
    const isLarge = trace.size > 400;
    for (let id = 0; id < trace.size; ++id) {
      const leadsNowhere = trace.isDead[id] || (isLarge && !trace.hasSolution[id]);
      this.isFolded[id] = leadsNowhere && trace.childCount(id) > 0 &&
                          (trace.size > 60 || trace.subtree[id] > 12) ? 1 : 0;
    }
    const last = trace.roots.at(-1);
    if (trace.size > 0 && isLarge && !trace.hasSolution[last]) this.isFolded[last] = 0;
    this.update();
  }

  unfoldAll() {
    this.isFolded.fill(0);
    this.update();
  }

  toggle(id) {
    if (this.trace.childCount(id) === 0) return;
    this.isFolded[id] = this.isFolded[id] ? 0 : 1;
    this.update();
  }

  // Unfolds the subtrees that hide a state.
  reveal(id) {
    let isHidden = false;
    for (let each = this.trace.parent[id]; each >= 0; each = this.trace.parent[each]) {
      if (!this.isFolded[each]) continue;
      this.isFolded[each] = 0;
      isHidden = true;
    }
    if (isHidden) this.update();
  }

  // The first folded state on the path to a state, or the state itself.
  shownFor(id) {
    let shown = id;
    for (let each = this.trace.parent[id]; each >= 0; each = this.trace.parent[each]) {
      if (this.isFolded[each]) shown = each;
    }
    return shown;
  }

  update() {
    const trace = this.trace;
    this.x = new Float32Array(trace.size);
    this.rows = [];
    this.width = 0;
    this.left = 0;
    if (trace.size === 0) return;
    // d3 lays out one tree, so the trees of several rounds get a common parent that is not drawn.
    const kCommonParent = -1;
    const childrenOf = (id) => {
      if (id === kCommonParent) return trace.roots;
      return this.isFolded[id] ? null : Array.from(trace.children(id));
    };
    const root = d3.tree().nodeSize([kAcross, kDown])(d3.hierarchy(kCommonParent, childrenOf));
    let least = Infinity, most = -Infinity;
    root.each((node) => {
      if (node.data === kCommonParent) return;
      this.x[node.data] = node.x;
      least = Math.min(least, node.x);
      most = Math.max(most, node.x);
      (this.rows[node.depth - 1] ??= []).push(node.data);
    });
    for (const row of this.rows) row.sort((one, other) => this.x[one] - this.x[other]);
    this.left = least;
    this.width = most - least;
    this.height = (this.rows.length - 1) * kDown;
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
