// The entries of a class folder that count as submissions, and their names.

#include "apps/grade/class/GradeClass.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/programs/Shell.h"

namespace grading {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

std::vector<std::string> namesIn(const ClassFolder& found) {
  std::vector<std::string> names;
  for (const Entry& each : found.entries) names.push_back(each.name);
  return names;
}

TEST(ClassFolder, FoldersAndZipFilesAreSubmissions) {
  const Shell shell;
  shell.run(
      "mkdir -p class/bob class/ada .hidden && touch class/ada.zip class/cy.ZIP class/notes.txt");
  const ClassFolder found = readClass(shell.path("class"), "grades");
  EXPECT_THAT(namesIn(found), ElementsAre("ada", "ada.zip", "bob", "cy"));
  EXPECT_THAT(found.others, ElementsAre("notes.txt"));
}

TEST(ClassFolder, NoTwoSubmissionsHaveTheSameName) {
  const Shell shell;
  shell.run("mkdir -p class/ada && touch class/ada.zip class/ada.ZIP class/ada.zip.zip");
  EXPECT_THAT(namesIn(readClass(shell.path("class"), "grades")),
              UnorderedElementsAre("ada", "ada.ZIP", "ada.zip", "ada.zip.zip"));
}

TEST(ClassFolder, VeryLongNamesLeaveRoomForThoseOfReports) {
  const Shell shell;
  const std::string many(240, 'x');
  shell.run("mkdir -p class/" + many + "1 class/" + many + "2");
  const std::vector<std::string> names = namesIn(readClass(shell.path("class"), "grades"));
  ASSERT_EQ(names.size(), 2u);
  EXPECT_NE(names[0], names[1]);
  EXPECT_LE(names[0].size(), 220u);
}

TEST(ClassFolder, TheReportsAreNoSubmission) {
  const Shell shell;
  shell.run("mkdir -p class/ada class/grades");
  EXPECT_THAT(namesIn(readClass(shell.path("class"), shell.path("class/grades"))),
              ElementsAre("ada"));
  EXPECT_THROW(readClass(shell.path("class"), shell.path("class/.")), std::invalid_argument);
}

TEST(ClassFolder, ALinkThatLeadsNowhereIsNone) {
  const Shell shell;
  shell.run("mkdir -p class other/bob && ln -s ../other/bob class/bob && ln -s no class/ada.zip");
  const ClassFolder found = readClass(shell.path("class"), "grades");
  EXPECT_THAT(namesIn(found), ElementsAre("bob"));
  EXPECT_THAT(found.others, ElementsAre("ada.zip"));
}

}  // namespace
}  // namespace grading
