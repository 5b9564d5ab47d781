// elements.js: helpers to create elements of the page and to choose colours.

// Makes an element with attributes. `content` are texts and elements.
function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

// The same for SVG.
function makeSvg(name, attributes = {}, ...content) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

function byId(id) {
  return document.getElementById(id);
}

// Fills a <select> with [value, text] pairs and chooses one.
function fillSelect(select, options, chosen) {
  select.replaceChildren(...options.map(([value, text]) => make("option", {value}, text)));
  if (chosen !== undefined) select.value = chosen;
}

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

const kSeriesColours = 8;

// The colour of the n-th line or bar.
function seriesColour(n) {
  return colour(`series${(n % kSeriesColours) + 1}`);
}

function withThousands(number) {
  return Number(number).toLocaleString("en-US");
}

// Calls `redraw` whenever the colours change: dark mode comes or goes, or the page is printed.
const redraws = [];
function onColours(redraw) {
  redraws.push(redraw);
}
function colourChange() {
  for (const redraw of redraws) redraw();
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourChange);
addEventListener("beforeprint", () => {
  document.documentElement.classList.add("printing");
  colourChange();
});
addEventListener("afterprint", () => {
  document.documentElement.classList.remove("printing");
  colourChange();
});
