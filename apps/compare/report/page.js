// page.js: puts the page together from what the program left in it.

// The two halves of the page, once it is ready.
const page = {comparison: null, searches: null};

function choosePuzzle(data, entry) {
  page.comparison.showPuzzle(entry);
  page.searches.showPuzzle(data.puzzles[entry].puzzle);
}

// The recorded puzzle with most to see; the first if none was recorded.
function mostTelling(data, traces) {
  const recorded = new Set(traces.map((trace) => trace.about.puzzle));
  let most = null;
  for (const run of data.runs) {
    const isRecorded = recorded.has(data.puzzles[run[kEntry]].puzzle);
    if (isRecorded && (!most || run[kExpandedNodes] > most[kExpandedNodes])) most = run;
  }
  return most ? most[kEntry] : 0;
}

startPage(async () => {
  const [text, traces] = await Promise.all([embedded("comparisonData"), embedded("traceData")]);
  const data = JSON.parse(text);
  page.searches = new SearchesView();
  page.comparison = new ComparisonView(data, (entry) => {
    choosePuzzle(data, entry);
    byId("puzzleSection").scrollIntoView();
  });
  if (traces !== "") page.searches.add(traces, false);
  choosePuzzle(data, mostTelling(data, page.searches.traces));
});
