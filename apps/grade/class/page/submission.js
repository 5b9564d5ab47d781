// submission.js: draws one report, with the suspicions for the instructor.

function marksText(marks, outOf) {
  const text = (number) => String(Math.round(number * 100) / 100);
  return `${text(marks)} of ${text(outOf)}`;
}

function outcomeOf(test) {
  if (test.outcome === "failed" && test.marks > 0) return "partly";
  return test.outcome;
}

function drawFinding(finding) {
  const list = make("dl", {class: "finding"});
  const add = (heading, text) => {
    if (text !== "") list.append(make("dt", {}, heading), make("dd", {}, text));
  };
  add("expected", finding.expected);
  add("came", finding.came);
  if (finding.board !== "") list.append(make("pre", {}, finding.board));
  add("likely", finding.likelyMistake);
  return list;
}

function drawTest(test) {
  const outcome = outcomeOf(test);
  const hidden = test.hidden ? " (hidden from students)" : "";
  return make("div", {class: "test"},
              make("p", {}, make("span", {class: `outcome ${outcome}`},
                                 outcome === "notRun" ? "not run" : outcome),
                   make("span", {class: "sentence"}, test.sentence + hidden),
                   make("span", {}, marksText(test.marks, test.outOf))),
              ...test.findings.map(drawFinding));
}

function drawPart(part) {
  return make("div", {class: "part"},
              make("h3", {}, make("span", {}, `${part.part}) ${part.title}`),
                   make("span", {}, marksText(part.marks, part.outOf))),
              ...part.tests.map(drawTest));
}

// The compiler errors, without duplicates, each with the capabilities that it makes untestable.
function drawCompiling(report) {
  const costs = new Map();
  for (const each of report.compile.filter((one) => !one.compiled)) {
    costs.set(each.error, [...(costs.get(each.error) ?? []), each.capability]);
  }
  const box = make("div", {class: "compile"});
  for (const [error, capabilities] of costs) {
    box.append(make("p", {}, `Cannot be tested: ${capabilities.join(", ")}`), make("pre", {}, error));
  }
  return box;
}

function drawReport(element, report) {
  const standard = report.standard === "" ? "nothing compiles" : report.standard.replace("c", "C");
  const facts = report.problem !== "" ? `Could not be graded: ${report.problem}` :
                `${marksText(report.marks, report.outOf)} marks; ${standard}; ` +
                `${report.elapsedSeconds.toFixed(1)} s; seed ${report.seed}` +
                (report.complete ? "" : "; not complete");
  const sentences = [...report.suspicious, ...report.notes].map((each) => make("li", {}, each));
  element.replaceChildren(make("p", {}, facts), make("ul", {class: "look"}, ...sentences),
                          drawCompiling(report),
                          ...(report.problem !== "" ? [] : report.parts).map(drawPart));
}
