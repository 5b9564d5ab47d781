// explanations.js: what the strategies and rule sets of a comparison mean, each with an example, and
// what two recorded searches did that made one expand fewer nodes.

// The parts of rule sets: a name, a sentence, and an example. In a board, a square has candidates
// and, after -, those that are removed; * marks what was found, ? the square to branch on, and /
// begins a row. In a tree, "-" is a state that is left out.
const kParts = {
  nakedSingle: ["naked single", "A square with one candidate left has that value. Its row, column and " +
                "box lose it.", {board: "1 *2-1 34-12 34-12"}],
  hiddenSingle: ["hidden single", "A value with one place left in a row, column or box goes there.",
                 {board: "*1-23 234 24 34"}],
  nakedPair: ["naked pair", "Two squares of a unit have the same two candidates. No other square of " +
              "the unit can have either.", {board: "*12 *12 34-1 34-2"}],
  hiddenPair: ["hidden pair", "Two values have the same two places in a unit. No other value can " +
               "have these.", {board: "*12-3 *12-46 346 3456 456 35"}],
  nakedTriple: ["naked triple", "Three squares of a unit have three candidates among them. No other " +
                "square of the unit can have these.", {board: "*12 *23 *13 456-1 456-23 456-2"}],
  hiddenTriple: ["hidden triple", "Three values have three places among them in a unit. No other value " +
                 "can have these.", {board: "*12-4 *23-56 *13-4 456 45 56"}],
  lockedCandidate: ["locked candidate", "In a box, all places of a value lie in one row or column. " +
                    "The rest of that row or column cannot have it; the same the other way round.",
                    {board: "*13 *12 4 56-1 235-1 36-1/256 35 26 124 14 12", box: 3}],
  firstUndecided: ["branching on the first undecided square", "The successors of a state give each " +
                   "candidate to the first square without a value.", {board: "1 ?234 34 24"}],
  fewestCandidates: ["branching on fewest candidates", "The successors give values to a square with the " +
                     "fewest candidates: the tree is narrower.", {board: "1 234 ?34 234"}],
  mostConstraining: ["branching on the most constraining square", "Of the squares with the fewest " +
                     "candidates, the one whose values its peers have most: they lose most.",
                     {board: "45 ?12 1236 1246 126 36"}],
  collapse: ["collapse", "A single successor leaves no choice. Its own successors take its place, so " +
             "that no step is spent on it.", {parents: [-1, 0, 1, 2, 2], marks: ["1", "-", "-", "2", "3"]}],
  guess: ["guess", "A board that seems to have many solutions gets values by guessing. If that " +
          "solves it, the solution is its first successor.",
          {parents: [-1, 0, 0, 0], marks: ["1", "◆", "", ""]}],
};

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

// A few squares as a board; see kParts.
function exampleBoard({board, box}) {
  const rows = board.split("/").map((row) => row.split(" "));
  const size = rows[0].length;
  const table = make("table", {class: "board", role: "img", "aria-label": board,
                               style: `--size: ${size}; --across: ${Math.ceil(Math.sqrt(size))}`});
  const setOf = (digits) => Array.from(digits).reduce((set, digit) => set | 1 << (digit - 1), 0);
  rows.forEach((row, y) => {
    const line = table.insertRow();
    row.forEach((square, x) => {
      const [, mark, candidates, removed] = square.match(/^([*?]?)(\d+)-?(\d*)$/);
      const kinds = {followed: mark === "*", branched: mark === "?", regionLeft: x === box};
      const isGiven = mark + candidates + removed === candidates && candidates.length === 1;
      const cell = line.insertCell();
      cell.className = isGiven ? "given" : Object.keys(kinds).filter((kind) => kinds[kind]).join(" ");
      cell.append(isGiven ? candidates
                          : candidateMarks(size, setOf(candidates), setOf(removed)));
    });
  });
  return table;
}

// A small tree. Of each node: its parent, what it is marked with, whether it is a solution and the
// like.
function exampleTree(nodes) {
  const hasRounds = nodes.some(({expanded}) => expanded.length > 1);
  const kWide = hasRounds ? 76 : 56, kHigh = 38, kRoom = 36;
  const layout = d3.tree().nodeSize([kWide, kHigh]).separation(() => 1);
  const root = layout(d3.hierarchy(0, (id) => {
    const children = [...nodes.keys()].filter((each) => nodes[each].parent === id);
    return children.length > 0 ? children : null;
  }));
  const places = [];
  for (const {data, x, y} of root.descendants()) places[data] = {x, y};
  const xs = places.map(({x}) => x);
  const left = Math.min(...xs) - kRoom, width = Math.max(...xs) - left + (hasRounds ? 60 : kRoom);
  const height = root.height * kHigh + 30;
  const svg = makeSvg("svg", {class: "exampleTree", width, height, role: "img",
                              viewBox: `${left} -15 ${width} ${height}`,
                              "aria-label": "A search tree"});
  const text = (content, at) => makeSvg("text", {"text-anchor": "middle", ...at}, content);
  nodes.forEach(({parent, backTo = -1}, id) => {
    const {x, y} = places[id];
    if (parent >= 0) {
      svg.append(makeSvg("line", {class: "edge", x1: places[parent].x, y1: places[parent].y,
                                  x2: x, y2: y}));
    }
    if (backTo < 0 || backTo === parent) return;
    const to = places[backTo];
    svg.append(makeSvg("path", {class: "backjump", d: `M${x} ${y}Q${Math.min(x, to.x) - 40} ${
        (y + to.y) / 2} ${to.x} ${to.y}`}));
  });
  nodes.forEach(({h, isSolution, expanded, backTo = -1, isLeftOut}, id) => {
    const {x, y} = places[id];
    const kind = isSolution ? "solution" : backTo >= 0 ? "dead" : isLeftOut ? "leftOut"
               : expanded.length > 0 ? "expanded" : "open";
    const isAlone = expanded.length <= 1;
    const radius = isSolution ? 12 : isAlone ? 9 : 6;
    svg.append(isSolution
        ? makeSvg("path", {class: kind, d: `M${x} ${y - 12}l12 12l-12 12l-12 -12z`})
        : makeSvg("circle", {class: kind, cx: x, cy: y, r: radius}),
        text(expanded.join(" "), isAlone ? {class: "order", x, y: y + 4}
                                         : {x: x + 9, y: y + 4, "text-anchor": "start"}));
    if (h !== null && h !== undefined) {
      svg.append(text(`h=${h}`, {class: "h", x: x - radius - 3, y: y + 4, "text-anchor": "end"}));
    }
  });
  return svg;
}

function drawExample(example) {
  if (example.board) return exampleBoard(example);
  return exampleTree(example.parents.map((parent, id) => {
    const mark = example.marks[id];
    return {parent, isSolution: mark === "◆", isLeftOut: mark === "-",
            expanded: mark > "0" && mark <= "9" ? [mark] : []};
  }));
}

// Fills the section "What was compared".
function explainContenders({contenders, strategies}) {
  const card = (title, sentence, ...example) =>
      make("div", {class: "card"}, make("h4", {}, capital(title)), make("p", {}, sentence),
           ...example);
  const names = [...new Set(contenders.map(({strategy}) => strategy))];
  byId("strategies").replaceChildren(...names.map((name) => {
    const {title, summary, example} = strategies[name];
    const expansions = example.flatMap(({expanded}) => expanded).length;
    const note = example.some(({backTo}) => backTo >= 0) ? "Red: contradictions; the dashed line is a jump."
                                                        : `Here: ${expansions} expanded.`;
    return card(title, `${capital(summary)}. ${note}`, exampleTree(example));
  }));
  const sets = new Map(contenders.map(({rules, parts}) => [rules, parts]));
  sets.delete("");
  byId("ruleSets").hidden = sets.size === 0;
  byId("ruleSetList").replaceChildren(...[...sets].map(([name, parts]) => make(
      "li", {}, make("b", {}, name), `: ${parts.map((part) => kParts[part][0]).join(", ")}`)));
  const parts = new Set([...sets.values()].flat());
  byId("parts").replaceChildren(...Object.keys(kParts).filter((part) => parts.has(part)).map((part) => {
    const [title, sentence, example] = kParts[part];
    return card(title, sentence, drawExample(example));
  }));
}

// --- why one search expands fewer

// What a recorded search did, in a few sentences.
function accountOf(trace) {
  const {account} = trace;
  const {expanded, depth, lessDeep, waiting, turns, turnsAtDeadEnds, rounds} = account;
  const ended = depth < 0 ? ` It ended without a solution: ${trace.about.outcome ?? "unknown"}.` : "";
  if (trace.learns) {
    return ` made ${counted(trace.about.expanded ?? trace.steps, "decision")} and met ` +
           `${counted(account.deadEnds, "contradiction")}. After ${account.longJumps} of them it jumped ` +
           `back over several decisions at once.${ended}`;
  }
  const found = depth < 0 ? "." : `, ${withThousands(depth)} of them on the path to the solution.`;
  const start = ` expanded ${counted(expanded, "state")}${found}`;
  if (!trace.isWhole) return `${start}${ended} Only a part of its tree is here.`;
  const tellsLevels = account.isByLevel
      ? ` It expanded all ${withThousands(lessDeep)} states that are less deep than the solution.`
      : rounds > 1 ? ` It began ${rounds} times at the start, and the last round expanded ` +
                     `${counted(account.lastRound, "state")}.`
      : ` It left the branch that it was on ${counted(turns, "time")}, ${
          turnsAtDeadEnds === turns ? "always" : `${withThousands(turnsAtDeadEnds)} of them`} at a dead end.`;
  const left = depth >= 0 && waiting > 0
      ? ` It left ${counted(waiting, "state")} waiting, which it never needed.` : "";
  return start + tellsLevels + left + ended;
}

// What the difference of two searches comes from; empty if their trees do not tell.
function differenceOf(one, other) {
  if (one.learns || other.learns || !one.isWhole || !other.isWhole) return "";
  const [fewer, more] = one.account.expanded <= other.account.expanded ? [one, other] : [other, one];
  const few = fewer.account, many = more.account;
  if (few.depth < 0 || many.depth < 0) return "";
  if (one.about.rules !== other.about.rules) {
    const successors = (trace) => ((trace.size - trace.roots.length) / trace.account.expanded).toFixed(2);
    return `The rules differ, so the trees do. With ${fewer.about.rules} the solution is ${few.depth} ` +
           `steps deep and a state has ${successors(fewer)} successors on average; with ` +
           `${more.about.rules} it is ${many.depth} steps deep, and there are ${successors(more)}.`;
  }
  const same = "Both search the same states";
  if (few.depth !== many.depth) {
    return `${same}, and find different solutions: that of ${fewer.strategy} is ${few.depth} steps ` +
           `deep, that of ${more.strategy} ${many.depth}.`;
  }
  if (!many.isByLevel || few.rounds > 1) return `${same}; only the order differs.`;
  const rest = few.waiting === 0 || fewer.fate.includes(kDiscarded) ? ""
      : ` The others are among the ${counted(few.waiting, "state")} that ${
          fewer.strategy} left waiting, and below them.`;
  return `${same}. Of the ${withThousands(many.lessDeep)} that are less deep than the solution, ` +
         `${more.strategy} expanded all, ${fewer.strategy} ${withThousands(few.lessDeep)}.${rest}`;
}

// Says why one of the traces has fewer states expanded; there may be only one.
function explainDifference(element, traces) {
  const difference = traces.length > 1 ? differenceOf(...traces) : "";
  element.replaceChildren(
      ...traces.map((trace) => make("p", {}, make("b", {}, trace.name), accountOf(trace))),
      ...(difference ? [make("p", {}, make("strong", {}, difference))] : []));
}
