// page.js: builds the page from the embedded data.

// The two parts of the page, once it is ready.
const page = {comparison: null, searches: null};

function choosePuzzle(data, missingTrees, entry) {
  page.comparison.showPuzzle(entry);
  page.searches.showPuzzle(data.puzzles[entry].puzzle);
  const paragraphs = missingTrees.paragraphs(entry);
  byId("missingTrees").replaceChildren(...paragraphs);
  byId("missingTrees").hidden = paragraphs.length === 0;
}

// The puzzle with the most trees in the page; among equals, the one with the most to see.
function mostTelling(data) {
  const puzzles = data.puzzles.map((_, entry) => ({entry, trees: 0, nodes: 0}));
  for (const run of data.runs) {
    puzzles[run[kEntry]].nodes += run[kExpandedNodes];
    if (run[kTree] === "kept") ++puzzles[run[kEntry]].trees;
  }
  puzzles.sort((one, other) => other.trees - one.trees || other.nodes - one.nodes);
  return puzzles[0].entry;
}

startPage(async () => {
  const [text, traces] = await Promise.all([embedded("comparisonData"), embedded("traceData")]);
  const data = JSON.parse(text);
  page.searches = new SearchesView();
  if (traces !== "") page.searches.add(traces, false);
  const missingTrees = new MissingTrees(data, page.searches.traces,
                                        byId("traceData").textContent.length);
  page.comparison = new ComparisonView(data, (entry) => {
    choosePuzzle(data, missingTrees, entry);
    byId("puzzleSection").scrollIntoView();
  });
  choosePuzzle(data, missingTrees, mostTelling(data));
});
