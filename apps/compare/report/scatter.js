// scatter.js: a scatter plot of two contenders on logarithmic scales. Each dot is a puzzle. Below
// the diagonal, the contender on the vertical axis expands fewer nodes.

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
