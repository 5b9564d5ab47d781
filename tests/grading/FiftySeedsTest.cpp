// Transcriptions of the assignment's text have full marks in parts a to c for fifty seeds.
// `tests/run.sh long` builds and runs this test; it takes some minutes.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/grading/KnownSubmissions.h"
#include "tests/programs/Shell.h"

namespace {

constexpr int kSeeds = 50;

class FiftySeeds : public testing::TestWithParam<KnownSubmission> {};

TEST_P(FiftySeeds, HaveFullMarksInPartsAToC) {
  const Shell shell;
  const std::string path = submissionAt(shell.path("."), GetParam(), PROJECT_DIR).string();
  for (int seed = 1; seed <= kSeeds; ++seed) {
    const ShellResult result = shell.run("grade --part a,b,c --fail-below 10 --seed " +
                                         std::to_string(seed) + " '" + path + '\'');
    EXPECT_EQ(result.status, 0) << result.out << result.err;
  }
}

std::vector<KnownSubmission> transcriptions() {
  std::vector<KnownSubmission> all = knownSubmissions(PROJECT_DIR);
  std::erase_if(all, [](const KnownSubmission& each) { return each.value("seeds") != "fifty"; });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Known, FiftySeeds, testing::ValuesIn(transcriptions()), nameOfTest);

}  // namespace
