// ReportInBrowser.h: a page that a program wrote, in a real browser, without an error and without
// the network. Where there is no Chromium, its tests are skipped.

#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/programs/Browser.h"
#include "tests/programs/Shell.h"

class ReportInBrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (Browser::command().empty()) {
      GTEST_SKIP() << "there is no Chromium on this machine, so the report was not opened; on "
                      "Debian: apt-get install chromium";
    }
    browser_ = &Browser::withNewTab();
  }

  void TearDown() override {
    if (browser_ == nullptr) return;
    EXPECT_THAT(browser_->errors(), testing::IsEmpty());
    EXPECT_THAT(browser_->requests(), testing::Each(testing::ContainsRegex("^(file|blob|data):")));
  }

  // Writes a report with these arguments of CompareSearch and opens it.
  void open(const std::string& arguments) { openReportOf("CompareSearch " + arguments); }

  void openReportOf(const std::string& command) {
    const ShellResult result = shell_.run(command + " --report report.html");
    ASSERT_EQ(result.status, 0) << result.err;
    browser_->open(shell_.path("report.html"));
    evaluate("var [tree] = page.searches.trees");  // the one on the left
  }

  nlohmann::json evaluate(const std::string& expression) { return browser_->evaluate(expression); }

  std::string text(const std::string& selector) {
    return evaluate("document.querySelector('" + selector + "').innerText");
  }

  // The texts of all elements that match; of the cells of each, if it is a row of a table.
  nlohmann::json texts(const std::string& selector) {
    return evaluate("Array.from(document.querySelectorAll('" + selector +
                    "'), (each) => each.cells ? Array.from(each.cells, (cell) => cell.textContent) "
                    ": each.textContent)");
  }

  std::size_t count(const std::string& selector) { return texts(selector).size(); }

  // Opens a trace with the file chooser, and waits until the page reports the result.
  void openTrace(const std::string& file) {
    evaluate("byId('traceSaid').textContent = ''");
    browser_->chooseFile("traceFile", shell_.path(file));
    browser_->waitFor("!/^(Reading.*)?$/.test(byId('traceSaid').textContent)");
  }

  // Waits for the second tree too, which the page may draw in a timer. Timers fire in their order.
  void click(const std::string& id) {
    evaluate("byId('" + id + "').click(); new Promise((done) => setTimeout(done))");
  }

  // Chooses from a list or enters a number.
  void choose(const std::string& id, const std::string& value) {
    evaluate("byId('" + id + "').value = '" + value + "'; byId('" + id +
             "').dispatchEvent(new Event('change'))");
  }

  // The board on the left, row by row, a dot for a blank.
  std::string board() {
    return evaluate(R"(Array.from(document.querySelectorAll("#leftPanel table.board td"),
        (cell) => cell.querySelector(".candidates") ? "." : cell.textContent).join(""))");
  }

  Shell shell_;
  Browser* browser_ = nullptr;
};
