// lines.js: line charts of numbers over expansions, one line for each search. Drawn by uPlot.

// Most points of a line. Longer searches are sampled.
const kMostPoints = 2000;

// Draws {name, values} lines into `element`; values[k] is the number after k steps.
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
      axes: [{...axis, label: "expansions"}, axis],
      series: [{label: "expansions"}, ...this.lines.map((line, n) => ({
        label: line.name,
        stroke: seriesColour(n),
        width: 2,
        dash: [[], [8, 4], [2, 3]][n % 3],
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
