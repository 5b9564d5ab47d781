// treeView.js: the tree of a search on a canvas, with its name and legend: its drawing, folding and
// selection, by mouse, touch and keyboard.

// Below these scales, sizes of folded subtrees, decisions, and h or f are not written.
const kSmallestCounted = 0.3, kSmallestLabelled = 0.75, kSmallestMeasured = 0.9;

// The colours of the fates, and the corners of those that are not round, for a radius of 1. Fates
// differ in shape as well as in colour.
const kFateColours = ["open", "expanded", "dead", "solution", "series2", "quiet"];
const kSquare = [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]];
const kDiamond = [[0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]];
const kTriangle = [[0, -1], [1.2, 1.2], [-1.2, 1.2]];
const kCross = [[-0.8, -0.6], [-0.6, -0.8], [0, -0.2], [0.6, -0.8], [0.8, -0.6], [0.2, 0],
                [0.8, 0.6], [0.6, 0.8], [0, 0.2], [-0.6, 0.8], [-0.8, 0.6], [-0.2, 0]];
const kCorners = {[kDeadEnd]: kSquare, [kSolution]: kDiamond, [kDiscarded]: kCross};

class TreeView {
  // `element` is filled. `onSelect` is called with the state that the user selects.
  constructor(element, onSelect) {
    this.name = make("h3", {class: "name"});
    this.legend = make("p", {class: "legend"});
    this.said = make("p", {class: "state", "aria-live": "polite"});  // the selected state
    this.canvas = make("canvas", {
      class: "tree", tabindex: 0, role: "application", drawing: () => this.#paint(new SvgPen()).drawing,
      "aria-label": "Search tree. Arrow keys move between states, Enter folds, plus and minus zoom, f fits."});
    element.replaceChildren(this.name, this.canvas, this.legend, this.said, saveButton(element));
    this.onSelect = onSelect;
    this.camera = new TreeCamera(this.canvas);
    this.#listenToPointers();
    this.#listenToKeys();
    const adapt = () => this.layout && this.#adapt();
    new ResizeObserver(adapt).observe(this.canvas);
    for (const change of ["print", "(prefers-color-scheme: dark)"]) {
      matchMedia(change).addEventListener("change", adapt);
    }
  }

  show(trace) {
    this.trace = trace;
    this.name.textContent = trace.name;
    this.legend.replaceChildren(...TreeView.#meanings(trace).map(([fate, symbol, words]) => make(
        "span", {}, make("b", {class: "symbol", style: `color: var(--${kFateColours[fate]})`}, symbol), words)));
    this.layout = new TreeLayout(trace);
    this.solutions = [...trace.fate.keys()].filter((id) => trace.fate[id] === kSolution);
    this.selected = 0;
    this.current = 0;  // where the replay is
    this.step = trace.steps;
    this.fit();
    this.#say();
  }

  // What the marks mean. Words differ for searches that learn, which have no frontier.
  static #meanings({fate, learns}) {
    const has = (each) => fate.includes(each);
    return [
      (!learns || has(kOpen)) && [kOpen, "○", learns ? "open: the search was stopped there" : "waits"],
      [kExpanded, "●", "expanded"],
      [kDeadEnd, "■", learns ? "contradiction: a clause is learned" : "dead end"],
      [kSolution, "◆", "solution"],
      has(kRepeat) && [kRepeat, "•", "repeat: reached before"],
      has(kDiscarded) && [kDiscarded, "×", learns ? "discarded: a restart, or new phases"
                                                  : "discarded by the strategy or the depth limit"],
      learns && [kRepeat, "╌", "backjump over several levels"],
      [kDeadEnd, "▲", "folded; red: no solution"],
    ].filter(Boolean);
  }

  fit() {
    this.camera.fit(this.layout, (id) => this.#isBorn(id));
    this.draw();
  }

  // Draws what has changed; all of it if all was shown before.
  #adapt() {
    if (this.camera.showsAll) this.fit(); else this.draw();
  }

  // Around a point of the canvas, or else the state of the replay.
  zoom(factor, x = this.#x(this.layout.shownFor[this.current]), y = this.#y(this.layout.shownFor[this.current])) {
    this.camera.zoom(factor, x, y);
    this.draw();
  }

  unfoldAll() {
    this.layout.unfoldAll();
    this.fit();
  }

  foldDead() {
    this.layout.foldDead();
    this.fit();
  }

  // Folds or unfolds the subtree of a state. In a part of the tree, the state keeps its place.
  fold(id) {
    if (id < 0) return;
    const x = this.#x(id);
    this.layout.toggle(id);
    if (!this.camera.showsAll) this.camera.move(x - this.#x(id), 0);
    this.#adapt();
    this.#say();
  }

  // Shows the tree as it was after a step of the replay, and selects the state of that step.
  follow(id, step) {
    this.selected = this.current = id;
    this.step = step;
    const shown = this.layout.shownFor[id];
    if (!this.camera.showsAll) this.camera.bringIntoView(this.layout.x[shown], this.trace.depth[shown]);
    this.#adapt();
    this.#say();
  }

  select(id) {
    this.selected = id;
    this.layout.reveal(id);
    this.camera.bringIntoView(this.layout.x[id], this.trace.depth[id]);
    this.draw();
    this.#say();
  }

  // Selects the state that the user chose, if there is one.
  choose(id = -1) {
    if (id < 0) return;
    this.onSelect(id);
    this.select(id);
  }

  #isBorn(id) { return this.trace.born[id] <= this.step; }
  #x(id) { return this.camera.x(this.layout.x[id]); }
  #y(id) { return this.camera.y(this.trace.depth[id]); }

  // --- drawing

  // Draws the visible part of the tree. `drawn` is the number of states drawn.
  draw() {
    if (!this.trace || this.trace.size === 0) return;
    const {width, height} = this.camera;
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    const pen = this.canvas.getContext("2d");
    pen.scale(ratio, ratio);
    this.#paint(pen);
  }

  // Returns the pen.
  #paint(pen) {
    const {camera, layout} = this;
    this.pen = pen;
    this.panel = pen.fillStyle = this.#colour("panel");
    pen.fillRect(0, 0, camera.width, camera.height);
    this.colours = kFateColours.map((name) => this.#colour(name));
    const visible = camera.visible(layout, (id) => this.#isBorn(id));
    this.inside = new Int32Array(this.trace.size);  // born states of folded subtrees
    layout.shownFor.forEach((shown, id) => { if (this.#isBorn(id)) ++this.inside[shown]; });
    this.drawn = visible.length;
    this.#drawEdges(visible);
    this.#drawBackjumps(visible);
    for (const id of visible) this.#drawState(id);
    // Again, so that no other state hides them.
    for (const id of this.solutions) if (!Number.isNaN(layout.x[id]) && this.#isBorn(id)) this.#drawState(id);
    if (camera.scale >= kSmallestCounted) this.#drawLabels(visible);
    this.#drawRing(layout.shownFor[this.selected], this.#colour("accent"));
    this.#drawRing(layout.shownFor[this.current], this.#colour("text"));
    return pen;
  }

  // A colour of the page as it is now: light or dark.
  #colour(name) {
    this.canvas.style.color = `var(--${name})`;
    return getComputedStyle(this.canvas).color;
  }

  #drawEdges(visible) {
    const pen = this.pen;
    pen.strokeStyle = this.#colour("edge");
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
  // one level; these are drawn only for the states with a ring.
  #drawBackjumps(visible) {
    const {trace, layout, pen} = this;
    if (!trace.learns) return;
    pen.strokeStyle = this.#colour("series2");
    pen.lineWidth = Math.min(1.5, Math.max(0.8, 1.2 * this.camera.scale));
    pen.setLineDash([5, 3]);
    for (const id of visible) {
      const hasRing = id === this.selected || id === this.current;
      if (trace.order[id] > this.step || trace.jump(id) < (hasRing ? 1 : 2)) continue;
      const to = layout.shownFor[trace.backTo[id]];
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

  #drawState(id) {
    const {pen, trace} = this;
    const fate = trace.fateAt(id, this.step);
    const radius = Math.min(13, Math.max(fate === kSolution ? 3 : 0.8, 8 * Math.sqrt(this.camera.scale)));
    const x = this.#x(id), y = this.#y(id);
    const fill = (style, corners, share) => {
      pen.fillStyle = style;
      pen.beginPath();
      if (!corners) pen.arc(x, y, share * radius, 0, 2 * Math.PI);
      for (const [right, down] of corners ?? []) pen.lineTo(x + right * radius, y + down * radius);
      pen.fill();
    };
    if (this.inside[id] > 1) {
      const isDead = trace.isDead[id] && trace.end[id] <= this.step;
      fill(this.colours[isDead ? kDeadEnd : kOpen], kTriangle);
    } else {
      fill(this.colours[fate], kCorners[fate], fate === kRepeat ? 0.5 : 1);
      if (fate === kOpen && radius > 2) fill(this.panel, null, 0.65);
    }
  }

  // Labels stand below the states, and the measure below those of one line, where there is room. An
  // outline in the background colour keeps them readable over lines. Several words that are too long
  // stand in two lines.
  #drawLabels(visible) {
    const {pen, trace} = this;
    const {scale} = this.camera;
    const width = (kAcross - 4) * scale;
    const usual = Math.max(8.5, 9.5 * Math.min(scale, 1.6));
    const setSize = (size) => { pen.font = `${size.toFixed(1)}px system-ui, sans-serif`; };
    pen.textAlign = "center";
    pen.fillStyle = this.#colour("text");
    pen.strokeStyle = this.#colour("panel");
    pen.lineWidth = 3;
    for (const id of visible) {
      const isFolded = this.inside[id] > 1, isSmall = scale < kSmallestLabelled;
      if (isSmall && !isFolded) continue;
      const label = isFolded ? (isSmall ? shortNumber : withThousands)(this.inside[id])
                             : trace.label(id).slice(0, 100);
      setSize(usual);
      const isLong = label.includes(" ") && pen.measureText(label).width > width;
      const space = label.lastIndexOf(" ", label.length / 2);
      const half = !isLong ? label.length : space > 0 ? space : label.indexOf(" ");
      const hasRoom = !isLong && !isFolded && scale >= kSmallestMeasured;
      const lines = [label.slice(0, half), hasRoom ? trace.shortMeasure(id) : label.slice(half + 1)];
      const small = 0.85 * usual, sizes = isLong ? [small, small] : [usual, small];
      let y = this.#y(id) + 9 * Math.min(scale, 1.6);
      lines.forEach((line, n) => {
        setSize(sizes[n]);
        y += sizes[n];
        pen.strokeText(line, this.#x(id), y, width);  // lines that are too long are drawn narrower
        pen.fillText(line, this.#x(id), y, width);
      });
    }
  }

  #drawRing(id, style) {
    this.pen.strokeStyle = style;
    this.pen.lineWidth = 2.5;
    this.pen.beginPath();
    this.pen.arc(this.#x(id), this.#y(id), Math.min(20, Math.max(7, 12 * this.camera.scale)), 0, 2 * Math.PI);
    this.pen.stroke();
  }

  // The selected state in words.
  #say() {
    const {trace, selected: id, step} = this;
    if (trace.size === 0) return;
    const {learns} = trace, fate = trace.fateAt(id, step);
    const isContradiction = learns && fate === kDeadEnd;
    const parts = [
      id === this.current ? `State #${id}` : `Selected: state #${id}`,
      trace.decision[id] + (trace.isLearned(id) ? " follows from the clause learned last" : ""),
      trace.measures(id),
      isContradiction ? "a contradiction" : kFates[fate],
      isContradiction && trace.lesson(id),
      this.inside[id] > 1 && `folded: ${withThousands(this.inside[id])} states in this subtree`,
    ];
    const words = parts.filter(Boolean).join(" · ");
    if (this.said.textContent !== words) this.said.textContent = words;  // else it is read out again
  }

  // --- mouse, touch and keyboard

  // Drag, wheel or pinch; a click selects, a double click folds.
  #listenToPointers() {
    const fingers = new Map();
    const apart = () => {
      const [one, other] = fingers.values();
      return other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const place = (event) => ({x: event.offsetX, y: event.offsetY});
    const stateAt = ({x, y}) => this.camera.nearest(this.layout, x, y, (id) => this.#isBorn(id));
    let pressed = {};  // where
    const isClick = ({x, y}) => Math.hypot(x - pressed.x, y - pressed.y) < 4;
    const actions = {
      wheel: (event) => {
        if (!event.ctrlKey && document.activeElement !== this.canvas) return;  // scrolls the page
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / 400), event.offsetX, event.offsetY);
      },
      pointerdown: (event) => {
        this.canvas.setPointerCapture(event.pointerId);
        pressed = place(event);
        fingers.set(event.pointerId, pressed);
      },
      pointermove: (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = place(event), distance = apart();
        fingers.set(event.pointerId, now);
        if (fingers.size === 2) return this.zoom(apart() / Math.max(1, distance), now.x, now.y);
        if (isClick(now)) return;
        this.camera.move(now.x - before.x, now.y - before.y);
        this.draw();
      },
      pointerup: (event) => fingers.delete(event.pointerId),
      pointercancel: (event) => fingers.delete(event.pointerId),
      click: (event) => {
        if (isClick(place(event))) this.choose(stateAt(place(event)));
      },
      dblclick: (event) => this.fold(stateAt(place(event))),
    };
    for (const [type, action] of Object.entries(actions)) {
      this.canvas.addEventListener(type, action, {passive: false});
    }
  }

  #listenToKeys() {
    const beside = (places) => () => {
      const siblings = this.trace.children(this.trace.parent[this.selected]);
      this.choose(siblings[siblings.indexOf(this.selected) + places]);
    };
    listenToKeys(this.canvas, {
      ArrowUp: () => this.choose(this.trace.parent[this.selected]),
      ArrowDown: () => this.choose(this.trace.children(this.selected)[0]),
      ArrowLeft: beside(-1),
      ArrowRight: beside(1),
      Home: () => this.choose(0),
      Enter: () => this.fold(this.selected),
      "+": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      f: () => this.fit(),
    });
  }
}
