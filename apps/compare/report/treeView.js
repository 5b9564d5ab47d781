// treeView.js: the tree of a search on a canvas, with folding, selection and camera.

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
