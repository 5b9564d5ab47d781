// class.js: builds the page of a class from its embedded data (classData() in ClassPage.h).

class ClassView {
  constructor(data) {
    this.reports = data.reports;
    byId("headline").textContent = data.headline;
    this.drawMarks();
    this.drawReasons("look", this.reports.map((report) => [report, report.look]));
    this.drawReasons("sample", this.sample());
    this.drawFailures();
    this.drawRoster();
    this.drawCopies(data.copies);
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

  // What a second marker should read, as [report, reasons]. Fingerprints depend on the class's seed.
  sample() {
    const graded = this.reports.filter((report) => report.problem === "");
    const least = (valueOf) => graded.toSorted((one, other) => valueOf(one) - valueOf(other))[0];
    const chosen = [["The lowest marks.", least((report) => report.marks)],
                    ["The highest marks.", least((report) => -report.marks)],
                    ...[40, 50, 60, 70].map((percent) => [`The nearest to ${percent} %.`, least(
                        ({marks, outOf}) => Math.abs(marks - outOf * percent / 100))])];
    const drawn = graded.filter((report) => !chosen.some(([, other]) => other === report))
        .toSorted((one, other) => one.fingerprint.localeCompare(other.fingerprint)).slice(0, 5)
        .map((report) => ["Drawn at random.", report]);
    return [...Map.groupBy([...chosen, ...drawn], ([, report]) => report)]
        .filter(([report]) => report)
        .map(([report, its]) => [report, its.map(([reason]) => reason)]);
  }

  // Lists [report, reasons] in the element with that id.
  drawReasons(id, list) {
    const items = list
        .filter(([, reasons]) => reasons.length > 0)
        .map(([report, reasons]) => {
          const onclick = () => this.visit(report);
          const name = make("button", {type: "button", onclick}, report.submission);
          if (reasons.length === 1) return make("li", {}, name, `: ${reasons[0]}`);
          return make("li", {}, name,
                      make("ul", {}, ...reasons.map((reason) => make("li", {}, reason))));
        });
    byId(id).replaceChildren(
        items.length > 0 ? make("ul", {class: "look"}, ...items) : make("p", {}, "None."));
  }

  // For each part and test: the mean of its marks, how many earn less than half of them, and their
  // commonest likely mistake. Parts come first, then the most frequent failures.
  drawFailures() {
    const results = this.reports.filter((report) => report.problem === "")
        .flatMap((report) => report.parts)
        .flatMap((part) => [{...part, name: "", sentence: `${part.title} (whole part)`, findings: []}, ...part.tests]
            .map((test) => ({...test, part: part.part})))
        .filter((test) => test.outOf > 0 && test.outcome !== "notRun");
    const rows = [...Map.groupBy(results, ({part, name}) => part + name).values()].map((same) => {
      const [{part, name, sentence, hidden, outOf}] = same;
      const failed = same.filter((test) => 2 * test.marks < test.outOf);
      const mistakes = failed
          .flatMap((test) => [...new Set(test.findings.map((finding) => finding.likelyMistake))])
          .filter((mistake) => mistake !== "");
      const [commonest] = [...Map.groupBy(mistakes, (mistake) => mistake).values()]
          .sort((one, other) => other.length - one.length);
      const mean = same.reduce((sum, test) => sum + test.marks, 0) / same.length;
      return {part, name, sentence: sentence + (hidden ? " (hidden)" : ""), outOf,
              mean: {value: mean, text: mean.toFixed(2)},
              failed: {value: failed.length, text: `${failed.length} of ${same.length}`},
              likely: commonest ? `${commonest.length} of ${failed.length}: ${commonest[0]}` : ""};
    }).sort((one, other) => (one.name !== "") - (other.name !== "") ||
                            other.failed.value - one.failed.value);
    drawTable(byId("failures"),
              [{key: "part", heading: "part", isNumber: true}, {key: "sentence", heading: "test"},
               {key: "mean", heading: "mean", isNumber: true},
               {key: "outOf", heading: "of", isNumber: true},
               {key: "failed", heading: "less than half", isNumber: true},
               {key: "likely", heading: "commonest likely mistake"}],
              rows, "Means");
  }

  drawRoster() {
    const parts = [...new Set(this.reports.flatMap((each) => each.parts.map((part) => part.part)))];
    const rows = this.reports.map((report) => {
      const isGraded = report.problem === "";
      const cell = (marks) => (isGraded
                                   ? {value: marks, text: (Math.round(marks * 100) / 100).toFixed(2)}
                                   : {value: -1, text: "none"});
      return {report, name: report.submission, marks: cell(report.marks),
              standard: !isGraded ? "not graded" : report.standard.replace("c", "C") || "nothing",
              look: report.look.length,
              ...Object.fromEntries(report.parts.map(({part, marks}) => [`part ${part}`, cell(marks)]))};
    });
    drawTable(byId("roster"),
              [{key: "name", heading: "submission"},
               {key: "marks", heading: "marks", isNumber: true},
               ...parts.map((part) => ({key: `part ${part}`, heading: part, isNumber: true})),
               {key: "standard", heading: "compiles as"},
               {key: "look", heading: "needs a look", isNumber: true}],
              rows, "Submissions", (row) => this.visit(row.report));
  }

  // `copies` are as Copies.h has them, or null.
  drawCopies(copies) {
    if (!copies?.pairs.length) {
      byId("copiesNote").textContent = copies?.note || "Nothing is.";
      return;
    }
    const percent = (value) => ({value, text: `${value} %`});
    const rows = copies.pairs.map(([one, other]) => ({
      pair: [one, other],
      one: one.name, oneShare: percent(one.share), oneCourse: percent(one.course),
      other: other.name, otherShare: percent(other.share), otherCourse: percent(other.course)}));
    drawTable(byId("copies"),
              [{key: "one", heading: "one"},
               {key: "oneShare", heading: "in the other", isNumber: true},
               {key: "oneCourse", heading: "in the course’s", isNumber: true},
               {key: "other", heading: "other"},
               {key: "otherShare", heading: "in the one", isNumber: true},
               {key: "otherCourse", heading: "in the course’s", isNumber: true}],
              rows, "Pairs", ({pair}) => this.showTexts(pair));
  }

  // Shows both texts of a pair side by side, with the lines that are alike marked.
  showTexts(pair) {
    byId("texts").replaceChildren(...pair.map(({name, text, alike}) => {
      const isAlike = (n) => alike.some(([, first, last]) => first <= n && n <= last);
      const lines = text.split("\n").flatMap(
          (line, n) => [isAlike(n + 1) ? make("mark", {}, line) : line, "\n"]);
      return make("div", {}, make("h3", {}, name), make("pre", {tabindex: 0}, ...lines));
    }));
    byId("texts").scrollIntoView();
  }
}

startPage(async () => {
  window.view = new ClassView(JSON.parse(await embedded("classData")));
});
