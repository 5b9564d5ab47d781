// treeInput.js: mouse, touch and keyboard input of a tree: drag, wheel or pinch; arrow keys for the
// neighbours of a state, Enter to fold, + and - to zoom, f to fit.

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
