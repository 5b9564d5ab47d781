// charts.js: the scatter plot of two contenders, and the line charts of searches.

// A scatter plot of two contenders on logarithmic scales. Each dot is a puzzle. Below the diagonal,
// the contender on the vertical axis expands fewer nodes.
//
// `dots` are {x, y, name, isXOpen, isYOpen, puzzle}. Open means that the coordinate is a lower
// bound, because a limit stopped the search. `onDot` is called with a dot that is clicked or chosen
// by the keyboard.
function drawScatter(element, dots, xName, yName, onDot) {
  const side = 460, margin = 56;
  const span = side - 2 * margin;
  const most = Math.max(10, ...dots.map((dot) => Math.max(dot.x, dot.y)));
  const decades = Math.ceil(Math.log10(most));
  const at = (value) => (Math.log10(Math.max(value, 1)) / decades) * span;
  const x = (value) => margin + at(value);
  const y = (value) => side - margin - at(value);

  const chart = makeSvg("svg", {viewBox: `0 0 ${side} ${side}`, class: "scatter", role: "group",
                                "aria-label": `Nodes expanded: ${xName} against ${yName}`});
  for (let decade = 0; decade <= decades; ++decade) {
    const value = 10 ** decade;
    chart.append(
        makeSvg("line", {class: "grid", x1: x(value), x2: x(value), y1: y(1), y2: y(10 ** decades)}),
        makeSvg("line", {class: "grid", y1: y(value), y2: y(value), x1: x(1), x2: x(10 ** decades)}),
        makeSvg("text", {x: x(value), y: side - margin + 18, "text-anchor": "middle"},
                withThousands(value)),
        makeSvg("text", {x: margin - 8, y: y(value) + 4, "text-anchor": "end"},
                withThousands(value)));
  }
  const end = 10 ** decades;
  chart.append(
      makeSvg("line", {class: "diagonal", x1: x(1), y1: y(1), x2: x(end), y2: y(end)}),
      makeSvg("text", {class: "axis", x: side / 2, y: side - 10, "text-anchor": "middle"}, xName),
      makeSvg("text", {class: "axis", x: 14, y: side / 2, "text-anchor": "middle",
                       transform: `rotate(-90 14 ${side / 2})`}, yName));

  const said = make("p", {class: "said", "aria-live": "polite"},
                    "Point at a dot to see which puzzle it is, or go through them with Tab and " +
                    "arrow keys.");
  const shapes = [];
  for (const dot of dots.slice().sort((one, other) => one.x - other.x || one.y - other.y)) {
    const number = (value, isOpen) => (isOpen ? "≥" : "") + withThousands(value);
    const words = `${dot.name}: ${number(dot.x, dot.isXOpen)} with ${xName}, ` +
                  `${number(dot.y, dot.isYOpen)} with ${yName}`;
    const shape = makeSvg("circle", {
      class: dot.isXOpen || dot.isYOpen ? "dot open" : "dot", cx: x(dot.x), cy: y(dot.y), r: 4,
      tabindex: shapes.length === 0 ? 0 : -1, role: "button", "aria-label": words,
      "data-x": dot.x, "data-y": dot.y,
    }, makeSvg("title", {}, words));
    const say = () => { said.textContent = words; };
    shape.addEventListener("pointerenter", say);
    shape.addEventListener("focus", say);
    shape.addEventListener("click", () => onDot(dot));
    shape.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        onDot(dot);
      }
      const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
      const next = step && shapes[shapes.indexOf(shape) + step];
      if (!next) return;
      event.preventDefault();
      shape.setAttribute("tabindex", -1);
      next.setAttribute("tabindex", 0);
      next.focus();
    });
    shapes.push(shape);
    chart.append(shape);
  }
  element.replaceChildren(chart, said);
}

// Most points of a line. Longer searches are sampled.
const kMostPoints = 2000;

// The pixels that the numbers beside the vertical axis take. 4,000,000, the usual limit of the
// frontier, fits.
const kAxisWidth = 80;

// A line chart of numbers over expansions, one line for each search, drawn by uPlot into `element`.
// Lines are {name, values}; values[k] is the number after k steps.
class LineChart {
  constructor(element, title) {
    this.element = element;
    this.title = title;
    this.scales = {isXLogarithmic: false, isYLogarithmic: false};
    this.lines = [];
    onColours(() => this.draw());
    new ResizeObserver(() => this.#resize()).observe(element);
  }

  show(lines, scales) {
    this.lines = lines;
    this.scales = scales;
    this.draw();
  }

  draw() {
    this.chart?.destroy();
    this.element.replaceChildren();
    if (this.lines.length === 0) return;
    const length = Math.max(...this.lines.map((line) => line.values.length));
    const steps = this.#steps(length - 1);
    this.data = [steps, ...this.lines.map((line) => steps.map((step) => this.#at(line, step)))];
    const axis = {stroke: colour("text"), grid: {stroke: colour("grid"), width: 1},
                  ticks: {stroke: colour("grid"), width: 1}};
    this.chart = new uPlot({
      title: this.title,
      width: this.#width(),
      height: 280,
      scales: {
        x: {time: false, distr: this.scales.isXLogarithmic ? 3 : 1},
        y: {distr: this.scales.isYLogarithmic ? 3 : 1},
      },
      axes: [{...axis, label: "expansions"}, {...axis, size: kAxisWidth}],
      series: [{label: "expansions"}, ...this.lines.map((line, n) => ({
        label: line.name,
        stroke: seriesColour(n),
        width: 2,
        dash: [[], [8, 4], [2, 3]][(n + Math.floor(n / kSeriesColours)) % 3],
        points: {show: false},
      }))],
    }, this.data, this.element);
    this.chart.root.setAttribute("role", "img");
    this.chart.root.setAttribute("aria-label", `${this.title}: ${this.lines.map((line) =>
        `${line.name} ends at ${line.values[line.values.length - 1]}`).join("; ")}`);
  }

  // The steps sampled, evenly spaced on the scale. A logarithmic scale has no zero.
  #steps(last) {
    const steps = new Set();
    for (let point = 0; point <= kMostPoints; ++point) {
      const share = point / kMostPoints;
      steps.add(this.scales.isXLogarithmic ? Math.round(Math.max(1, last) ** share)
                                           : Math.round(last * share));
    }
    return [...steps].sort((one, other) => one - other);
  }

  // The value of a line at a step; lines end with their search.
  #at(line, step) {
    if (step >= line.values.length) return null;
    const value = line.values[step];
    return this.scales.isYLogarithmic && value <= 0 ? null : value;
  }

  #width() {
    return Math.max(240, this.element.clientWidth);
  }

  #resize() {
    if (this.chart && this.chart.width !== this.#width()) {
      this.chart.setSize({width: this.#width(), height: 280});
    }
  }
}
