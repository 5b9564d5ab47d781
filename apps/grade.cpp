// grade.cpp: the program `grade`, which marks submissions of the Sudoku coursework. Its parts are
// in grade/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>

#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Check.h"
#include "apps/grade/program/GradeClass.h"
#include "apps/grade/program/GradeOne.h"
#include "apps/grade/program/GradescopeZip.h"
#include "apps/support/CommandLine.h"

namespace {

using apps::ExitStatus;
using grading::Options;

constexpr const char* kFooter =
    R"(Exit status (the highest that applies):
  0  graded, whatever the marks
  1  fewer marks than --fail-below asks for
  2  the command line is wrong, or the weights or given headers are
  3  the time ran out, so some tests were not run
  4  the submission, or one of the class, could not be graded at all: it is damaged, say
  5  no sandbox works, the compiler does not work, the output could not be
     written, or an internal error occurred
  130  Ctrl-C

Examples:
  grade ada.zip
  grade --seed 7 --part a,b ada.zip
  grade --output junit=ada.xml --output json=ada.json ada.zip
  grade --check --given headers --weights weights.json
  grade --all class --out grades
  grade --gradescope-zip autograder.zip

docs/grading.md is the guide for instructors.)";

int grade(const Options& options) {
  if (options.printsWeights) {
    std::cout << grading::defaultWeights();
    return 0;
  }
  if (!std::filesystem::exists("/proc/self/exe")) {
    throw std::runtime_error("/proc is not mounted here; as root: mount -t proc proc /proc");
  }
  if (options.checks) {
    grading::requireMarkable(options);
    double marks = 0;
    for (const auto& each : grading::partsFor(options)) marks += each.outOf;
    std::cout << fmt::format(
        "A right submission earns all {} marks. Tests of speed are not tried.\n", marks);
    return 0;
  }
  if (options.submission) return static_cast<int>(grading::gradeOne(options));
  if (options.all) return grading::gradeClass(options);
  if (options.gradescopeZip) {
    grading::writeGradescopeZip(options);
    return 0;
  }
  throw CLI::RequiredError("A submission, --all, --check, --gradescope-zip or --print-weights");
}

int failed(const std::string& why, ExitStatus status) {
  fmt::print(stderr, "grade: {}\n", why);
  return static_cast<int>(status);
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::signal(SIGPIPE, SIG_IGN);  // writing to an ended process fails with EPIPE instead

  Options options;
  CLI::App program("Marks submissions of the Sudoku coursework.", "grade");
  apps::addVersion(program);
  program.get_formatter()->column_width(30);
  program.footer(kFooter);
  addOptions(program, options);
  try {
    return apps::parseAndRun(program, argc, argv, [&] {
      const int status = grade(options);
      if (!std::cout.flush()) throw std::runtime_error("cannot write the output");
      return status;
    });
  } catch (const std::invalid_argument& error) {
    return failed(error.what(), ExitStatus::usage);
  } catch (const std::exception& error) {
    return failed(error.what(), ExitStatus::failed);
  }
}
