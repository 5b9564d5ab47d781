// saveSvg.js: saves what an element shows as an SVG file: its boxes, texts and drawings, in the
// colours of the moment.

// Writes SVG with those methods of a canvas that TreeView draws with.
class SvgPen {
  // `drawing` is the <svg> that is filled.
  constructor(drawing) {
    this.drawing = drawing;
    this.ruler = document.createElement("canvas").getContext("2d");
    this.dash = [];
  }

  beginPath() { this.path = ""; }
  moveTo(x, y) { this.path += `M${x} ${y}`; }
  lineTo(x, y) { this.path += `${this.path ? "L" : "M"}${x} ${y}`; }
  quadraticCurveTo(...places) { this.path += `Q${places.join(" ")}`; }
  // Whole circles only.
  arc(x, y, radius) {
    const half = `a${radius} ${radius} 0 1 0 `;
    this.path += `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0`;
  }
  setLineDash(dash) { this.dash = dash; }

  fill() { this.#add("path", {d: this.path, fill: this.fillStyle}); }
  stroke() { this.#add("path", {d: this.path, fill: "none", ...this.#line}); }
  fillRect(x, y, width, height) {
    this.#add("rect", {x, y, width, height, fill: this.fillStyle});
  }
  fillText(text, x, y, width) { this.#write({fill: this.fillStyle}, text, x, y, width); }
  strokeText(text, x, y, width) { this.#write({fill: "none", ...this.#line}, text, x, y, width); }
  measureText(text) {
    this.ruler.font = this.font;
    return this.ruler.measureText(text);
  }

  get #line() {
    return {stroke: this.strokeStyle, "stroke-width": this.lineWidth,
            "stroke-dasharray": this.dash.join(" ")};
  }

  #write(look, text, x, y, width) {
    const squeezed = this.measureText(text).width > width
        ? {textLength: width, lengthAdjust: "spacingAndGlyphs"} : {};
    this.#add("text", {x, y, style: `font: ${this.font}`, "text-anchor": "middle", ...look,
                       ...squeezed}, text);
  }

  #add(...shape) { this.drawing.append(makeSvg(...shape)); }
}

const kSvgStyles = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray",
                    "font-family", "font-size", "text-anchor"];

const kMargin = 12;
const kUnsaved = ".save, .said";

// The <svg> of what an element shows. Its canvases have a function paint(pen).
function snapshotOf(element) {
  const {left, top, right} = element.getBoundingClientRect();
  const bottom = element.querySelector(kUnsaved).getBoundingClientRect().top;  // at its end
  const wide = right - left + 2 * kMargin, high = bottom - top + 2 * kMargin;
  const place = (box) => ({x: box.left - left, y: box.top - top, width: box.width, height: box.height});
  const svg = makeSvg("svg", {width: wide, height: high,
                              viewBox: `${-kMargin} ${-kMargin} ${wide} ${high}`});
  const fill = getComputedStyle(element.closest("section")).backgroundColor;
  svg.append(makeSvg("rect", {x: -kMargin, y: -kMargin, width: "100%", height: "100%", fill}));

  const addBox = (each, style) => {
    const {x, y, width, height} = place(each.getBoundingClientRect());
    if (!/, 0\)$/.test(style.backgroundColor)) {
      svg.append(makeSvg("rect", {x, y, width, height, fill: style.backgroundColor}));
    }
    for (const [side, x1, y1, x2, y2] of [["Left", 0, 0, 0, 1], ["Right", 1, 0, 1, 1],
                                          ["Top", 0, 0, 1, 0], ["Bottom", 0, 1, 1, 1]]) {
      const thick = parseFloat(style[`border${side}Width`]);
      if (!thick) continue;
      svg.append(makeSvg("line", {
        x1: x + x1 * width, y1: y + y1 * height, x2: x + x2 * width, y2: y + y2 * height,
        stroke: style[`border${side}Color`], "stroke-width": thick,
        "stroke-dasharray": style[`border${side}Style`] === "dashed" ? "3 3" : "none"}));
    }
  };
  const addDrawing = (each) => {
    const copy = each.cloneNode(true);
    const copies = [copy, ...copy.querySelectorAll("*")];
    [each, ...each.querySelectorAll("*")].forEach((original, n) => {
      const style = getComputedStyle(original);
      for (const name of kSvgStyles) copies[n].style[name] = style.getPropertyValue(name);
    });
    for (const [key, value] of Object.entries(place(each.getBoundingClientRect()))) {
      copy.setAttribute(key, value);
    }
    svg.append(copy);
  };
  const addCanvas = (canvas) => {
    const drawing = makeSvg("svg", place(canvas.getBoundingClientRect()));
    canvas.paint(new SvgPen(drawing));
    svg.append(drawing);
  };
  // A text for each line on the screen.
  const addText = (node, style) => {
    let line, top;
    for (const {0: word, index} of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const {x, y, height} = place(range.getBoundingClientRect());
      if (line && Math.abs(y - top) < 1) {
        line.textContent += ` ${word}`;
        continue;
      }
      top = y;
      line = makeSvg("text", {x, y: y + height / 2, "dominant-baseline": "central",
                              fill: style.color, style: `font: ${style.font}`}, word);
      svg.append(line);
    }
  };
  const add = (each) => {
    if (each.matches(kUnsaved) || !each.checkVisibility()) return;
    const style = getComputedStyle(each);
    if (each.localName === "svg") return addDrawing(each);
    if (each.localName === "canvas") addCanvas(each);
    addBox(each, style);
    for (const child of each.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) addText(child, style);
      else add(child);
    }
  };
  add(element);
  return svg;
}

// A button that saves what the element shows under its id as name.
function saveButton(element) {
  const button = make("button", {type: "button", class: "save"}, "Save as SVG");
  button.addEventListener("click", () => {
    const text = new XMLSerializer().serializeToString(snapshotOf(element));
    const href = URL.createObjectURL(new Blob([text], {type: "image/svg+xml"}));
    make("a", {href, download: `${element.id}.svg`}).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
  return button;
}
