// The page of apps/web in a real browser: it searches as the programs do, and is used by mouse and
// keyboard. Where apps/web/build.sh has not built it, the tests are skipped.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

const std::string kSearchPage = BUILD_DIR "/sudoku-search.html";
const std::string kAllRules = " --rules coursework,pairs,collapse,pairs+collapse,full";
const std::string kBlank(81, '.');
const std::string kJigsaw =
    "..3......6..8.....31....5.....1.769...5............81...2.....94....1.5..9....3.."
    "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";

class WebPageTest : public ReportInBrowser {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(kSearchPage)) {
      GTEST_SKIP() << "the page was not built, so it was not opened: apps/web/build.sh builds it";
    }
    ReportInBrowser::SetUp();
    if (browser_ == nullptr) return;
    browser_->open(kSearchPage + "#strategies=best&rules=full");
    browser_->call("Browser.grantPermissions",
                   {{"permissions", {"clipboardReadWrite", "clipboardSanitizedWrite"}}});
  }

  void set(const std::string& puzzle, const char* strategies, const std::string& rules,
           const char* nodes) {
    const Json choices{{"puzzle", puzzle}, {"strategies", strategies}, {"rules", rules}};
    evaluate("page.set({nodes: " + std::string(nodes) + ", seconds: 1e5, ..." + choices.dump() +
             "})");
  }

  // Searches, and returns what the page says at the end.
  std::string search(const std::string& puzzle, const char* strategies = "dfs",
                     const std::string& rules = "full", const char* nodes = "100000") {
    set(puzzle, strategies, rules, nodes);
    evaluate("page.start()");
    return text("#searchSaid");
  }

  std::string value(const std::string& id) { return evaluate("byId('" + id + "').value"); }

  void press(const std::string& keys) {
    std::istringstream in(keys);
    for (std::string key; in >> key;) browser_->press(key);
  }

  // Does what makes the page read a puzzle, and waits until it has.
  template <class Action>
  void reading(Action action) {
    evaluate("say('puzzleSaid', 'waiting')");
    action();
    browser_->waitFor("byId('puzzleSaid').textContent.search(/waiting|Making/) < 0");
  }

  void paste(const std::string& pasted) {
    evaluate("navigator.clipboard.writeText(" + Json(pasted).dump() + ")");
    reading([&] { browser_->press("v", {{"modifiers", 2}, {"commands", {"paste"}}}); });
  }

  void chooseShape(const std::string& id, const std::string& chosen) {
    reading([&] { choose(id, chosen); });
  }
};

TEST_F(WebPageTest, EverySearchIsThatOfTheProgram) {
  const auto expectSame = [this](const std::string& command, const std::string& puzzle,
                                 const std::string& strategies, const std::string& rules,
                                 const char* nodes) {
    const std::string options =
        " --format json --strategies " + strategies + " --max-nodes " + nodes;
    const Json records = Json::parse(shell_.run(command + options).out)["searches"];
    Json counts = Json::array();
    for (const Json& each : records) {
      counts.push_back({each["outcome"], each["expanded"], each["generated"], each["repeats"],
                        each["peakFrontier"], each["depth"]});
    }
    search(puzzle, strategies.c_str(), rules, nodes);
    EXPECT_EQ(evaluate("page.data.runs.map((run) => [run[2], ...run.slice(4, 9)])"), counts)
        << command;
  };
  const std::string strategies = "bfs,best,dfs,astar,ids,ida,beam,lds", rules = kAllRules.substr(9);
  for (const std::string& puzzle : {kHard, kJigsaw, std::string(36, '.') + " --diagonals"}) {
    expectSame("CompareSearch '" + puzzle + '\'' + kAllRules, puzzle, strategies + ",learn", rules,
               "20");
  }
  for (const std::string words :
       {"queens 6", "tiles 3 6 1 7 0 2 8 5 4", "bridge 1 2 5 10", "map S.#.G ..#.. .3..."}) {
    expectSame("SolvePuzzle " + words, words, strategies, "", "20");
  }
  const std::string large =
      shell_.run("awk '/^[0-9]/ { printf $0; exit }' '" PUZZLES_DIR "/generated/25x25.txt'").out;
  expectSame("CompareSearch " + large + kAllRules, large, "learn", rules, "1000");
}

TEST_F(WebPageTest, TimesAreRoughAndThoseOfRuleSetsAreOfOneKindOfBoard) {
  search(kEasy, "dfs", "pairs,full");
  EXPECT_THAT(text("#notes"), HasSubstr("All rule sets ran on general boards"));
  EXPECT_THAT(text("#counters tbody"), ContainsRegex("about [0-9]+"));
  EXPECT_THAT(text("#scores tbody"), ContainsRegex("about [0-9]+"));
}

TEST_F(WebPageTest, KeysAndClicksEnterValuesAndUndoThem) {
  search(kBlank);
  browser_->click("#editor td");
  press("5 ArrowRight 7 ArrowDown 6");
  EXPECT_EQ(value("text").substr(0, 12), "57........6.");
  browser_->press("z", {{"modifiers", 2}});
  press("ArrowUp Backspace");
  browser_->click("#editor tr:last-child td:last-child");
  browser_->click("#pad button:nth-child(10)");
  browser_->click("#undo");
  browser_->click("#pad button:nth-child(9)");
  EXPECT_EQ(value("text"), '5' + kBlank.substr(2) + '8');
  browser_->click("#editor td:last-child");
  press("5");  // stands in the same row
  EXPECT_EQ(text("#puzzleSaid"), "Two equal values share a unit.");
  EXPECT_EQ(count("#editor .contradicted"), 2u);
  press("4");
  EXPECT_EQ(text("#puzzleSaid"), "");
  browser_->click("#candidates");
  EXPECT_EQ(texts("#editor td")[1], "1 2 3\n    6\n7 8 9");
  chooseShape("size", "16");
  browser_->click("#editor td");
  press("1 6 ArrowRight 1 7 ArrowRight 1 2 ArrowRight 1 5 Backspace");
  EXPECT_THAT(value("text"), StartsWith("16,7,12,1,0,"));
}

TEST_F(WebPageTest, PuzzlesArePastedWrittenChosenAndMade) {
  browser_->click("#editor td");
  paste("1 2|3 4\n3 4|1 2\n---+---\n2 1|4 3\n4 3|2 .\n");
  EXPECT_EQ(value("text"), "123434122143432.");
  paste(kEasy + '\n' + kHard);
  choose("listed", "1");
  paste(kEasy.substr(1));
  EXPECT_THAT(text("#puzzleSaid.error"), StartsWith("text:1:1: found 1 line of 80 squares"));
  paste("<p>A puzzle!</p>");
  EXPECT_THAT(text("#puzzleSaid.error"), HasSubstr("it seems to be HTML or XML; copy the squares"));
  EXPECT_EQ(value("text"), kHard);
  reading([&] {
    evaluate("byId('text').select()");
    browser_->call("Input.insertText", {{"text", kBlank + " --diagonals"}});
    press("Tab");
  });
  EXPECT_EQ(evaluate("[byId('diagonals').checked, byId('windows').checked]"), Json({true, false}));

  chooseShape("examples", "25x25");
  EXPECT_EQ(count("#listed option"), 5u);
  for (const char* const size : {"4", "6", "8", "10", "12", "15", "16", "20", "25", "9"}) {
    chooseShape("size", size);
    EXPECT_EQ(count("#editor tr"), std::stoul(size));
  }
  chooseShape("regions", "jigsaw");
  reading([&] { browser_->click("#diagonals"); });
  EXPECT_THAT(value("text"), StartsWith(kBlank + "AAABCC"));
  for (const char* const level : {"easy", "hard", "hardest"}) {
    const std::string before = value("text");
    choose("level", level);
    reading([&] { browser_->click("#another"); });
    EXPECT_NE(value("text"), before);
    EXPECT_THAT(value("text"), testing::ContainsRegex("AAABCC.* --diagonals"));
  }
}

// The trace names no rules, like those of one's own driver. A stack has no room for its 6 MB.
TEST_F(WebPageTest, ATraceIsDroppedOnThePageAndStandsBesideOurs) {
  shell_.run("CompareSearch --rules pairs --strategies bfs,best --trace own.jsonl " + kEasy + ' ' +
             kHard +
             "; sed -i \"s/,.rules.:.pairs.//; s/$/$(printf %6999s)/\" own.jsonl; gzip own.jsonl");
  const Json data{{"items", Json::array()},
                  {"files", {shell_.path("own.jsonl.gz").string()}},
                  {"dragOperationsMask", 1}};
  for (const char* const type : {"dragEnter", "dragOver", "drop"}) {
    browser_->call("Input.dispatchDragEvent", {{"type", type}, {"x", 9}, {"y", 9}, {"data", data}});
    EXPECT_EQ(count("body.dropping"), type == std::string("dragOver") ? 1u : 0u);
  }
  browser_->waitFor("document.querySelector('.difference')");
  choose("search", "3");
  EXPECT_EQ(texts(".search .name"), Json({"best-first, yours", "best-first, pairs"}));
  const std::string same = text(".difference");
  choose("ourRules", "coursework");
  browser_->waitFor("document.querySelector('.difference').textContent !== '" + same + "'");
  EXPECT_EQ(texts("#counters td:first-child"),
            Json({"yours", "coursework", "yours", "coursework"}));
  const Json difference = evaluate("page.own[3].about.difference");
  EXPECT_EQ(evaluate("page.report.searches.trees.map(({selected}) => selected)"),
            Json({difference["yours"], difference["ours"]}));
  EXPECT_NE(value("step"), "0");
}

TEST_F(WebPageTest, WhatIsWrongWithATraceIsSaidAsByThePrograms) {
  shell_.write("bad.jsonl", "{\"trace\":\"search\",\"version\":1}\n{\"id\":1}");
  const std::string error = shell_.run("CompareSearch --against bad.jsonl").err;
  openTrace("bad.jsonl");
  EXPECT_EQ("CompareSearch: " + text("#traceSaid.error") + '\n', error);
}

TEST_F(WebPageTest, AnEndlessSearchLeavesThePageFreeAndIsStopped) {
  set("tiles 15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0", "best,ids", "", "1e15");
  browser_->click("#start");
  browser_->waitFor("byId('searchSaid').textContent === '1 of 2 searches are done.'");
  EXPECT_EQ(evaluate("new Promise((done) => { let frames = 0; const next = () => ++frames === 20 ? "
                     "done(byId('stop').disabled) : requestAnimationFrame(next); next(); })"),
            false);
  browser_->click("#stop");
  EXPECT_EQ(text("#searchSaid"), "Stopped.");
  browser_->waitFor("byId('notes').textContent.includes('Stopped after 1 of 2 searches.')");
  EXPECT_EQ(search(kEasy), "It has exactly one solution.");
}

TEST_F(WebPageTest, TheAddressAndTheSavedReportShowTheSame) {
  search(kBlank + " --diagonals", "ida,learn", "pairs+collapse,norvig", "1234");
  const std::string shown = "[page.data.runs.map((run) => run.toSpliced(10, 1)), page.choices]";
  const Json before = evaluate(shown);
  browser_->click("nav a");  // goes to a part of the page
  browser_->click("#copyAddress");
  browser_->waitFor("byId('searchSaid').textContent.startsWith('Copied')");
  const std::string address = evaluate("navigator.clipboard.readText()");
  browser_ = &Browser::withNewTab();
  browser_->open(address.substr(7));  // without file://
  EXPECT_EQ(evaluate(shown), before);

  browser_->call("Browser.setDownloadBehavior",
                 {{"behavior", "allow"}, {"downloadPath", shell_.path("").string()}});
  browser_->click("#saveReport");
  shell_.run("until [[ -e report.html ]]; do sleep 0.05; done");
  const Json here = evaluate("[page.data, page.traces.map(({size}) => size)]");
  browser_->open(shell_.path("report.html"));
  EXPECT_EQ(evaluate("[page.comparison.data, page.searches.traces.map(({size}) => size)]"), here);
}

TEST_F(WebPageTest, EveryEndIsASentence) {
  EXPECT_THAT(search(kConflict), StartsWith("The givens contradict each other: "));
  EXPECT_EQ(search(std::string(81, '5')),
            "The givens contradict each other: r1c2: its row has 5 already, at r1c1; r1c3: its row "
            "has 5 already, at r1c1; r1c4: its row has 5 already, at r1c1; and 213 more.");
  EXPECT_THAT(search(kBlank), StartsWith("It has several solutions; "));
  EXPECT_EQ(search("12345678" + kBlank.substr(18) + ".........9"), "It has no solution.");
  EXPECT_THAT(text("#notes"), HasSubstr("all states were searched: 1 puzzle without a solution"));
  search(kHard, "bfs", "coursework", "1000");
  EXPECT_THAT(text("#notes"), HasSubstr("≥ at least, because searches were stopped early"));
  EXPECT_THAT(search(kEasy, "dfs", "fast"), HasSubstr("'fast'"));
  EXPECT_EQ(search(kEasy, ""), "Choose a strategy.");
  EXPECT_EQ(search(kEasy, "dfs", ""), "Choose a rule set.");
  EXPECT_THAT(search("queens 33", "bfs", ""), HasSubstr("from 1 to 32"));
  EXPECT_EQ(search("bridge 1 2 5 10", "bfs", ""), "");
  EXPECT_THAT(text("#solution"), HasSubstr("across"));
  EXPECT_EQ(search("queens 3", "bfs", ""), "It has no solution.");
  EXPECT_EQ(search("map S#G", "bfs", ""), "There is no route from S to G.");
  evaluate("byId('nodes').value = ''");
  browser_->click("#start");
  EXPECT_EQ(evaluate("byId('nodes').matches(':focus:invalid')"), true);
}

TEST_F(WebPageTest, ABrowserThatCannotRunTheProgramIsToldSo) {
  evaluate("compiled = null; byId('worker').prepend('WebAssembly.compile = null;')");
  search(kEasy);
  EXPECT_THAT(text("#puzzleSaid"),
              HasSubstr("needs WebAssembly with SIMD and exceptions: Chrome 95, "));
}

// The test looks at hidden texts too, and at a board with diagonals, which have a darker ground.
TEST_F(WebPageTest, EveryTextStandsOutFromItsGround) {
  for (const bool isDark : {false, true}) {
    browser_->show("screen", isDark);
    search(kBlank + " --diagonals", "bfs,dfs,beam", "coursework", "40");
    choose("step", "9");
    EXPECT_EQ(evaluate(R"((() => {
        const light = (colour) => {
          const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => part / 255)
              .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
          return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const groundOf = (each) => {
          const {backgroundColor} = getComputedStyle(each);
          return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(each.parentElement) : backgroundColor;
        };
        const hasText = ({childNodes}) => [...childNodes].some(({nodeType, data}) =>
            nodeType === Node.TEXT_NODE && data.trim());
        return [...document.body.querySelectorAll(':not(svg *, script, style, .symbol)')]
            .filter(hasText).filter((each) => {
              const one = light(getComputedStyle(each).color), other = light(groundOf(each));
              return Math.max(one, other) / Math.min(one, other) < 4.5;
            }).map(({outerHTML}) => outerHTML.slice(0, 200)).slice(0, 5);
      })())"),
              Json::array());
  }
}

TEST_F(WebPageTest, CandidatesAreDrawnWhereTheyAreLegible) {
  const std::string inPixels =
      "parseFloat(getComputedStyle(document.querySelector('#editor .candidates')).fontSize)";
  browser_->click("#candidates");
  search(kBlank);
  EXPECT_THAT(evaluate(inPixels), testing::Ge(6));
  search(std::string(625, '.'));
  EXPECT_EQ(evaluate(inPixels), 0);
}

TEST_F(WebPageTest, AnAddressWithoutAReadableSudokuHasABoardToo) {
  for (const std::string puzzle : {"abc", "queens+5"}) {
    browser_ = &Browser::withNewTab();
    browser_->open(kSearchPage + "#strategies=best&puzzle=" + puzzle);
    EXPECT_EQ(text("#searchSaid"), puzzle == "abc" ? "The text of the puzzle can't be read." : "");
    choose("kind", "sudoku");
    evaluate("page.start()");
    EXPECT_EQ(text("#searchSaid"), "It has exactly one solution.");
  }
}

TEST_F(WebPageTest, AMapIsDrawnByPointerAndKeysAndSearched) {
  search("map twice S.... ..... ....G", "astar,best,ida", "");
  const auto square = [](int n) {
    return "#mapEditor tr:nth-child(" + std::to_string(n / 5 + 1) + ") td:nth-child(" +
           std::to_string(n % 5 + 1) + ")";
  };
  browser_->drag(square(2), square(7));  // a wall of two squares
  browser_->drag(square(0), square(2));  // the start, onto the wall
  press("# ArrowLeft ArrowDown # ArrowDown 5 ArrowRight ArrowRight ArrowDown . s ArrowRight s");
  EXPECT_EQ(value("words"), "twice\n..#..\n.##..\n.5.SG");
  press("ArrowRight G ArrowUp g # ArrowLeft ArrowLeft ArrowLeft ArrowLeft ArrowLeft 1");
  EXPECT_EQ(value("words"), "twice\n..#..\n.##.G\n.5.S.");
  EXPECT_EQ(evaluate("document.activeElement.ariaLabel"), "row 2, column 1: ground");
  EXPECT_EQ(count("#mapEditor [tabindex=\"0\"]"), 1u);
  EXPECT_EQ(value("maps"), "");
  EXPECT_EQ(value("heuristic"), "twice");
  choose("heuristic", "none");
  EXPECT_THAT(value("words"), StartsWith("none\n..#"));
  choose("heuristic", "manhattan");
  browser_->click("#clearMap");
  EXPECT_EQ(value("words"), ".....\n....G\n...S.");
  choose("words", "S.x");
  EXPECT_THAT(text("#puzzleSaid"), HasSubstr("no map"));
  EXPECT_EQ(count("#mapEditor td"), 0u);
  choose("maps", "costs");
  EXPECT_EQ(count("#mapEditor [tabindex=\"0\"]"), 1u);
  click("start");
  browser_->waitFor("byId('searchSaid').textContent.startsWith('Manhattan')");
  EXPECT_THAT(text("#searchSaid"), HasSubstr("best-first's costs 60 more"));
}

// A square has a sign, o if it waits, x expanded, + on the path, @ at its end, # for a wall; its
// text, which may be f and g+h; and $ with what it costs, if that is more than 1.
TEST_F(WebPageTest, TheReplayColoursTheSquaresOfAMap) {
  search("map S.#.G ..#.. .3... .2#..", "bfs,astar,best,ida,ids", "");
  const auto shown = [this](const char* search, const char* step) -> std::string {
    if (value("search") != search) choose("search", search);
    choose("step", step);
    return evaluate(R"((() => {
        const signs = {waits: "o", expanded: "x", path: "+", here: "@", wall: "#", end: ""};
        const wordOf = ({classList, textContent, style}) =>
            `${signs[[...classList].at(-1)] ?? "."}${textContent}$${style.getPropertyValue("--cost")}`;
        return Array.from(document.querySelectorAll("#leftPanel .map tr"), ({cells}) =>
            Array.from(cells, wordOf).join(" ")).join(" | ").replaceAll("$0", "");
      })())");
  };
  EXPECT_EQ(shown("0", "6"), "+S + # . G | x + # . . | x @3$3 o . . | o o2$2 # . .");
  EXPECT_EQ(shown("0", "99"), "+S + # + @G | x + # + x | x +3$3 + + x | x x2$2 # x x");
  EXPECT_EQ(shown("1", "4"), "+S x3 # . G | @5 x4 # . . | o6 o5$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("3", "8"), "+S x # . G | @ x # . . | o .3$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("4", "9"), "@S o41+3 # . G | o61+5 . # . . | . .3$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("4", "11"), "+S +41+3 # . G | o83+5 @62+4 # . . | . .3$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("4", "13"),
            "+S x41+3 # . G | @61+5 x62+4 # . . | o82+6 .3$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("2", "3"),
            "+S +41+3 # . G | o61+5 @62+4 # . . | . o105+5$3 . . . | . .2$2 # . .");
  EXPECT_EQ(shown("2", "7"),
            "+S +41+3 # . G | x61+5 +62+4 # . . | x82+6 +105+5$3 @106+4 o107+3 . | o103+7 o137+6$2 "
            "# . .");
  EXPECT_EQ(evaluate("document.querySelector('#leftPanel polyline').getAttribute('points')"),
            "0.5,0.5 1.5,0.5 1.5,1.5 1.5,2.5 2.5,2.5");
  EXPECT_EQ(evaluate("document.querySelector('#leftPanel .mapFrame').ariaLabel"),
            "Map: 7 squares expanded, 3 waiting, a path of 4 moves to r3c3");
  EXPECT_THAT(text("#mapLegend"), HasSubstr("that state"));
  for (const std::string words :
       {"map S.. .G", "map S.S", "map S.x G..", "map", "queens 4", "map .S G."}) {
    const Json about{{"puzzle", words}};
    const std::string move = words == "map .S G." ? "r3c1" : "r1c1";
    EXPECT_EQ(evaluate("GridMap.of({about: " + about.dump() + ", size: 1, decision: ['', '" + move +
                       "'], parent: [-1, 0], roots: [0]})"),
              Json());
  }
}

TEST_F(WebPageTest, MemoryDoesNotGrowWithTheNumberOfSearches) {
  const auto metricsAfter = [this](const std::string& searches) {
    evaluate("(async () => { for (let i = 0; i < " + searches +
             "; ++i) { page.start(); byId('stop').click(); await page.start(); } })()");
    browser_->call("HeapProfiler.collectGarbage");
    std::map<std::string, double> metrics;
    const Json answer = browser_->call("Performance.getMetrics");
    for (const Json& each : answer["metrics"]) metrics[each["name"]] = each["value"];
    return metrics;
  };
  browser_->call("Performance.enable");
  auto early = metricsAfter("10"), late = metricsAfter("100");
  for (const char* const key : {"Nodes", "Documents", "JSEventListeners", "WorkerGlobalScopes"}) {
    EXPECT_THAT(late.at(key), testing::Le(1.5 * early.at(key))) << key;
  }
  EXPECT_THAT(late.at("JSHeapUsedSize"), testing::Le(early.at("JSHeapUsedSize") + 2e6));
}

TEST_F(WebPageTest, EveryControlHasANameAndIsReachedByTab) {
  search(kHard);
  int squares = 0;
  const Json tree = browser_->call("Accessibility.getFullAXTree");
  for (const Json& node : tree["nodes"]) {
    if (node["ignored"] == true) continue;
    const std::string role = node["role"]["value"], name = node["name"]["value"];
    squares += role == "gridcell" && name.starts_with("row ");
    const bool isControl =
        role != "generic" && node.dump().find("\"focusable\"") != std::string::npos;
    EXPECT_FALSE(isControl && name.empty()) << node;
  }
  EXPECT_EQ(squares, 81);
  evaluate(R"(missed = new Set([...document.querySelectorAll(
      "a, button, input, select, summary, textarea, [tabindex='0']")].filter((each) =>
      !each.disabled && each.checkVisibility())); document.activeElement.blur())");
  do {
    press("Tab");
    evaluate("missed.delete(document.activeElement)");
  } while (evaluate("document.activeElement !== document.body") == true);
  EXPECT_EQ(evaluate("Array.from(missed, (each) => each.outerHTML)"), Json::array());
}

TEST_F(WebPageTest, NothingIsWiderThanTheScreen) {
  for (const int width : {400, 1400, 1920}) {
    browser_->resize(width, 800);
    for (const std::string& puzzle : {kHard, std::string(625, '.')}) {
      search(puzzle, "dfs,learn", kAllRules.substr(9), "20");
      EXPECT_EQ(evaluate("document.documentElement.scrollWidth"), width);
    }
  }
}

TEST_F(WebPageTest, TheLastStepOfAnExplanationIsTheSolution) {
  for (const std::string& puzzle : {kHard, kJigsaw}) {
    search(puzzle);
    evaluate("byId('explained').hidden = true");
    browser_->click("#explain");
    browser_->waitFor("!byId('explained').hidden");
    browser_->click("#explainLast");
    const Json board = evaluate("byId('explainBoard').textContent");
    EXPECT_EQ(board, shell_.run("sudoku solve '" + puzzle + "'").out.substr(0, 81));
  }
}

}  // namespace
