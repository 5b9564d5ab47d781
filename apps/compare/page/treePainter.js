// treePainter.js: draws the visible part of a search tree.

const kSmallestLabelled = 0.65;  // below this scale, decisions are not written

class TreePainter {
  constructor(canvas, camera) {
    this.canvas = canvas;
    this.camera = camera;
  }

  // Draws the tree. `rings` are pairs of a state and the colour of a ring around it. Returns the
  // number of states drawn.
  draw(trace, layout, rings) {
    this.trace = trace;
    this.layout = layout;
    this.#clear();
    this.colours = [colour("open"), colour("expanded"), colour("dead"), colour("solution"),
                    colour("series2"), colour("quiet")];
    const visible = this.#visible();
    this.#drawEdges(visible);
    this.#drawBackjumps(visible, rings.map(([id]) => id));
    for (const id of visible) this.#drawState(id);
    this.#drawSolutions();
    this.#drawLabels(visible);
    for (const [id, style] of rings) this.#drawRing(layout.shownFor(id), style);
    return visible.length;
  }

  #x(id) { return this.camera.x(this.layout.x[id]); }
  #y(id) { return this.camera.y(this.trace.depth[id]); }

  #clear() {
    const {width, height} = this.camera;
    const ratio = devicePixelRatio || 1;
    const across = Math.round(width * ratio), down = Math.round(height * ratio);
    if (this.canvas.width !== across || this.canvas.height !== down) {
      this.canvas.width = across;
      this.canvas.height = down;
    }
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.pen.fillStyle = colour("panel");
    this.pen.fillRect(0, 0, width, height);
  }

  // The visible states: at most one for each pixel of a row.
  #visible() {
    const {camera, layout} = this;
    const visible = [];
    const margin = kAcross * camera.scale;
    const isDense = kAcross * camera.scale <= 2;
    layout.rows.forEach((row, depth) => {
      const y = camera.y(depth);
      if (y < -2 * kDown || y > camera.height + 2 * kDown) return;
      const most = camera.layoutX(camera.width + margin);
      let next = layout.firstFrom(row, camera.layoutX(-margin));
      while (next < row.length && layout.x[row[next]] <= most) {
        const x = layout.x[row[next]];
        visible.push(row[next]);
        next = isDense ? layout.firstFrom(row, x + 1 / camera.scale, next + 1) : next + 1;
      }
    });
    return visible;
  }

  // Solutions are drawn last, so that no other state hides them.
  #drawSolutions() {
    const {layout, trace} = this;
    for (let id = 0; id < trace.size; ++id) {
      if (trace.fate[id] === kSolution && layout.shownFor(id) === id) this.#drawState(id);
    }
  }

  #drawEdges(visible) {
    const pen = this.pen;
    pen.strokeStyle = colour("edge");
    pen.lineWidth = Math.min(1, Math.max(0.4, this.camera.scale));
    pen.beginPath();
    for (const id of visible) {
      const parent = this.trace.parent[id];
      if (parent < 0) continue;
      pen.moveTo(this.#x(parent), this.#y(parent));
      pen.lineTo(this.#x(id), this.#y(id));
    }
    pen.stroke();
  }

  // A dashed line from a contradiction to the state that the search went back to. Most go back by
  // one level; these are drawn only for the states in `marked`.
  #drawBackjumps(visible, marked) {
    const {trace, layout, pen} = this;
    if (!trace.learns) return;
    pen.strokeStyle = colour("series2");
    pen.lineWidth = Math.min(1.5, Math.max(0.8, 1.2 * this.camera.scale));
    pen.setLineDash([5, 3]);
    for (const id of visible) {
      const isMarked = marked.includes(id);
      if (trace.jump(id) < (isMarked ? 1 : 2)) continue;
      const to = layout.shownFor(trace.backTo[id]);
      const fromX = this.#x(id), fromY = this.#y(id), toX = this.#x(to), toY = this.#y(to);
      // Bent to the left, away from the path of decisions.
      const bend = kAcross * this.camera.scale + 0.4 * Math.abs(fromY - toY);
      pen.beginPath();
      pen.moveTo(fromX, fromY);
      pen.quadraticCurveTo(Math.min(fromX, toX) - bend, (fromY + toY) / 2, toX, toY);
      pen.stroke();
    }
    pen.setLineDash([]);
  }

  // Fates differ in shape as well as in colour.
  #drawState(id) {
    const pen = this.pen;
    const x = this.#x(id), y = this.#y(id);
    const radius = Math.min(9, Math.max(0.8, 8 * this.camera.scale));
    const fate = this.trace.fate[id];
    pen.fillStyle = this.colours[fate];
    pen.beginPath();
    if (this.layout.isFolded[id]) {
      pen.fillStyle = this.trace.isDead[id] ? this.colours[kDeadEnd] : this.colours[kOpen];
      pen.moveTo(x, y - radius);
      pen.lineTo(x + 1.2 * radius, y + 1.2 * radius);
      pen.lineTo(x - 1.2 * radius, y + 1.2 * radius);
    } else if (fate === kDeadEnd) {
      pen.rect(x - 0.8 * radius, y - 0.8 * radius, 1.6 * radius, 1.6 * radius);
    } else if (fate === kRepeat || fate === kDiscarded) {
      this.#drawDropped(x, y, 0.75 * radius, fate);
      return;
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

  // A ring for a repeat, a cross for a discarded state.
  #drawDropped(x, y, radius, fate) {
    const pen = this.pen;
    pen.strokeStyle = this.colours[fate];
    pen.lineWidth = Math.max(0.8, 0.4 * radius);
    if (fate === kRepeat) {
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    } else {
      pen.moveTo(x - radius, y - radius);
      pen.lineTo(x + radius, y + radius);
      pen.moveTo(x - radius, y + radius);
      pen.lineTo(x + radius, y - radius);
    }
    pen.fillStyle = colour("panel");
    pen.fill();
    pen.stroke();
  }

  // Labels stand below the states. An outline in the background colour keeps them readable over
  // lines.
  #drawLabels(visible) {
    const {scale} = this.camera;
    if (scale < kSmallestLabelled) return;
    const pen = this.pen;
    const usual = 9.5 * Math.min(scale, 1.4);
    const setSize = (size) => { pen.font = `${size.toFixed(1)}px system-ui, sans-serif`; };
    pen.textAlign = "center";
    pen.fillStyle = colour("text");
    pen.strokeStyle = colour("panel");
    pen.lineWidth = 3;
    for (const id of visible) {
      const label = this.layout.isFolded[id] ? withThousands(this.trace.subtree[id])
                                             : this.trace.label(id);
      const width = (kAcross - 4) * scale;
      setSize(usual);
      const isLong = label.includes(" ") && pen.measureText(label).width > width;
      const lines = isLong ? TreePainter.#halves(label) : [label];
      const size = isLong ? 0.85 * usual : usual;
      setSize(size);
      lines.forEach((line, n) => {
        const y = this.#y(id) + 9 * Math.min(scale, 1.2) + (n + 1) * size;
        pen.strokeText(line, this.#x(id), y, width);  // lines that are too long are drawn narrower
        pen.fillText(line, this.#x(id), y, width);
      });
    }
  }

  // The words of a label in two lines that are as equal as possible.
  static #halves(label) {
    const words = label.split(" ");
    const longer = (count) => Math.max(words.slice(0, count).join(" ").length,
                                       words.slice(count).join(" ").length);
    let best = 1;
    for (let count = 2; count < words.length; ++count) {
      if (longer(count) < longer(best)) best = count;
    }
    return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
  }

  #drawRing(id, style) {
    this.pen.strokeStyle = style;
    this.pen.lineWidth = 2.5;
    this.pen.beginPath();
    this.pen.arc(this.#x(id), this.#y(id), Math.max(7, 12 * this.camera.scale), 0, 2 * Math.PI);
    this.pen.stroke();
  }
}
