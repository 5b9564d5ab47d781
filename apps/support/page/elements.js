// elements.js: helpers to create and find elements of the page.

function maker(namespace) {
  return (name, attributes = {}, ...content) => {
    const element = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "function") element[key] = value; else element.setAttribute(key, value);
    }
    element.append(...content);
    return element;
  };
}

// make(name, attributes, ...content) makes an element; `content` are texts and elements. A function,
// as in {onclick}, is called after the event.
const make = maker("http://www.w3.org/1999/xhtml");
const makeSvg = maker("http://www.w3.org/2000/svg");

let breathed = 0;  // when the page last let the browser answer

// Lets the browser answer the user between two parts of long work, unless it just did.
async function breathe() {
  if (performance.now() < breathed + 40) return;
  await new Promise((resume) => setTimeout(resume));
  breathed = performance.now();
}

function byId(id) {
  return document.getElementById(id);
}

// Says something in the element with that id.
function say(id, text, isError = false) {
  byId(id).textContent = text;
  byId(id).classList.toggle("error", isError);
}

// Calls an action after an event of the element with that id: {id: action}.
function listen(type, actions) {
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener(type, action);
}

// Calls the action of a key that is pressed in the element: {key: action}. Fields and buttons in it
// keep the keys that they use, as do elements in it that listen.
function listenToKeys(element, actions) {
  element.addEventListener("keydown", (event) => {
    const isUsed = event.target.matches("select, input[type=number]") ||
                   (event.target.matches("button") && [" ", "Enter"].includes(event.key));
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isUsed || isCommand || !Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    actions[event.key]();
  });
}

// Fills a <select> with [value, text] pairs and chooses one.
function fillSelect(select, options, chosen) {
  select.replaceChildren(...options.map(([value, text]) => make("option", {value}, text)));
  if (chosen !== undefined) select.value = chosen;
}

// The colour of the n-th line or bar.
function seriesColour(n) {
  return `var(--series${(n % 9) + 1})`;
}

// Lets the browser save a text as a file.
function download(name, text) {
  const link = make("a", {href: URL.createObjectURL(new Blob([text])), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
