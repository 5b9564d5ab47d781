// class.js: builds the page of a class from its embedded data (classData() in ClassPage.h).

class ClassView {
  constructor(data) {
    this.reports = data.reports;
    byId("headline").textContent = data.headline;
    this.drawMarks();
    this.drawLook();
    this.drawFailures();
    this.drawRoster();
    byId("report").textContent = this.reports[0]?.text ?? "";
  }

  // Shows the report and scrolls to it.
  visit(report) {
    byId("report").textContent = report.text;
    byId("submissionSection").scrollIntoView();
    byId("submissionSection").focus({preventScroll: true});
  }

  // How many submissions have how many whole marks, the most marks first.
  drawMarks() {
    const graded = this.reports.filter((report) => report.problem === "");
    const counts = Array(1 + Math.floor(Math.max(0, ...graded.map((each) => each.outOf)))).fill(0);
    for (const report of graded) ++counts[Math.floor(report.marks)];
    drawBars(byId("marks"), counts.map((count, n) => (
        {label: n === counts.length - 1 ? String(n) : `${n} to ${n}.99`, group: "", value: count,
         text: String(count)})).reverse(), false);
  }

  // Submissions for which there are reasonsToLook(), in ClassPage.cpp.
  drawLook() {
    const items = this.reports
        .filter((report) => report.look.length > 0)
        .map((report) => {
          const reasons = report.look;
          const name = make("button", {type: "button"}, report.submission);
          name.addEventListener("click", () => this.visit(report));
          if (reasons.length === 1) return make("li", {}, name, `: ${reasons[0]}`);
          return make("li", {}, name,
                      make("ul", {}, ...reasons.map((reason) => make("li", {}, reason))));
        });
    byId("look").replaceChildren(
        items.length > 0 ? make("ul", {class: "look"}, ...items) : make("p", {}, "Nothing does."));
  }

  // For each test that some submission fails: how many fail it, and their likely mistakes. The most
  // frequent failures come first.
  failures() {
    const byTest = new Map();
    for (const report of this.reports.filter((each) => each.problem === "")) {
      for (const part of report.parts) {
        for (const test of part.tests) {
          const known = byTest.get(test.name) ?? {part, test, failed: 0, of: 0, mistakes: new Map()};
          byTest.set(test.name, known);
          ++known.of;
          if (test.outcome !== "failed") continue;
          ++known.failed;
          for (const each of new Set(test.findings.map((finding) => finding.likelyMistake))) {
            if (each !== "") known.mistakes.set(each, (known.mistakes.get(each) ?? 0) + 1);
          }
        }
      }
    }
    return [...byTest.values()].filter((each) => each.failed > 0)
        .sort((one, other) => other.failed - one.failed);
  }

  drawFailures() {
    const rows = this.failures().map(({part, test, failed, of, mistakes}) => {
      const [mistake, times] = [...mistakes].sort((one, other) => other[1] - one[1])[0] ?? [];
      return {part: part.part, sentence: test.sentence + (test.hidden ? " (hidden)" : ""),
              failed: {value: failed, text: `${failed} of ${of}`},
              likely: mistake === undefined ? "" : `${times} of ${failed}: ${mistake}`};
    });
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

  drawRoster() {
    const parts = [...new Set(this.reports.flatMap((each) => each.parts.map((part) => part.part)))];
    const rows = this.reports.map((report) => this.rosterRow(report));
    drawTable(byId("roster"),
              [{key: "name", heading: "submission"},
               {key: "marks", heading: "marks", isNumber: true},
               ...parts.map((part) => ({key: `part ${part}`, heading: part, isNumber: true})),
               {key: "standard", heading: "compiles as"},
               {key: "look", heading: "needs a look", isNumber: true}],
              rows, "Submissions", (row) => this.visit(row.report));
  }

  rosterRow(report) {
    const row = {report, name: report.submission, marks: this.marks(report.marks),
                 standard: report.standard === "" ? "nothing" : report.standard.replace("c", "C"),
                 look: report.look.length};
    for (const part of report.parts) row[`part ${part.part}`] = this.marks(part.marks);
    if (report.problem === "") return row;
    const none = {value: -1, text: "none"};
    for (const part of report.parts) row[`part ${part.part}`] = none;
    return {...row, marks: none, standard: "not graded"};
  }

  marks(value) {
    return {value, text: (Math.round(value * 100) / 100).toFixed(2)};
  }
}

startPage(async () => {
  window.view = new ClassView(JSON.parse(await embedded("classData")));
});
