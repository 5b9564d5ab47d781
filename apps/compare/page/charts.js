// charts.js: the scatter plot of two contenders, and the line charts of searches.

const kLeft = 56, kRight = 14, kTop = 10, kBottom = 44;  // the margins around a plot

const shortNumber = new Intl.NumberFormat("en-US", {notation: "compact"}).format;  // "10", "10K", "1M"

// An empty plot of two scales: {chart, x, y}: the <svg>, and where in it the values are.
function makePlot(width, height, xScale, yScale, xName, yName) {
  const right = width - kRight, bottom = height - kBottom;
  const x = (value) => kLeft + xScale.share(value) * (right - kLeft);
  const y = (value) => bottom - yScale.share(value) * (bottom - kTop);
  const line = (x1, y1, x2, y2) => makeSvg("line", {class: "grid", x1, y1, x2, y2});
  const text = (content, at) => makeSvg("text", {"text-anchor": "middle", ...at}, content);
  const chart = makeSvg(
      "svg", {viewBox: `0 0 ${width} ${height}`, class: "plot"},
      ...xScale.ticks.flatMap((tick) => [line(x(tick), kTop, x(tick), bottom),
                                         text(shortNumber(tick), {x: x(tick), y: bottom + 16})]),
      ...yScale.ticks.flatMap((tick) => [line(kLeft, y(tick), right, y(tick)),
                                         text(shortNumber(tick), {x: kLeft - 8, y: y(tick) + 4,
                                                                  "text-anchor": "end"})]),
      text(xName, {class: "axis", x: (kLeft + right) / 2, y: height - 8}),
      text(yName, {class: "axis", transform: `translate(14 ${(kTop + bottom) / 2}) rotate(-90)`}));
  return {chart, x, y};
}

// A scatter plot of two contenders on logarithmic scales. Each dot is a puzzle. Below the diagonal,
// the contender on the vertical axis expands fewer nodes.
//
// `dots` are {x, y, name, isXOpen, isYOpen, puzzle}. Open means that the coordinate is a lower
// bound, because a limit stopped the search. `onDot` is called with a dot that is clicked or chosen
// by the keyboard.
function drawScatter(element, dots, xName, yName, onDot) {
  const most = 10 ** Math.ceil(Math.log10(Math.max(10, ...dots.flatMap(({x, y}) => [x, y]))));
  const scale = scaleTo(most, true);
  const {chart, x, y} = makePlot(460, 440, scale, scale, `${xName}: nodes expanded`,
                                `${yName}: nodes expanded`);
  chart.classList.add("scatter");
  chart.role = "group";
  chart.ariaLabel = `Nodes expanded: ${xName} against ${yName}`;
  chart.append(makeSvg("line", {class: "diagonal", x1: x(0), y1: y(0), x2: x(most), y2: y(most)}));
  const said = make("p", {class: "said", "aria-live": "polite"},
                    "Point at a dot to see which puzzle it is, or go through them with Tab and " +
                    "arrow keys.");
  const number = (value, isOpen) => (isOpen ? "≥" : "") + withThousands(value);
  const inOrder = dots.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const tell = ({target}) => { said.textContent = target.ariaLabel; };
  const shapes = inOrder.map((dot, i) => makeSvg("circle", {
    class: dot.isXOpen || dot.isYOpen ? "dot open" : "dot", cx: x(dot.x), cy: y(dot.y), r: 4,
    tabindex: i === 0 ? 0 : -1, role: "button",
    "aria-label": `${dot.name}: ${number(dot.x, dot.isXOpen)} with ${xName}, ` +
                  `${number(dot.y, dot.isYOpen)} with ${yName}`,
    onpointerover: tell, onfocus: tell, onclick: () => onDot(dot),
  }));
  chart.append(...shapes);
  const chooseHere = () => onDot(inOrder[shapes.indexOf(document.activeElement)]);
  const go = (places) => () => {
    const from = document.activeElement, to = shapes[shapes.indexOf(from) + places];
    if (!to) return;
    from.setAttribute("tabindex", -1);
    to.setAttribute("tabindex", 0);
    to.focus();
  };
  listenToKeys(chart, {Enter: chooseHere, " ": chooseHere, ArrowRight: go(1), ArrowDown: go(1),
                       ArrowLeft: go(-1), ArrowUp: go(-1)});
  element.replaceChildren(chart, said, saveButton(element));
}

// Draws numbers over the steps of searches into `element`, a line for each search, which ends with
// its search. Lines are {name, values}; values[k] is the number after k steps.
function drawLines(element, title, lines, isXLogarithmic, isYLogarithmic) {
  element.hidden = lines.length === 0;
  if (element.hidden) return;
  const last = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const most = Math.max(1, ...lines.map((line) => line.values.reduce((a, b) => Math.max(a, b))));
  const {chart, x, y} = makePlot(
      Math.max(300, element.clientWidth), 280, scaleTo(last, isXLogarithmic),
      scaleTo(most, isYLogarithmic), "steps", "");
  chart.ariaHidden = "true";  // the legend says how lines end
  const legend = make("p", {class: "legend"});
  lines.forEach(({name, values}, n) => {
    const dash = ["", "8 4", "2 3"][(n + Math.floor(n / 8)) % 3];
    const look = {class: "course", style: `--line: ${seriesColour(n)}`, "stroke-dasharray": dash};
    const end = values.length - 1;
    const points = [];
    let drawn = -Infinity;
    values.forEach((value, step) => {
      if (x(step) < drawn + 0.5 && step < end) return;  // there is no pixel for it
      drawn = x(step);
      points.push(`${drawn.toFixed(1)},${y(value).toFixed(1)}`);
    });
    chart.append(makeSvg("polyline", {...look, points: points.join(" ")}),
                 makeSvg("circle", {...look, class: "end", cx: x(end), cy: y(values[end]), r: 4}));
    legend.append(make("span", {},
                       makeSvg("svg", {width: 28, height: 10, "aria-hidden": "true"},
                               makeSvg("line", {...look, x1: 0, y1: 5, x2: 28, y2: 5})),
                       ` ${name}: ends at ${withThousands(values[end])} after ` +
                           counted(end, "step")));
  });
  element.replaceChildren(make("h3", {}, title), chart, legend, saveButton(element));
}
