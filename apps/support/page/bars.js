// bars.js: a horizontal bar chart, on a logarithmic or a linear scale.

// `bars` are {label, group, value, text, isLowerBound}. Lower bounds end in a dashed edge.
function drawBars(element, bars, isLogarithmic) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const share = (value) =>
      isLogarithmic ? Math.log10(value + 1) / Math.log10(most + 1) : value / most;
  const list = make("div", {class: "bars", role: "list"});
  const groups = [...new Set(bars.map((bar) => bar.group))];
  for (const group of groups) {
    list.append(make("div", {class: "group"}, group));
    bars.filter((bar) => bar.group === group).forEach((bar, n) => {
      const filled = make("span", {class: "bar"});
      filled.style.width = `${(100 * share(bar.value)).toFixed(2)}%`;
      filled.style.setProperty("--bar", `var(--series${(n % 6) + 1})`);
      if (bar.isLowerBound) filled.classList.add("unfinished");
      list.append(make("div", {class: "row", role: "listitem",
                               "aria-label": `${bar.group} ${bar.label}: ${bar.text}`},
                       make("span", {class: "label"}, bar.label),
                       make("span", {class: "track"}, filled),
                       make("span", {class: "value"}, bar.text)));
    });
  }
  element.replaceChildren(list);
}
