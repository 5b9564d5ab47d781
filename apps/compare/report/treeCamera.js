// treeCamera.js: the position and scale of a tree layout on its canvas.

const kSmallestScale = 1e-5, kLargestScale = 4;

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
