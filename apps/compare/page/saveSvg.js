// saveSvg.js: saves what an element shows as an SVG file: its boxes, texts and drawings, in the
// colours of the moment.

// Writes SVG with those methods of a canvas that TreeView draws with.
class SvgPen {
  constructor() {
    this.drawing = makeSvg("svg");
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

  #write(look, text, x, y, most) {
    this.#add("text", {x, y, style: `font: ${this.font}`, "text-anchor": "middle", ...look,
                       textLength: Math.min(most, this.measureText(text).width),
                       lengthAdjust: "spacingAndGlyphs"}, text);
  }

  #add(...shape) { this.drawing.append(makeSvg(...shape)); }
}

const kSvgStyles = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray",
                    "font-family", "font-size", "text-anchor"];

const kMargin = 12;
const kUnsaved = ".save, .said";

// The <svg> of what an element shows. Its canvases have a function drawing(), which returns an <svg>.
function snapshotOf(element) {
  const boxes = Array.from(element.children).filter((each) => !each.matches(kUnsaved))
      .map((each) => each.getBoundingClientRect());
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  const wide = right - left + 2 * kMargin, high = bottom - top + 2 * kMargin;
  const place = (box) => ({x: box.left - left, y: box.top - top, width: box.width, height: box.height});
  const svg = makeSvg("svg", {width: wide, height: high,
                              viewBox: `${-kMargin} ${-kMargin} ${wide} ${high}`});
  const fill = getComputedStyle(element.closest("section")).backgroundColor;
  svg.append(makeSvg("rect", {x: -kMargin, y: -kMargin, width: "100%", height: "100%", fill}));

  const addBox = (box, style) => {
    const {x, y, width, height} = place(box), fill = style.backgroundColor;
    if (!/, 0\)$/.test(fill)) svg.append(makeSvg("rect", {x, y, width, height, fill}));
    for (const [side, at] of [["Left", x], ["Right", x + width]]) {
      if (parseFloat(style[`border${side}Width`]) === 0) continue;
      svg.append(makeSvg("line", {
        x1: at, x2: at, y1: y, y2: y + height, stroke: style[`border${side}Color`],
        "stroke-width": style[`border${side}Width`],
        "stroke-dasharray": style[`border${side}Style`] === "dashed" ? "3 3" : "none"}));
    }
  };
  const addDrawing = (drawing, box) => {
    for (const [key, value] of Object.entries(place(box))) drawing.setAttribute(key, value);
    svg.append(drawing);
  };
  const styledCopy = (each) => {
    const copy = each.cloneNode();
    const style = getComputedStyle(each);
    for (const name of kSvgStyles) copy.style[name] = style.getPropertyValue(name);
    copy.append(...Array.from(each.childNodes, (child) =>
        child.nodeType === Node.TEXT_NODE ? child.data : styledCopy(child)));
    return copy;
  };
  const addText = (node, {color: fill, font}) => {
    let line, top;  // a text for each line on the screen
    for (const {0: word, index} of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const {x, y, height} = place(range.getBoundingClientRect());
      if (Math.abs(y - top) < 1) {
        line.append(` ${word}`);
        continue;
      }
      line = makeSvg("text", {x, y: y + height / 2, fill, style: `font: ${font}`,
                              "dominant-baseline": "central"}, word);
      top = y;
      svg.append(line);
    }
  };
  const add = (each) => {
    if (each.matches(kUnsaved) || !each.checkVisibility()) return;
    const style = getComputedStyle(each), box = each.getBoundingClientRect();
    if (each.localName === "svg") return addDrawing(styledCopy(each), box);
    if (each.localName === "canvas") return addDrawing(each.drawing(), box);
    addBox(box, style);
    for (const child of each.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) addText(child, style); else add(child);
    }
  };
  add(element);
  return svg;
}

// A button that saves what the element shows under its id as name.
function saveButton(element) {
  const save = () => download(`${element.id}.svg`,
                              new XMLSerializer().serializeToString(snapshotOf(element)));
  return make("button", {type: "button", class: "save", onclick: save}, "Save as SVG");
}
