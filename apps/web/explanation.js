// explanation.js: the steps of `sudoku explain`, each marked on the board.

const kLinesAround = 6;  // lines shown before and after a step

class ExplanationView {
  constructor() {
    listenToSteps(this, byId("explained"), ["explainFirst", "explainBack", "explainForward",
                                            "explainLast", "explainStep"]);
  }

  // `steps` are {guesses, text, squares, decided, removed}: Explanation.h.
  show(puzzle, {steps, end}) {
    this.boards = new Boards(puzzle, puzzle.squares.length);
    this.steps = steps;
    byId("explainStep").max = this.last = steps.length - 1;
    byId("explained").hidden = false;
    byId("explainEnd").textContent = end;
    this.go(0);
  }

  go(step) {
    this.step = Math.min(this.last, Math.max(0, step));
    const now = this.#boardAfter(this.step);
    const {squares, decided, removed} = this.steps[this.step];
    const lost = new Int32Array(now.values.length), found = new Set();
    if (this.step > 0) {  // the givens need no marks
      for (const [square, value] of removed) lost[square] |= 1 << (value - 1);
      for (const [square] of decided) found.add(square);
    }
    const table = this.boards.table({now, decided: found, removed: lost});
    for (const square of squares) table.querySelectorAll("td")[square].classList.add("found");
    byId("explainBoard").replaceChildren(table);
    byId("explainStep").value = this.step;
    const from = Math.max(0, this.step - kLinesAround);
    byId("explainLines").replaceChildren(...this.steps
        .slice(from, this.step + kLinesAround + 1).map(({guesses, text}, n) => {
          const onclick = () => this.go(from + n);
          const line = make("li", {style: `--guesses: ${guesses}`, onclick}, text);
          if (from + n === this.step) line.ariaCurrent = "step";
          return line;
        }));
    byId("explainSaid").textContent =
        `Step ${withThousands(this.step + 1)} of ${withThousands(this.steps.length)}`;
  }

  // The board after a step. A step with fewer open guesses than the one before it begins with the
  // board before the last of them: Explanation.h.
  #boardAfter(last) {
    const before = [];  // each open guess
    let values = Array(this.boards.size ** 2).fill(0);
    let candidates = Int32Array.from(this.boards.first);
    for (let step = 0; step <= last; ++step) {
      const {guesses, decided, removed} = this.steps[step];
      if (this.steps[step - 1]?.guesses > guesses) [values, candidates] = before[guesses];
      if (this.steps[step + 1]?.guesses > guesses) before[guesses] = [values.slice(), candidates.slice()];
      for (const [square, value] of removed) candidates[square] &= ~(1 << (value - 1));
      for (const [square, value] of decided) {
        values[square] = value;
        candidates[square] = 1 << (value - 1);
      }
    }
    return {values, candidates};
  }
}
