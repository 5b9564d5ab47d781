// class.js: builds the page of a class from its embedded data (classData() in ClassPage.h).

// --- one report, with the suspicions for the instructor

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
  add("got", finding.came);
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

// --- the class

const kSlowest = 10;

class ClassView {
  constructor(data) {
    this.reports = data.reports;
    byId("headline").textContent = data.headline;
    this.drawOverview(data);
    this.drawLook();
    this.drawFailures(data.failures);
    this.drawSlow();
    byId("filter").addEventListener("input", () => this.drawRoster());
    this.drawRoster();
    fillSelect(byId("submission"), this.reports.map((each, n) => [n, each.submission]));
    byId("submission").addEventListener("change", (event) => this.show(event.target.value));
    if (this.reports.length > 0) this.show(0);
  }

  show(n) {
    byId("submission").value = n;
    drawReport(byId("report"), this.reports[n]);
  }

  // Shows the report and scrolls to it.
  visit(report) {
    this.show(this.reports.indexOf(report));
    byId("submissionSection").scrollIntoView();
    byId("submissionSection").focus({preventScroll: true});
  }

  drawOverview(data) {
    drawBars(byId("distribution"), data.distribution.map((bar) => (
        {label: bar.label, group: "", value: bar.count, text: String(bar.count)})), false);
    drawBars(byId("parts"), data.parts.map((part) => (
        {label: part.part, group: part.title, value: part.share, text: part.text})), false);
  }

  // Submissions that could not be graded, are suspicious, do not compile, or are not complete.
  drawLook() {
    const items = this.reports
        .map((report) => [report, this.reasonsToLook(report, report.suspicious)])
        .filter(([, reasons]) => reasons.length > 0)
        .map(([report, reasons]) => {
          const name = make("button", {type: "button"}, report.submission);
          name.addEventListener("click", () => this.visit(report));
          if (reasons.length === 1) return make("li", {}, name, `: ${reasons[0]}`);
          return make("li", {}, name,
                      make("ul", {}, ...reasons.map((reason) => make("li", {}, reason))));
        });
    byId("look").replaceChildren(
        items.length > 0 ? make("ul", {class: "look"}, ...items) : make("p", {}, "Nothing does."));
  }

  reasonsToLook(report, suspicious = report.suspicious) {
    if (report.problem !== "") return [report.problem, ...suspicious];
    const reasons = [...suspicious];
    if (!report.complete) reasons.push("Grading is not complete.");
    if (report.standard === "") reasons.push("Nothing compiles.");
    return reasons;
  }

  drawFailures(failures) {
    const rows = failures.map((each) => (
        {part: each.part, sentence: each.sentence + (each.hidden ? " (hidden)" : ""),
         failed: {value: each.failed, text: `${each.failed} of ${each.of}`},
         likely: each.explained === 0 ? "" :
                 `${each.explained} of ${each.failed}: ${each.likelyMistake}`}));
    if (rows.length === 0) {
      byId("failures").replaceChildren(make("p", {}, "Nobody failed a test."));
      return;
    }
    drawTable(byId("failures"),
              [{key: "failed", heading: "failed", isNumber: true}, {key: "part", heading: "part"},
               {key: "sentence", heading: "test"},
               {key: "likely", heading: "commonest likely mistake"}],
              rows, "Tests, by how many fail them");
  }

  drawSlow() {
    const rows = this.reports.slice()
        .sort((one, other) => other.elapsedSeconds - one.elapsedSeconds)
        .slice(0, kSlowest)
        .map((report) => {
          const tests = report.parts.flatMap((part) => part.tests);
          const testing = tests.reduce((sum, test) => sum + test.seconds, 0);
          const compiling = {seconds: report.elapsedSeconds - testing, sentence: "compiling"};
          const longest = [compiling, ...tests]
              .reduce((one, other) => (other.seconds > one.seconds ? other : one));
          return {report, name: report.submission, seconds: this.seconds(report.elapsedSeconds),
                  test: longest.sentence, testSeconds: this.seconds(longest.seconds)};
        });
    drawTable(byId("slow"),
              [{key: "name", heading: "submission"},
               {key: "seconds", heading: "seconds", isNumber: true},
               {key: "test", heading: "longest"},
               {key: "testSeconds", heading: "of that", isNumber: true}],
              rows, "Submissions that took longest", (row) => this.visit(row.report));
  }

  drawRoster() {
    const wanted = byId("filter").value.trim().toLowerCase();
    const reports = this.reports.filter((each) => this.matches(each, wanted));
    const parts = [...new Set(this.reports.flatMap((each) => each.parts.map((part) => part.part)))];
    const rows = reports.map((report) => this.rosterRow(report));
    byId("filtered").textContent =
        wanted === "" ? "" : `${reports.length} of ${this.reports.length}`;
    drawTable(byId("roster"),
              [{key: "name", heading: "submission"},
               {key: "marks", heading: "marks", isNumber: true},
               ...parts.map((part) => ({key: `part ${part}`, heading: part, isNumber: true})),
               {key: "standard", heading: "compiles as"},
               {key: "seconds", heading: "seconds", isNumber: true},
               {key: "look", heading: "needs a look", isNumber: true}],
              rows, "Submissions", (row) => this.visit(row.report));
  }

  // Whether the name of the submission, or of a test that it did not pass, contains `wanted`.
  matches(report, wanted) {
    const failed = report.parts.flatMap((part) => part.tests)
        .filter((test) => test.outcome !== "passed");
    return [report.submission, ...failed.map((test) => test.sentence)]
        .some((text) => text.toLowerCase().includes(wanted));
  }

  rosterRow(report) {
    const row = {report, name: report.submission, marks: this.marks(report.marks),
                 standard: report.standard === "" ? "nothing" : report.standard.replace("c", "C"),
                 seconds: this.seconds(report.elapsedSeconds),
                 look: this.count(this.reasonsToLook(report).length)};
    for (const part of report.parts) row[`part ${part.part}`] = this.marks(part.marks);
    if (report.problem === "") return row;
    const none = {value: -1, text: "none"};
    for (const part of report.parts) row[`part ${part.part}`] = none;
    return {...row, marks: none, standard: "not graded"};
  }

  marks(value) {
    return {value, text: (Math.round(value * 100) / 100).toFixed(2)};
  }

  count(value) {
    return {value, text: String(value)};
  }

  seconds(value) {
    return {value, text: value.toFixed(1)};
  }
}

startPage(async () => {
  window.view = new ClassView(JSON.parse(await embedded("classData")));
});
