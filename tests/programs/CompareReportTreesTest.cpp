// The recorded searches in a report: replay, trees, searches that learn, and traces from files.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::Gt;
using testing::HasSubstr;
using testing::Lt;
using testing::StartsWith;
using Json = nlohmann::json;

using CompareReportTreesTest = ReportInBrowser;

TEST_F(CompareReportTreesTest, SteppingForwardAndBackShowsTheRightBoards) {
  open("--trace trace.jsonl --rules coursework --strategies best " + kHard);
  std::vector<std::string> boards(249);  // after so many steps
  boards[0] = kHard;
  for (const std::string& line : linesOf(shell_.read("trace.jsonl"))) {
    const Json state = Json::parse(line);
    if (state.value("order", Json()).is_number()) boards.at(state["order"]) = state["board"];
  }
  EXPECT_EQ(board(), boards[248]);
  for (const char* const control : {"first", "forward", "forward", "forward", "back", "last"}) {
    click(control);
    EXPECT_EQ(board(), boards.at(evaluate("Number(byId('step').value)"))) << control;
  }
  choose("step", "200");
  evaluate("byId('replay').focus()");
  for (const auto& [key, step] :
       {std::pair("ArrowLeft", 199u), {"PageDown", 209u}, {"End", 248u}}) {
    browser_->press(key);
    EXPECT_EQ(board(), boards[step]) << key;
  }
  EXPECT_THAT(text("#leftPanel .state"),
              AllOf(StartsWith("Step 248 of 248"), HasSubstr("a solution")));
  EXPECT_THAT(text("#leftPanel .change"), HasSubstr(" followed; "));
}

// The page derives candidates from those of the parent and the trace. Here they are compared with
// the board's values and with each other.
TEST_F(CompareReportTreesTest, CandidatesAreThoseThatAreNotExcluded) {
  shell_.run("sudoku generate --diagonals --seed 1 > diagonals.txt");
  for (const std::string& arguments :
       {"dfs --rules full " + kHard, "learn --rules coursework " + kInkala2006,
        std::string("learn --rules coursework diagonals.txt")}) {
    open("--strategies " + arguments);
    EXPECT_EQ(evaluate(R"((() => {
        const trace = page.searches.traces[0], boards = Boards.of(trace);
        const isWrong = (id) => {
          const {values, candidates} = boards.at(id);
          const fact = trace.decision[id].match(/^r(\d)c(\d) is not (\d)$/);
          if (fact && candidates[9 * fact[1] + Number(fact[2]) - 10] & (1 << (fact[3] - 1))) return true;
          return values.some((value, square) => candidates[square] === 0 ||
              (value > 0 ? candidates[square] !== 1 << (value - 1)
                         : [...boards.peers(square)].some((peer) => values[peer] > 0 &&
                               candidates[square] & (1 << (values[peer] - 1)))));
        };
        return [...trace.fate.keys()].filter((id) => trace.fate[id] !== kDeadEnd && isWrong(id));
      })())"),
              Json::array())
        << arguments;
  }
  EXPECT_EQ(evaluate("new Set(Boards.of(page.searches.traces[0]).peers(0)).size"), 27);
}

TEST_F(CompareReportTreesTest, BoardsOfAllShapesAreDrawn) {
  std::string blank = "0";
  for (int square = 1; square < 36 * 36; ++square) blank += ",0";
  const auto drawn = [this](const std::string& puzzle) {
    open("--rules coursework --strategies dfs --max-nodes 4 --max-frontier none " + puzzle);
    choose("step", "2");
    std::string counts;
    for (const char* const what :
         {"td", ".candidates", ".decided", ".given", ".regionTop", ".regionLeft", ".further"}) {
      counts += std::to_string(count(std::string("#leftPanel ") + what)) + ' ';
    }
    return counts;
  };
  EXPECT_EQ(drawn(std::string(256, '.')), "256 255 1 0 48 48 0 ");
  EXPECT_EQ(drawn(blank), "1296 0 1 0 180 180 0 ");  // too large for candidates
  EXPECT_EQ(drawn("........3....4...5....3.2AAABBAABBBCCCDDCEDDDCEEEE"), "25 19 1 5 11 6 0 ");
  EXPECT_EQ(drawn("'1" + std::string(80, '.') + " --diagonals'"), "81 79 1 1 18 18 17 ");
}

TEST_F(CompareReportTreesTest, PlayingMovesOnAndPauses) {
  open("--rules coursework --strategies best " + kHard);
  const std::string step = "Number(byId('step').value)";
  click("play");
  EXPECT_EQ(text("#play"), "Pause");
  // One expression, so that the replay cannot end before it is paused.
  browser_->waitFor(step + " > 1 && (byId('play').click(), true)");
  EXPECT_EQ(text("#play"), "Play");
  EXPECT_THAT(evaluate(step).get<int>(), AllOf(Gt(1), Lt(248)));
}

TEST_F(CompareReportTreesTest, TwoSearchesAdvanceTogetherAndSwap) {
  open("--rules coursework,full --strategies best " + kHard);
  EXPECT_EQ(texts(".search .name"), Json({"best-first, coursework", "best-first, full"}));
  EXPECT_THAT(
      text("#why"),
      HasSubstr(
          "The rules differ, so the trees do: the solution is 5 steps deep with full, and 16 "));
  choose("step", "248");
  EXPECT_EQ(evaluate("page.searches.trees.map(({trace, current}) => trace.fate[current])"),
            Json({3, 3}));  // solutions
  EXPECT_THAT(text("#leftPanel .state"), StartsWith("Step 248 of 248"));
  EXPECT_THAT(text("#rightPanel .state"), AllOf(StartsWith("Ended after"), HasSubstr("solution")));
  choose("second", "0");  // which is on the left
  EXPECT_EQ(texts(".search .name"), Json({"best-first, full", "best-first, coursework"}));
  choose("scatterX", "1");
  EXPECT_EQ(evaluate("[byId('scatterX').value, byId('scatterY').value]"), Json({"1", "0"}));
  choose("second", "");
  EXPECT_EQ(evaluate("byId('right').hidden"), true);
}

TEST_F(CompareReportTreesTest, KeysMoveInTheTreeAndFoldIt) {
  open("--rules coursework --strategies best " + kHard);
  EXPECT_EQ(evaluate("tree.drawn"), 261);
  click("fold");
  const Json folded = evaluate("tree.drawn");
  evaluate("document.querySelector('#leftTree canvas').focus()");
  browser_->press("Home");
  browser_->press("ArrowDown");
  EXPECT_THAT(text("#leftTree .state"), StartsWith("State #1 · r1c2=1 · depth 1"));
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("state #1,"));
  browser_->press("ArrowRight");
  EXPECT_THAT(text("#leftTree .state"), StartsWith("Selected: state #2 "));
  browser_->press("ArrowRight");
  browser_->press("ArrowRight");
  EXPECT_EQ(text("#leftTree .state"), "Selected: state #4 · r1c2=6 · depth 1, h = 59 · open");
  browser_->press("Home");
  browser_->press("Enter");
  EXPECT_EQ(evaluate("tree.drawn"), 1);
  browser_->press("Enter");
  EXPECT_EQ(evaluate("tree.drawn"), 5);
  click("last");
  EXPECT_EQ(evaluate("tree.drawn"), folded);
  click("unfold");
  EXPECT_EQ(evaluate("tree.drawn"), 261);
  click("fold");
  EXPECT_EQ(evaluate("tree.drawn"), folded);
}

TEST_F(CompareReportTreesTest, TheFrontierOfAStarIsInTheOrderOfCostPlusH) {
  openReportOf("SolvePuzzle bridge --strategies astar,ida,best");
  for (const char* const step : {"1", "9", "19"}) {
    choose("step", step);
    EXPECT_THAT(text("#leftPanel .frontier h4"), EndsWith("wait, the smallest f on top"));
    EXPECT_EQ(evaluate(R"(Array.from(document.querySelectorAll("#leftPanel .frontier li"), (item) =>
        item.innerText.match(/f = (\d+) \(g = (\d+), h = (\d+)\)/).slice(1).map(Number))
        .filter(([f, g, h], i, all) => f === g + h && f >= (all[i - 1]?.[0] ?? 10)).length)"),
              count("#leftPanel .frontier li"));
  }
  choose("step", "4");
  EXPECT_THAT(text("#leftPanel .state"), EndsWith("state #2, f = 12 (g = 2, h = 10)"));
  EXPECT_THAT(text("#rightPanel .frontier li"), HasSubstr(" f = "));
  choose("second", "2");
  choose("step", "0");
  EXPECT_THAT(text("#rightTree .state"), HasSubstr("depth 0, h = 10"));
}

// The cost of A*'s route is its number of moves.
TEST_F(CompareReportTreesTest, RoutesOfDifferentCostsAreToldApart) {
  openReportOf("SolvePuzzle map S9G ... --strategies best,astar");
  EXPECT_THAT(text("#why"),
              HasSubstr("The solution that best-first finds costs 10, that of A* 4."));
  EXPECT_EQ(texts("#counters tbody td:nth-child(8)"), Json({"10", "4"}));
  EXPECT_EQ(texts("#counters tbody td:nth-child(7)"), Json({"2", "4"}));
}

// Every puzzle grows to the states that were born; repeats are born and do not wait.
TEST_F(CompareReportTreesTest, TheTreeGrowsWithTheReplay) {
  for (const std::string& command :
       {std::string("SolvePuzzle bridge --strategies astar,bfs"),
        "CompareSearch --rules coursework --strategies best,dfs " + kHard}) {
    openReportOf(command);
    EXPECT_EQ(evaluate("tree.trace.subtree[0]"), evaluate("tree.trace.size"));
    click("unfold");
    EXPECT_EQ(evaluate(R"(page.searches.trees.map((tree) => {
        const {trace} = tree, {order} = trace, wrong = [];
        for (let step = 0; step <= trace.steps; step += 3) {
          page.searches.replay.go(step);
          const isBorn = (parent) => parent < 0 || (order[parent] > 0 && order[parent] <= step);
          const waiting = [...order.keys()].filter((id) => trace.waitsAt(id, step)).length;
          if (tree.drawn !== trace.parent.filter(isBorn).length ||
              waiting !== trace.frontierSizes[step]) wrong.push(step);
        }
        return wrong;
      }))"),
              Json::parse("[[],[]]"));
  }
  click("fold");
  choose("step", "60");
  EXPECT_EQ(evaluate("tree.inside.reduce((sum, each) => sum + each)"), 71);
  const auto holesAndDead = [this] {
    return evaluate(R"([tree.panel, tree.colours[kDeadEnd]].map((colour) =>
        tree.canvas.drawing().querySelectorAll(`path[fill="${colour}"]`).length))");
  };
  EXPECT_EQ(holesAndDead(), Json({8, 1}));
  browser_->click("#leftPanel li:nth-child(4) button");
  EXPECT_EQ(text("#leftTree .state"), "Selected: state #12 · r1c4=7 · depth 3, h = 56 · open");
  evaluate(R"(var {canvas, camera, layout, trace} = tree;  // a click on state 5
      canvas.parentElement.append(make("i", {id: "five", style: `position: absolute; pointer-events: none;
          left: ${canvas.offsetLeft + camera.x(layout.x[5])}px;
          top: ${canvas.offsetTop + camera.y(trace.depth[5])}px`})))");
  browser_->click("#five");
  EXPECT_EQ(evaluate("tree.selected"), 5);
  click("last");
  EXPECT_EQ(holesAndDead(), Json({13, 6}));
  choose("step", "3");  // what is there fills the canvas, with words below
  EXPECT_GT(evaluate("tree.camera.scale"), 1);
  // Of each pixel, a state that is there is drawn.
  EXPECT_EQ(evaluate(R"((() => {
      const camera = new TreeCamera({clientWidth: 100, clientHeight: 100});
      const x = Array.from({length: 2500}, (_, id) => id), row = [...x];
      camera.scale = 0.04;
      const layout = {rows: [row], x, firstFrom: TreeLayout.prototype.firstFrom};
      return [camera.visible(layout, (id) => id % 25 > 12).length,
              camera.nearest(layout, 50, 0, (id) => id > 2000),
              camera.nearest(layout, 50, 0, (id) => id > 1000)];
    })())"),
            Json({100, -1, 1250}));
  openReportOf("SolvePuzzle queens 1");  // a small tree is drawn large, in the middle
  EXPECT_EQ(evaluate("[tree.camera.scale, tree.camera.height / 2 - tree.camera.top]"),
            Json({2, 36}));
}

TEST_F(CompareReportTreesTest, AnAnswerToWhichStateIsNextSaysWhy) {
  const auto ask = [this](const std::string& command, const std::map<int, std::string>& answers) {
    openReportOf(command);
    choose("step", "2");
    browser_->click("#asks");
    EXPECT_THAT(text("#leftPanel .frontier h4"), StartsWith("Which of "));
    for (const auto& [number, answer] : answers) {
      browser_->click("#leftPanel li:nth-child(" + std::to_string(number) + ") button");
      EXPECT_EQ(text("#leftPanel .answer"), answer);
      EXPECT_EQ(count("#leftPanel .answer.right"), answer.starts_with("Yes"));
    }
    EXPECT_EQ(evaluate("byId('step').value"), "2");
  };
  const std::string board = "CompareSearch --rules coursework " + kHard + " --strategies ";
  ask(board + "dfs", {{4, "Yes: #5 r1c3=2 is on top of the stack."},
                      {5, "No: #6 r1c3=4 lies in the stack under 1 state."}});
  ask(board + "best", {{1, "No: #2 r1c2=2 has h = 59; the least is 57."},
                       {4, "Yes: #5 r1c3=2 has h = 57; none that waits has less."},
                       {5, "No: #6 r1c3=4 has the least h too, 57, but came later."}});
  ask(board + "beam",
      {{1, "Yes: #2 r1c2=2 leaves next."}, {3, "No: #4 r1c2=6 leaves after 2 states."}});
  ask("SolvePuzzle bridge --strategies astar",
      {{2, "No: #3 1 and 5 across has f = 15; the least is 12."},
       {4, "No: #5 2 across has the least f too, 12, but a larger h."},
       {8, "Yes: #9 5 and 10 across has f = 12; none that waits has less."}});
  ask(board + "bfs", {{1, "Yes: #2 r1c2=2 is the first in the queue."}});
  browser_->click("#leftTree canvas");
  browser_->press("ArrowRight");  // from the state expanded last to its sibling
  browser_->press("ArrowRight");
  EXPECT_EQ(text("#leftPanel .answer"), "No: #3 r1c2=4 stands in the queue behind 1 state.");
  browser_->press("Home");  // which waits no more
  EXPECT_EQ(evaluate("byId('step').value"), "1");
  EXPECT_EQ(text("#leftPanel .answer"), "Choose it in the frontier or the tree.");
  click("last");
  EXPECT_EQ(count("#leftPanel .answer"), 0u);
}

TEST_F(CompareReportTreesTest, TreeBoardFrontierAndControlsStandOnOneScreen) {
  for (const std::string strategies : {"best", "best,learn"}) {
    open("--rules coursework --strategies " + strategies + ' ' + kHard);
    for (const auto& [width, height] : {std::pair(1280, 720), {1400, 900}, {1920, 1080}}) {
      browser_->resize(width, height);
      evaluate("byId('replay').scrollIntoView()");
      EXPECT_EQ(evaluate(R"(Array.from(document.querySelectorAll(
          "#first, #position, #asks, .tree, .panel table.board, .frontier ol, .change")).filter((each) => {
            const {top, bottom, left, right, height} = each.getBoundingClientRect();
            return each.checkVisibility() && (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth || height < 10);
          }).map((each) => each.outerHTML.slice(0, 60)))"),
                Json::array())
          << width << strategies;
      const std::string camera = "[tree.camera.left, tree.camera.top, tree.camera.scale]";
      evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      const Json fitted = evaluate(camera);
      click("fit");
      EXPECT_EQ(evaluate(camera), fitted);
      EXPECT_GT(evaluate("document.querySelector('.tree').clientHeight"), 150);
      EXPECT_GT(evaluate("document.querySelector('.panel table.board').clientHeight"), 270);
    }
  }
}

// The example of docs/learning-from-conflicts.md.
TEST_F(CompareReportTreesTest, ContradictionsNameTheirClauseAndTheBackjump) {
  open("--strategies learn,dfs --rules full " + kLearning);
  evaluate("tree.choose(tree.trace.clause.indexOf('not all of: r4c6 is not 2, r5c5 is not 2'))");
  const std::string lesson =
      "Learned: not all of: r4c6 is not 2, r5c5 is not 2. The search jumps back 2 levels, to level "
      "1.";
  EXPECT_THAT(text("#leftTree .state"),
              AllOf(HasSubstr("r4c8 is 2 · level 3"), HasSubstr("a contradiction · " + lesson)));
  EXPECT_THAT(text("#leftPanel .change"),
              AllOf(StartsWith("Decision: r4c8 is 2. 15 squares followed; 15 candidates were "
                               "removed elsewhere. Contradiction: "),
                    EndsWith("and so does the opposite. " + lesson)));
  EXPECT_EQ(texts("#leftPanel li"),
            Json({"level 3 r4c8 is 2", "level 2 r2c9 is 5", "level 1 r1c1 is 6"}));
  EXPECT_EQ(texts("#leftPanel td.decided"), Json({"2"}));
  EXPECT_EQ(count("#leftPanel td.contradicted"), 1u);
  EXPECT_THAT(text("#rightPanel .frontier"), StartsWith("Frontier: "));
  EXPECT_THAT(text("#leftTree .legend"), HasSubstr("contradiction: a clause is learned"));
  EXPECT_EQ(count("#frontierChart polyline"), 1u);  // only depth-first search has a frontier
  EXPECT_EQ(count("#heuristicChart polyline"), 2u);
  EXPECT_THAT(text("#counters"), HasSubstr("longest backjump"));
  const std::string dashes =
      "tree.canvas.drawing().querySelectorAll('[stroke-dasharray=\"5 3\"]').length";
  EXPECT_EQ(evaluate(dashes), 1);
  click("back");
  EXPECT_EQ(evaluate(dashes), 0);  // the contradiction is not met yet
  click("forward");
  click("forward");
  EXPECT_THAT(text("#leftPanel .change"), StartsWith("By the clause learned last: r4c6 is 2. 33 "));
  choose("search", "1");
  EXPECT_THAT(text("#leftTree .legend"), testing::Not(HasSubstr("backjump")));
  EXPECT_THAT(text("#rightTree .legend"), HasSubstr("backjump"));
}

TEST_F(CompareReportTreesTest, SearchesThatLearnEndInWords) {
  open("--strategies learn --rules coursework " + kConflict);
  click("last");
  EXPECT_EQ(text("#leftPanel .change"), "The givens contradict each other.");
  open("--strategies learn --rules coursework " + kEndless);
  click("last");
  EXPECT_THAT(text("#leftPanel .change"),
              EndsWith("no decision left to give up: no further solution."));
  open("--strategies learn --max-nodes 2 --rules coursework " + kInkala2006);
  EXPECT_THAT(text("#leftTree .legend"), HasSubstr("open: the search was stopped there"));
}

// Rounds of iterative deepening are trees beside each other; repeats do not wait in the frontier.
TEST_F(CompareReportTreesTest, TracesOfOtherPuzzlesOpenInTheSamePage) {
  open("--rules full " + kEasy);
  shell_.run(
      "for puzzle in tiles bridge; do SolvePuzzle $puzzle --trace $puzzle.jsonl; done; "
      "gzip bridge.jsonl; head -c 99 bridge.jsonl.gz > cut.gz; CompareSearch --strategies bfs "
      "--rules coursework --max-states 20 --trace few.jsonl " +
      kHard);
  openTrace("tiles.jsonl");
  EXPECT_EQ(text("#traceSaid"), "tiles.jsonl is shown.");
  choose("search", "6");  // behind three of the page
  EXPECT_EQ(text("#leftTree .name"), "A*, yours");
  EXPECT_EQ(evaluate("tree.trace.fate.filter((fate) => fate === kRepeat).length"), 19);
  EXPECT_EQ(evaluate("Math.max(...tree.trace.frontierSizes)"), 17);  // SolvePuzzle's peak
  EXPECT_THAT(text("#leftTree .legend"), HasSubstr("repeat: "));
  click("last");
  EXPECT_THAT(text("#leftPanel .drawing"), HasSubstr("1  2"));
  openTrace("bridge.jsonl.gz");
  const Json ids = evaluate(
      "page.searches.traces.findIndex(({about}) => "
      "about.strategy === 'ids' && about.puzzle.startsWith('bridge'))");
  choose("search", ids.dump());
  click("unfold");
  // The solution is 5 moves away, so the bounds are 0 to 5.
  EXPECT_EQ(evaluate("tree.layout.rows[0].length"), 6);
  EXPECT_THAT(text("#leftTree .legend"), HasSubstr("discarded by "));
  openTrace("few.jsonl");  // the fates of states that were not recorded are unknown
  EXPECT_EQ(evaluate("[...tree.trace.isDead].every((dead, id) => "
                     "dead === Number(tree.trace.fate[id] === kDeadEnd))"),
            true);
  openTrace("cut.gz");
  EXPECT_THAT(text("#traceSaid"), StartsWith("cut.gz: it is cut off, damaged "));
}

// A report has no program to say what is wrong.
TEST_F(CompareReportTreesTest, AFileThatIsNoTraceIsNamed) {
  open("--rules full " + kEasy);
  const std::string start = "{\"trace\":\"search\",\"version\":1}\n{\"id\":0,\"parent\":";
  for (const std::string& content :
       {std::string(), std::string("nonsense"), start.substr(start.find('\n') + 1) + "null}",
        start + "0}", start + "null,\"order\":1e9}",
        start + "null}\n" + "{\"id\":2,\"parent\":0}"}) {
    const std::string file = std::to_string(content.size()) + ".jsonl";
    shell_.write(file, content);
    openTrace(file);
    EXPECT_EQ(text("#traceSaid.error"), file +
                                            " is no trace of at most 10,000,000 steps; "
                                            "CompareSearch --against says what is wrong");
  }
}

// Only what is visible is drawn. The required fields alone say how many states were expanded.
TEST_F(CompareReportTreesTest, LargeDeepAndForeignTracesAreShown) {
  open("--rules full " + kEasy);
  const std::string html = "<img src=x onerror=hacked=1>";
  const std::string texts =
      Json{{"text", html}, {"decision", html}, {"strategy", html}, {"error", html}}.dump().substr(
          1);
  const auto show = [&](int states, bool isChain) {
    std::string trace = "{\"trace\":\"search\",\"version\":1," + texts;
    for (int id = 0; id < states; ++id) {
      const std::string parent = id == 0 ? "null" : std::to_string(isChain ? id - 1 : 0);
      trace += "\n{\"id\":" + std::to_string(id) + ",\"order\":" + std::to_string(id + 1) +
               ",\"fate\":\"" + (id == states - 1 ? "solution" : "expanded") +
               "\",\"parent\":" + parent + ',' + texts;
    }
    shell_.write(std::to_string(states), trace);
    openTrace(std::to_string(states));
    for (const char* const control : {"unfold", "zoomIn", "last", "fold"}) {
      click(control);
      EXPECT_THAT(evaluate("tree.drawn").get<int>(), AllOf(Gt(0), Lt(5'000))) << control;
    }
    EXPECT_EQ(text("#leftPanel pre"), html);
    EXPECT_EQ(count("img"), 0u);
    return text("#traceSaid") + text("#why p");
  };
  EXPECT_THAT(show(3, true), AllOf(StartsWith("3 is shown." + html + ", yours expanded 2 states, "),
                                   EndsWith("while it ran: " + html + '.')));
  EXPECT_THAT(show(10'000, false), HasSubstr("expanded 9,999 states, 1 of them"));
  EXPECT_THAT(show(200'000, true), HasSubstr("It is large: these are its first 199,800 states."));
}

}  // namespace
