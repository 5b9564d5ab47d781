// figures.js: tables that sort by any column, with a click or the keyboard, scales, and bar charts.

const withThousands = new Intl.NumberFormat("en-US").format;  // "5,442"

const kRowsAtOnce = 500;  // of a table

// Draws a table into `element`. A column is {key, heading, meaning, isNumber}. A row has a cell for
// each key: a text, or {text, value, isLowerBound, isBest} to sort by a number. `onRow`, if given,
// is called with a row that is clicked or chosen by the keyboard. A button shows further rows.
function drawTable(element, columns, rows, caption, onRow) {
  const table = make("table", {class: "figures"}, make("caption", {}, caption));
  const head = table.createTHead().insertRow();
  const body = table.createTBody();
  const isFigure = (cell) => typeof cell === "object" && cell !== null;
  const valueOf = (cell) => (isFigure(cell) ? cell.value : cell);
  const compare = (one, other) => (typeof one === "number" && typeof other === "number"
                                       ? one - other : String(one).localeCompare(String(other)));
  const lineOf = (row) => {
    const choose = () => onRow(row);
    const isChoosable = onRow && {class: "choosable", tabindex: 0, onclick: choose};
    const line = make("tr", isChoosable, ...columns.map(({key, isNumber}) => {
      const content = typeof row[key] === "number" ? withThousands(row[key]) : row[key];
      const cell = isFigure(content) ? content : {text: content};
      const classes = {number: isNumber, unfinished: cell.isLowerBound, best: cell.isBest};
      return make("td", {class: Object.keys(classes).filter((each) => classes[each]).join(" ")},
                  cell.text);
    }));
    if (onRow) listenToKeys(line, {Enter: choose});
    return line;
  };
  const more = make("button", {type: "button"});
  const add = (next) => {
    body.append(...next.slice(body.rows.length, body.rows.length + kRowsAtOnce).map(lineOf));
    const [shown, all] = [body.rows.length, next.length].map(withThousands);
    more.hidden = shown === all;
    more.textContent = `${shown} of ${all} rows are shown: show more`;
    more.onclick = () => add(next);
  };
  const sort = (heading, key) => {
    const direction = heading.ariaSort === "ascending" ? "descending" : "ascending";
    for (const each of head.cells) each.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", direction);
    const sign = direction === "ascending" ? 1 : -1;
    body.replaceChildren();
    add(rows.toSorted((one, other) => sign * compare(valueOf(one[key]), valueOf(other[key]))));
  };
  for (const {key, heading, meaning, isNumber} of columns) {
    const onclick = () => sort(cell, key);
    const cell = make("th", {scope: "col", class: isNumber ? "number" : ""},
                      make("button", {type: "button", "data-key": key, onclick}, heading));
    if (meaning) cell.append(make("small", {}, meaning));
    head.append(cell);
  }
  add(rows);
  element.replaceChildren(make("div", {class: "wide", tabindex: "0", role: "region",
                                       "aria-label": caption}, table), more);
}

// A scale from 0 to `most`: share(value) is the place of a value, from 0 to 1; `ticks` are round
// values. A logarithmic scale is one of value + 1, so that zero has a place on it.
function scaleTo(most, isLogarithmic) {
  const place = (value) => (isLogarithmic ? Math.log10(value + 1) : value);
  const share = (value) => place(value) / place(most);
  const ticks = [0];
  const decades = Math.max(1, Math.ceil(Math.log10(most) / 5));  // between ticks
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = Math.max(1, power * [2, 5, 10].find((times) => times * power >= most / 5));
  for (let tick = isLogarithmic ? 10 ** (decades - 1) : step; tick <= most;) {
    ticks.push(tick);
    tick = isLogarithmic ? tick * 10 ** decades : tick + step;
  }
  return {share, ticks};
}

// Draws a horizontal bar chart into `element`, on a logarithmic or a linear scale. `bars` are
// {label, group, value, text, isLowerBound}. Lower bounds end in a dashed edge. `tickText`, if
// given, makes the texts of an axis from round values.
function drawBars(element, bars, isLogarithmic, tickText) {
  const {share, ticks} = scaleTo(Math.max(1, ...bars.map((bar) => bar.value)), isLogarithmic);
  const percent = (value) => `${(100 * share(value)).toFixed(2)}%`;
  const marks = (textOf) => (tickText ? ticks : []).map(
      (tick) => make("i", {style: `left: ${percent(tick)}`}, textOf(tick)));
  const rowOf = (bar, n) => make(
      "div",
      {class: "row", role: "listitem", "aria-label": `${bar.group} ${bar.label}: ${bar.text}`},
      make("span", {class: "label"}, bar.label),
      make("span", {class: "track"}, ...marks(() => ""),
           make("span", {class: bar.isLowerBound ? "bar unfinished" : "bar",
                         style: `width: ${percent(bar.value)}; --bar: ${seriesColour(n)}`})),
      make("span", {class: "value"}, bar.text));
  const groups = [...Map.groupBy(bars, (bar) => bar.group)];
  const list = make("div", {class: "bars", role: "list"}, ...groups.flatMap(
      ([group, inIt]) => [make("div", {class: "group"}, group), ...inIt.map(rowOf)]));
  if (tickText) {
    list.append(make("div", {class: "row axis", "aria-hidden": "true"}, make("span"),
                     make("span", {class: "track"}, ...marks(tickText))));
  }
  element.replaceChildren(list);
}
