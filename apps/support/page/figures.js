// figures.js: tables that sort by any column, with a click or the keyboard, and bar charts.

// Draws a table into `element`. A column is {key, heading, meaning, isNumber}. A row has a cell for
// each key: a text, or {text, value, isLowerBound} to sort by a number. `onRow`, if given, is
// called with a row that is clicked or chosen by the keyboard.
function drawTable(element, columns, rows, caption, onRow) {
  let sorted = {key: null, isDescending: false};
  const table = make("table", {class: "figures"}, make("caption", {}, caption));
  const head = table.createTHead().insertRow();
  const body = table.createTBody();

  const valueOf = (cell) => (typeof cell === "object" && cell !== null ? cell.value : cell);
  const compare = (one, other) => {
    if (typeof one === "number" && typeof other === "number") return one - other;
    return String(one).localeCompare(String(other));
  };

  const fill = () => {
    const order = rows.slice();
    if (sorted.key !== null) {
      const sign = sorted.isDescending ? -1 : 1;
      order.sort((one, other) => sign * compare(valueOf(one[sorted.key]), valueOf(other[sorted.key])));
    }
    body.replaceChildren(...order.map((row) => {
      const line = make("tr");
      for (const column of columns) {
        const cell = row[column.key];
        const isFigure = typeof cell === "object" && cell !== null;
        const shown = make("td", {class: column.isNumber ? "number" : ""},
                           isFigure ? cell.text : String(cell));
        if (isFigure && cell.isLowerBound) shown.classList.add("unfinished");
        if (isFigure && cell.isBest) shown.classList.add("best");
        line.append(shown);
      }
      if (onRow) {
        line.tabIndex = 0;
        line.classList.add("choosable");
        line.addEventListener("click", () => onRow(row));
        line.addEventListener("keydown", (event) => {
          if (event.key === "Enter") onRow(row);
        });
      }
      return line;
    }));
  };

  for (const column of columns) {
    const button = make("button", {type: "button", "data-key": column.key}, column.heading);
    const heading = make("th", {scope: "col", class: column.isNumber ? "number" : ""}, button);
    if (column.meaning) heading.append(make("small", {}, column.meaning));
    button.addEventListener("click", () => {
      const isSame = sorted.key === column.key;
      sorted = {key: column.key, isDescending: isSame && !sorted.isDescending};
      for (const each of head.cells) each.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", sorted.isDescending ? "descending" : "ascending");
      fill();
    });
    head.append(heading);
  }
  fill();
  element.replaceChildren(make("div", {class: "wide", tabindex: "0", role: "region",
                                       "aria-label": caption}, table));
}

// Marks the smallest exact cell of the column `key`, if the table has several rows.
function markBest(rows, key) {
  const exact = rows.map((row) => row[key]).filter((cell) => cell && !cell.isLowerBound);
  if (rows.length < 2 || exact.length === 0) return;
  const least = Math.min(...exact.map((cell) => cell.value));
  for (const cell of exact) cell.isBest = cell.value === least;
}

// Draws a horizontal bar chart into `element`, on a logarithmic or a linear scale. `bars` are
// {label, group, value, text, isLowerBound}. Lower bounds end in a dashed edge.
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
