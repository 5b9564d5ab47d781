// app.js: the page: what the user asks, the worker that answers, and what is shown, shared and saved.

const kInkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const kSizes = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];
const kExamples = ["famous", "easy", "hard", "16x16", "25x25", "other sizes", "other shapes"];

// --- the program

let compiled;  // the module, when a worker has compiled it

// Asks the program: Answer.cpp. Returns {answer, stop}: `answer` is a promise, rejected with the
// error; after stop() it stays open. `onMessage` gets the messages before the answer. Each request
// has its own worker, so that its memory is free after it.
function ask(request, onMessage) {
  const address = URL.createObjectURL(new Blob([byId("worker").textContent]));
  const worker = new Worker(address);
  const stop = () => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = ({data}) => {
      compiled ??= data.module;
      if (data.message) onMessage(JSON.parse(data.message));
      if (!data.answer) return;
      stop();
      if (data.answer.error) reject(new Error(data.answer.error)); else resolve(data.answer);
    };
    worker.onerror = ({message}) => reject(new Error(message));
  });
  worker.postMessage({request, module: compiled, packed: compiled ? "" : byId("program").textContent});
  return {answer, stop};
}

let job;  // the request under way that may take long

// Asks what may take long, in place of what is under way. Returns the answer; after stopJob() it
// stays open.
async function askLong(request, sentence, onMessage) {
  stopJob();
  job = ask(request, onMessage);
  byId("stop").disabled = byId("progress").hidden = false;
  byId("progress").removeAttribute("value");
  say("searchSaid", sentence);
  return job.answer.finally(stopJob);
}

function stopJob() {
  job?.stop();
  job = null;
  byId("stop").disabled = byId("progress").hidden = true;
}

async function gzippedBase64(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const reader = new FileReader();
  reader.readAsDataURL(await new Response(packed).blob());
  await new Promise((resolve) => { reader.onload = resolve; });
  return reader.result.split(",")[1];
}

// The values of the boxes in an element that are checked.
function checkedIn(id) {
  return Array.from(document.querySelectorAll(`#${id} :checked`), (box) => box.value);
}

// --- the puzzle

class PuzzleInput {
  constructor(kinds) {
    this.kinds = kinds;
    this.editor = new BoardEditor(byId("editor"), byId("pad"), () => this.#showChange());
    const markOf = () => document.querySelector("[name=mark]:checked").value || byId("cost").value;
    this.map = new MapEditor(byId("mapEditor"), markOf, () => this.#showMapChange());
    fillSelect(byId("kind"), [["sudoku", "Sudoku"], ...kinds.map(({name}) => [name, name])]);
    fillSelect(byId("examples"), [["", "(your own)"], ...kExamples.map((name) => [name, name])], "");
    fillSelect(byId("size"), kSizes.map((size) => [size, `${size}x${size}`]), 9);
    const blank = () => this.read(blankText(Number(byId("size").value), this.#shapeWords()));
    listen("change", {
      kind: ({target: {value}}) => {
        this.showKind(value);
        if (value === "map") document.querySelector("[value=astar]").checked = true;
      },
      size: blank, regions: blank, diagonals: blank,
      windows: blank, text: (event) => this.read(event.target.value),
      examples: ({target}) => target.value && this.read(byId(target.value).textContent, target.value),
      listed: ({target}) => this.editor.show(this.puzzles[target.value]),
      words: () => this.showKind(byId("kind").value, byId("words").value),
      maps: ({target}) => target.value && this.showKind("map", byId(target.value).textContent.trim(), target.value),
      heuristic: () => this.#showMapChange(),
      candidates: ({target}) => { this.editor.showsCandidates = target.checked; this.editor.draw(); },
    });
    listen("click", {clearMap: () => this.showKind("map", byId("words").value.replaceAll(/[#2-9]/g, ".")),
                     undo: () => this.editor.undo(), another: () => this.#generate(),
                     clear: () => this.read(blankText(this.editor.size, this.editor.shape))});
    document.addEventListener("paste", (event) => {
      if (event.target.matches("input, textarea")) return;
      this.read(event.clipboardData.getData("text"));
    });
    this.editor.show({puzzle: kInkala, squares: Boards.values(kInkala), shape: ""});
  }

  // The puzzle for the program: a line, or the name of a kind and words.
  get text() {
    const kind = byId("kind").value;
    return kind === "sudoku" ? this.editor.text : `${kind} ${byId("words").value.trim().replaceAll(/\s+/g, " ")}`;
  }

  // Shows a text that `text` gave. Returns when it is shown.
  async set(text) {
    const [word, ...words] = text.split(" ");
    const kind = this.kinds.find(({name}) => name === word);
    this.showKind(kind ? word : "sudoku", words.join(" "));
    if (!kind) await this.read(text);
  }

  showKind(kind, words, map = "") {
    const isSudoku = kind === "sudoku";
    byId("kind").value = kind;
    for (const each of document.querySelectorAll(".ofSudoku")) each.hidden = !isSudoku;
    for (const each of document.querySelectorAll(".ofOther")) each.hidden = isSudoku;
    this.#change();
    if (isSudoku) return;
    const {help, usual} = this.kinds.find(({name}) => name === kind);
    byId("kindHelp").textContent = help;
    byId("words").value = words ?? usual;
    byId("maps").value = map;
    byId("mapInput").hidden = kind !== "map";
    this.map.show(kind === "map" ? byId("words").value : "");
    if (this.map.table) byId("heuristic").value = this.map.heuristic;
    say("puzzleSaid", kind === "map" && !this.map.table ? "These words are no map: a search says why." : "", true);
  }

  #showMapChange() {
    this.map.heuristic = byId("heuristic").value;
    if (this.map.table) byId("words").value = this.map.words;
    byId("maps").value = "";
    this.#change();
  }

  // Shows the first puzzle of a text, and lists them.
  async read(text, example = "") {
    this.#change();
    this.shown = this.#take(ask({ask: "read", text}).answer);  // a search waits for it
    this.isRead = await this.shown;
    byId("examples").value = example;
  }

  async #take(answer) {
    const {puzzles, problem} = await answer.catch(({message}) => ({puzzles: [], problem: message}));
    if (puzzles.length > 0) {
      this.puzzles = puzzles;
      fillSelect(byId("listed"), puzzles.map(({title, puzzle, line}, i) => [
        i, `#${i + 1} ${title || (puzzle.length > 40 ? `line ${line}` : puzzle)}`]), 0);
      byId("listed").hidden = puzzles.length < 2;
      this.editor.show(puzzles[0]);
    }
    this.#showShape();
    if (problem) say("puzzleSaid", problem, true);
    return puzzles.length > 0;
  }

  async #generate() {
    await this.shown;
    this.#take(askLong({ask: "generate", shape: blankText(this.editor.size, this.editor.shape),
                        level: byId("level").value, seed: Math.floor(Math.random() * 1e9)},
                       "Making a puzzle …"));
  }

  #shapeWords() {
    const map = /--regions \S+/.exec(byId("other shapes").textContent)[0];  // of a 9x9 board
    const regions = byId("regions").value;
    return [regions !== "jigsaw" ? regions : byId("size").value === "9" && map,
            byId("diagonals").checked && "--diagonals", byId("windows").checked && "--windows"].filter(Boolean).join(" ");
  }

  // The puzzle changes: what is said of it is no longer true.
  #change() {
    stopJob();
    this.isRead = true;
    byId("explained").hidden = true;
    byId("solution").textContent = "";
    say("searchSaid", document.querySelector("div.results").hidden ? "" : "Press Search: what is below is of the puzzle before.");
  }

  #showChange() {
    this.#change();
    const {text, conflicts} = this.editor;
    byId("text").value = text;
    this.#showShape();
    say("puzzleSaid", conflicts.length === 0 ? "" : "Two equal values share a unit.", true);
  }

  #showShape() {
    const {size, shape} = this.editor;
    byId("size").value = size;
    byId("regions").options[1].disabled = size !== 9;
    byId("regions").value = shape.includes("--regions") ? "jigsaw" : /--boxes none/.exec(shape) ?? "";
    byId("diagonals").checked = shape.includes("--diagonals");
    byId("windows").checked = shape.includes("--windows");
  }
}

// --- the searches

class SearchInput {
  constructor(puzzle, {strategies, ruleSets}) {
    this.puzzle = puzzle;
    this.report = new ReportPage((text, file) => ask({ask: "trace", text, file}).answer,
                                 (traces) => this.#open(traces));
    const fill = (id, list, nameOf) => byId(id).replaceChildren(...list.map((each) => make(
        "label", {title: each.summary ?? ""},
        make("input", {type: "checkbox", value: each.name}), ` ${nameOf(each)}`)));
    fill("strategyBoxes", strategies, ({title}) => title);
    fill("ruleBoxes", ruleSets, ({name}) => name);
    fillSelect(byId("ourRules"), ruleSets.map(({name}) => [name, name]));
    listen("change", {ourRules: ({target}) => this.#compare(target.value, Number(byId("search").value))});
    listen("click", {start: (event) => this.start(event),
                     stop: () => { stopJob(); this.#show("Stopped."); },
                     saveReport: () => this.#saveReport(), explain: () => this.#explain(),
                     copyAddress: () => this.#copyAddress()});
    this.explanation = new ExplanationView();
  }

  // The choices, as in the address of the page and in a request.
  get choices() {
    const rules = [...checkedIn("ruleBoxes"), ...byId("furtherRules").value.split(",")];
    return {puzzle: this.puzzle.text, strategies: checkedIn("strategyBoxes"),
            rules: [...new Set(rules.map((each) => each.trim()))].filter(Boolean),
            nodes: byId("nodes").value, seconds: byId("seconds").value};
  }

  async set({puzzle, strategies, rules, nodes, seconds}) {
    const known = (id, names) => {
      for (const box of document.querySelectorAll(`#${id} input`)) box.checked = names.includes(box.value);
      return checkedIn(id);
    };
    known("strategyBoxes", strategies.split(","));
    const names = rules.split(","), usual = known("ruleBoxes", names);
    byId("furtherRules").value = names.filter((each) => !usual.includes(each)).join(",");
    byId("nodes").value = nodes;
    byId("seconds").value = seconds;
    await this.puzzle.set(puzzle);
  }

  // Searches, and shows the results at the end. What the user asks by an event can be gone back to.
  async start(event) {
    say("traceSaid", "");
    stopJob();
    await this.puzzle.shown;
    const wrong = ["nodes", "seconds"].map(byId).find((each) => !each.checkValidity());
    wrong?.focus();
    if (wrong) return say("searchSaid", `Limits: ${wrong.validationMessage}`, true);
    const {nodes, seconds, ...choices} = this.choices;
    this.showAddress(event && "pushState");
    const request = {ask: "search", ...choices, nodes: Number(nodes), seconds: Number(seconds)};
    const hasRules = request.rules.length > 0 || byId("kind").value !== "sudoku";
    this.text = this.data = null;  // of the results
    this.own = [];  // the user's traces
    this.reading = [];  // the traces of each search
    if (!this.puzzle.isRead) return this.#show("The text of the puzzle can't be read.", true);
    if (request.strategies.length === 0) return this.#show("Choose a strategy.", true);
    if (!hasRules) return this.#show("Choose a rule set.", true);
    try {
      const {verdict, solution, data} =
          await askLong(request, "Searching …", (message) => this.#take(message));
      byId("solution").textContent = solution;
      this.text = data;
      await this.#show(verdict);
    } catch (error) {
      await this.#show(error.message, true);
    }
  }

  // The address of what is chosen. Links to parts of the page change it: this restores it.
  showAddress(how = "replaceState") {
    history[how](null, "", `#${new URLSearchParams(this.choices)}`);
  }

  #take({searches, data = this.text, trace, done = this.reading.push(Trace.readAll(trace.split("\n")))}) {
    this.text = data;
    byId("progress").max = searches;
    byId("progress").value = done;
    say("searchSaid", `${withThousands(done)} of ${withThousands(searches)} searches are done.`);
  }

  // Leaves the page to the user's traces, until ours are there to stand beside them.
  async #open(traces) {
    await this.puzzle.set(traces[0].about.puzzle ?? "");  // which ends what is under way
    this.text = null;
    this.own = traces;
    this.report.searches.traces = [];
    this.#showParts();
    this.#compare("");
  }

  // Repeats the searches of the user's traces with our rules, or "" for the likeliest. Shows both, and
  // first the trace with the index `chosen`, or else one that differs.
  async #compare(rules, chosen) {
    const {own} = this, text = own.map((trace) => trace.jsonLines).join("");
    try {
      const answer = await askLong({ask: "against", text, rules}, "Searching …",
                                   (message) => this.#take(message));
      const {traces} = await Trace.readAll(answer.traces.split("\n"));
      own.forEach(({about}, i) => {
        const ours = traces.findIndex((trace) => trace.about.puzzle === about.puzzle &&
                                                 trace.about.strategy === about.strategy);
        about.difference = {...answer.differences[i], beside: ours < 0 ? "" : String(own.length + ours)};
      });
      const different = own.filter(({about: {difference: {yours, ours}}}) => (yours ?? ours) !== null);
      const first = different.find(({about}) => about.strategy === "best") ?? different[0];
      this.text = answer.data;
      this.ourRules = answer.rules;
      this.reading = [{traces: own}, {traces}];
      await this.#show("", false, chosen ?? (first && own.indexOf(first)));
    } catch ({message}) {
      say("searchSaid", message, true);
      if (!this.text) for (const {about} of own) about.difference = {sentence: message, beside: ""};
    }
    this.#showParts();
    if (!this.text) this.report.searches.showPuzzle(own[0].about.puzzle, 0);
  }

  #showParts() {
    for (const each of document.querySelectorAll(".results")) each.hidden = !this.text && !this.own.length;
    for (const id of ["comparison", "about", "saveReport"]) byId(id).hidden = !this.text;
    byId("rulesOfOurs").hidden = !this.text || !this.own.length;
    byId("ourRules").value = this.ourRules;
  }

  // Says a sentence, and shows the results if there are any.
  async #show(sentence, isError, chosen) {
    say("searchSaid", sentence, isError);
    this.#showParts();
    if (!this.text) return;
    this.data = JSON.parse(this.text);
    this.traces = (await Promise.all(this.reading)).flatMap(({traces}) => traces);
    await this.report.show(this.data, this.traces, chosen);
  }

  async #explain() {
    const {editor} = this.puzzle, rules = this.choices.rules.at(-1) ?? "";
    try {
      const answer = await askLong({ask: "explain", puzzle: editor.text, rules}, "Explaining …");
      say("searchSaid", "");
      this.explanation.show(editor.puzzle, answer);
      byId("explained").scrollIntoView();
    } catch (error) {
      say("searchSaid", error.message, true);
    }
  }

  async #saveReport() {
    const [page, data, traces] = await Promise.all([
      embedded("blankReport"), gzippedBase64(this.text),
      gzippedBase64(this.traces.map((trace) => trace.jsonLines).join(""))]);
    download("report.html", page.replace("{{comparison}}", data).replace("{{traces}}", traces));
  }

  async #copyAddress() {
    this.showAddress();
    const copied = navigator.clipboard.writeText(location.href);
    await copied.then(() => say("searchSaid", "Copied: the address opens this puzzle and these searches."),
                      () => say("searchSaid", "Copy it where the browser shows the address.", true));
  }
}

startPage(async () => {
  const choices = await ask({ask: "choices"}).answer;
  window.page = new SearchInput(new PuzzleInput(choices.kinds), choices);
  const usual = {puzzle: kInkala, strategies: "bfs,best", rules: "coursework,full",
                 nodes: byId("nodes").defaultValue, seconds: byId("seconds").defaultValue};
  const inAddress = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const open = async () => {
    await page.set({...usual, ...inAddress()});
    await page.start();
  };
  addEventListener("hashchange", () => (inAddress().puzzle ? open() : page.showAddress()));
  await open();
});
