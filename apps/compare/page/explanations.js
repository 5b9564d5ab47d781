// explanations.js: what the strategies and rule sets of a comparison mean, each with an example, and
// what two recorded searches did that made one expand fewer nodes.

// What the parts of rule sets are called, what they do, and an example. In a board, a square has
// candidates and after - those removed; * marks what is found, ? the square to branch on, | a
// region, / a row. A tree is as exampleTree() takes it.
const kParts = {
  nakedSingle: ["naked single", "A square with one candidate left has that value. Its row, column " +
                "and box lose it.", "1 *2-1 34-12 34-12"],
  hiddenSingle: ["hidden single", "A value with one place left in a row, column or box goes there.",
                 "*1-23 234 24 34"],
  nakedPair: ["naked pair", "Two squares of a unit have the same two candidates. No other square " +
              "of the unit can have either.", "*12 *12 34-1 34-2"],
  hiddenPair: ["hidden pair", "Two values have the same two places in a unit. No other value can " +
               "have these.", "*12-3 *12-46 346 3456 456 35"],
  nakedTriple: ["naked triple", "Three squares of a unit have three candidates among them. No " +
                "other square of the unit can have these.", "*12 *23 *13 456-1 456-23 456-2"],
  hiddenTriple: ["hidden triple", "Three values have three places among them in a unit. No other " +
                 "value can have these.", "*12-4 *23-56 *13-4 456 45 56"],
  lockedCandidate: ["locked candidate", "In a box, all places of a value lie in one row or column. " +
                    "The rest of that row or column cannot have it; the same the other way round.",
                    "*13 *12 4 |56-1 235-1 36-1/256 35 26 |124 14 12"],
  firstUndecided: ["branching on the first undecided square", "The successors of a state give each " +
                   "candidate to the first square without a value.", "1 ?234 34 24"],
  fewestCandidates: ["branching on fewest candidates", "The successors give values to a square " +
                     "with the fewest candidates: the tree is narrower.", "1 234 ?34 234"],
  mostConstraining: ["branching on the most constraining square", "Of the squares with the fewest " +
                     "candidates, the one whose values its peers have most: they lose most.",
                     "45 ?12 1235 1246 125 36"],
  collapse: ["collapse", "A single successor leaves no choice. Its own successors take its place, " +
             "so that no step is spent on it.",
             [[-1, false, -1, [1]], [0, false, -1, []], [1, false, -1, []], [2, false, -1, [2]],
              [2, false, -1, [3]]]],
  guess: ["guess", "A board that seems to have many solutions gets values by guessing. If that " +
          "solves it, the solution is its first successor.",
          [[-1, false, -1, [1]], [0, true, -1, []], [0, false, -1, []], [0, false, -1, []]]],
};

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

// A few squares as a board; see kParts.
function exampleBoard(text) {
  const rows = text.split("/").map((row) => row.split(" "));
  const size = rows[0].length;
  const table = make("table", {class: "board", role: "img", "aria-label": text,
                               style: `--size: ${size}; --ems: ${emsOfCandidates(size)}`});
  const setOf = (digits) => Array.from(digits).reduce((set, digit) => set | 1 << (digit - 1), 0);
  const kKinds = {"*": "followed", "?": "branched", "|": "regionLeft"};
  for (const row of rows) {
    const line = table.insertRow();
    for (const square of row) {
      const [, mark, candidates, removed] = square.match(/^([*?|]?)(\d+)-?(\d*)$/);
      const isGiven = square.length === 1;
      line.append(make("td", {class: isGiven ? "given" : kKinds[mark] ?? ""}, isGiven
          ? square : candidateMarks(size, setOf(candidates), setOf(removed))));
    }
  }
  return table;
}

// A small tree. Nodes have a parent, whether they are a solution, h, or -1 to leave it out, when they
// were expanded, and where a search that learns went from them.
function exampleTree(lists) {
  const nodes = lists.map(([parent, isSolution, h, expanded, backTo]) =>
      ({parent, isSolution, h, expanded, backTo}));
  const hasRounds = nodes.some(({expanded}) => expanded.length > 1);
  const kWide = hasRounds ? 76 : 56, kHigh = 38, kRoom = 36;
  const childrenOf = (id) => [...nodes.keys()].filter((each) => nodes[each].parent === id);
  const root = d3.tree().nodeSize([kWide, kHigh]).separation(() => 1)(d3.hierarchy(0, childrenOf));
  for (const {data, x, y} of root.descendants()) Object.assign(nodes[data], {x, y});
  const xs = nodes.map(({x}) => x);
  const left = Math.min(...xs) - kRoom, width = Math.max(...xs) - left + (hasRounds ? 60 : kRoom);
  const height = root.height * kHigh + 30;
  const lines = [], states = [];
  for (const {x, y, parent, isSolution, h, expanded, backTo} of nodes) {
    const up = nodes[parent], back = nodes[backTo];
    if (up) lines.push(makeSvg("path", {class: "edge", d: `M${x} ${y}L${up.x} ${up.y}`}));
    if (back && back !== up) {
      const bend = `${back.x - 40} ${(y + back.y) / 2}`;
      lines.push(makeSvg("path", {class: "backjump", d: `M${x} ${y}Q${bend} ${back.x} ${back.y}`}));
    }
    const kind = isSolution ? "solution" : back ? "dead" : expanded.length > 0 ? "expanded" : "open";
    const r = isSolution ? 12 : expanded.length > 1 ? 6 : 9;
    const [place, anchor] = r === 6 ? [x + 9, "start"] : [x, "middle"];
    states.push(
        isSolution ? makeSvg("path", {class: kind, d: `M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r} -${r}z`})
                   : makeSvg("circle", {class: kind, cx: x, cy: y, r}),
        makeSvg("text", {class: r === 6 ? "" : "order", x: place, y: y + 4, "text-anchor": anchor},
                expanded.join(" ")),
        makeSvg("text", {class: "h", x: x - r - 3, y: y + 4, "text-anchor": "end"},
                h >= 0 ? `h=${h}` : ""));
  }
  return makeSvg("svg", {class: "exampleTree", width, height, role: "img", "aria-label": "A tree",
                         viewBox: `${left} -15 ${width} ${height}`}, ...lines, ...states);
}

// Fills the section "What was compared".
function explainContenders({contenders, strategies}) {
  const card = (title, sentence, example) =>
      make("div", {class: "card"}, make("h4", {}, capital(title)), make("p", {}, sentence), example);
  const names = [...new Set(contenders.map(({strategy}) => strategy))];
  byId("strategies").replaceChildren(...names.map((name) => {
    const {title, summary, example} = strategies[name];
    const note = example.some(([, , , , backTo]) => backTo >= 0)
        ? "Red: contradictions; the dashed line is a jump."
        : `Here: ${example.flatMap(([, , , expanded]) => expanded).length} expanded.`;
    return card(title, `${capital(summary)}. ${note}`, exampleTree(example));
  }));
  const sets = new Map(contenders.map(({rules, parts}) => [rules, parts]));
  for (const name of ["", "yours"]) sets.delete(name);
  byId("ruleSets").hidden = sets.size === 0;
  byId("ruleSetList").replaceChildren(...[...sets].map(([name, parts]) => make(
      "li", {}, make("b", {}, name), `: ${parts.map((part) => kParts[part][0]).join(", ")}`)));
  const used = Object.keys(kParts).filter((part) => [...sets.values()].flat().includes(part));
  byId("parts").replaceChildren(...used.map((part) => {
    const [title, sentence, example] = kParts[part];
    return card(title, sentence, (typeof example === "string" ? exampleBoard : exampleTree)(example));
  }));
}

// --- why one search expands fewer

// What a recorded search did, in a few sentences.
function accountOf(trace) {
  const {expanded, depth, lessDeep, isByLevel, deadEnds, longJumps, waiting, turns, turnsAtDeadEnds,
         rounds} = trace.account;
  const {outcome = "unknown", error} = trace.about;
  const end = (depth < 0 ? ` It found no solution; the outcome is: ${outcome}.` : "") +
              (error ? ` What was noted while it ran: ${error.slice(0, 300)}.` : "");
  const parts = trace.learns
      ? [` made ${counted(expanded, "decision")} and met ${counted(deadEnds, "contradiction")}. ` +
         `After ${withThousands(longJumps)} of them it jumped back over several decisions at once.`,
         end]
      : [` expanded ${counted(expanded, "state")}`,
         depth < 0 ? "." : `, ${withThousands(depth)} of them on the path to the solution.`,
         !trace.isWhole ? " Only a part of its tree is here."
         : isByLevel ? ` It expanded all ${withThousands(lessDeep)} states that are less deep than ` +
                       "the solution."
         : rounds > 1 ? ` It began ${withThousands(rounds)} times at the start.`
         : turns === 0 ? " It never left the branch that it was on."
         : ` It left the branch that it was on ${counted(turns, "time")}, ${
             turnsAtDeadEnds === turns ? "always" : turnsAtDeadEnds === 0 ? "never" :
             `${withThousands(turnsAtDeadEnds)} of them`} at a dead end.`,
         depth >= 0 && waiting > 0 &&
             ` It left ${counted(waiting, "state")} waiting, which it never needed.`, end];
  return parts.filter(Boolean).join("");
}

// What the difference of two searches comes from; empty if their trees do not tell.
function differenceOf(one, other) {
  const both = [one, other].toSorted((a, b) => a.account.expanded - b.account.expanded);
  if (one.about.owner !== other.about.owner) return "";  // their rules may be the same
  if (both.some((trace) => trace.learns || !trace.isWhole || trace.account.depth < 0)) return "";
  const [fewer, more] = both, [few, many] = both.map(({account}) => account);
  const [fewDeep, manyDeep] = [few.depth, many.depth].map(withThousands);
  if (one.rules !== other.rules) {
    return `The rules differ, so the trees do: the solution is ${fewDeep} steps deep with ` +
           `${fewer.rules}, and ${manyDeep} with ${more.rules}.`;
  }
  const same = "Both search the same states";
  if (few.cost !== many.cost) {
    return `${same}. The solution that ${fewer.strategy} finds costs ${withThousands(few.cost)}, that of ` +
           `${more.strategy} ${withThousands(many.cost)}.`;
  }
  if (few.depth !== many.depth) {
    return `${same}. The solution that ${fewer.strategy} finds is ${fewDeep} steps deep, that of ` +
           `${more.strategy} ${manyDeep}.`;
  }
  if (!many.isByLevel || few.rounds > 1 || few.lessDeep === many.lessDeep) return `${same}; only the order differs.`;
  const rest = few.waiting === 0 || fewer.fate.includes(kDiscarded) ? ""
      : ` The others are among the ${counted(few.waiting, "state")} that ${
          fewer.strategy} left waiting, and below them.`;
  return `${same}. Of the ${withThousands(many.lessDeep)} that are less deep than the solution, ` +
         `${more.strategy} expanded all, ${fewer.strategy} ${withThousands(few.lessDeep)}.${rest}`;
}

// Says in `element` a sentence, if given, what one or two searches did, and why one expanded fewer.
function explainDifference(element, traces, sentence) {
  element.replaceChildren(
      ...(sentence ? [make("p", {class: "difference"}, sentence.slice(0, 1000))] : []),
      ...traces.map((trace) => make("p", {}, make("b", {}, trace.name), accountOf(trace))),
      make("p", {}, make("b", {}, traces.length > 1 ? differenceOf(...traces) : "")));
}
