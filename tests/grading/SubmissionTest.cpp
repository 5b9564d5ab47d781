// Intake of submissions: usual, faulty and hostile ones. The tests check the files taken in and the
// notes about them, and that intake never writes to a submission or follows its links.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/intake/ZipWriter.h"
#include "apps/grade/sandbox/ScratchFolder.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using testing::_;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

const ZipEntry kSudoku{"Sudoku.h", "class Sudoku {};\r\n"};
const ZipEntry kBestFirst{"BestFirstSearch.h", "class BestFirstSearch {};\n"};

Submission takenIn(const std::vector<ZipEntry>& entries) {
  return submissionOf(readZip(zipOf(entries), "ada.zip"));
}

std::string refusal(const std::function<void()>& takeIn) {
  try {
    takeIn();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

std::string refusal(const std::string& zip) {
  return refusal([&] { readZip(zip, "ada.zip"); });
}

class Intake : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) const {
    fs::create_directories(at(path).parent_path());
    std::ofstream(at(path), std::ios::binary) << text;
  }
  Submission read(const std::string& path) const { return readSubmission(at(path)); }
  fs::path at(const std::string& path) const { return scratch_.path() / path; }

  const ScratchFolder scratch_;
};

TEST_F(Intake, AFolderIsTakenInWithWhatStandsBesideTheHeaders) {
  write("ada/Sudoku.h", "1");
  write("ada/deep/BestFirstSearch.h", "2");
  write("ada/my helpers.h", "3");
  write("ada/main.cpp", "#include \"my helpers.h\"");
  write("ada/Searchable.h", "the course's");
  write("ada/report.pdf", "no source");
  const Submission submission = read("ada");
  EXPECT_TRUE(submission.has(kSudokuHeader) && submission.has(kBestFirstHeader));
  EXPECT_THAT(submission.files,
              ElementsAre(std::pair("Sudoku.h", "1"), std::pair("deep/BestFirstSearch.h", "2"),
                          Pair("main.cpp", _), std::pair("my helpers.h", "3")));
  EXPECT_THAT(submission.notes, IsEmpty());
  EXPECT_THAT(submission.suspicious, IsEmpty());
}

TEST_F(Intake, OnlyHeadersThatAreAskedForAreLookedFor) {
  write("ada/AStarSearch.h", "#include \"Node.h\"");
  write("ada/BreadthFirstSearch.h", "mine");
  write("ada/Node.h", "1");
  write("ada/Sudoku.h", "2");
  const std::vector<std::string> asked = {"AStarSearch.h", "BreadthFirstSearch.h"};
  EXPECT_EQ(readSubmission(at("ada"), asked).files.at("BreadthFirstSearch.h"), "mine");
  EXPECT_THAT(readSubmission(at("ada"), asked).notes,
              ElementsAre("Nobody asked for \"Sudoku.h\", and no file includes it."));
  EXPECT_THAT(refusal([&] { readSubmission(at("ada"), {"DepthFirstSearch.h"}); }),
              HasSubstr("it has none of the headers that are asked for: DepthFirstSearch.h"));
}

TEST_F(Intake, LinksAreNotFollowed) {
  write("secret/Sudoku.h", "secret");
  write("ada/BestFirstSearch.h", "2");
  fs::create_symlink(at("secret/Sudoku.h"), at("ada/Sudoku.h"));
  fs::create_directory_symlink(at("ada"), at("ada/loop"));
  const Submission submission = read("ada");
  EXPECT_FALSE(submission.has(kSudokuHeader));
  EXPECT_THAT(submission.files, SizeIs(1));
  EXPECT_THAT(submission.suspicious, SizeIs(2));
  EXPECT_THAT(submission.notes, Contains(HasSubstr("it is a link")));
  for (int i = 0; i < 100; ++i) fs::create_symlink("x", at("ada/" + std::to_string(i)));
  EXPECT_THAT(read("ada").suspicious, SizeIs(20));

  const Submission zipped = takenIn({{"Sudoku.h", "/etc/passwd", false, true}, kBestFirst});
  EXPECT_FALSE(zipped.has(kSudokuHeader));
  EXPECT_THAT(zipped.suspicious, SizeIs(1));
}

TEST_F(Intake, PipesAndFoldersAreNoHeaders) {
  write("ada/Sudoku.h/notes.txt", "a folder");
  mkfifo(at("ada/BestFirstSearch.h").c_str(), 0600);
  EXPECT_THAT(refusal([&] { read("ada"); }),
              HasSubstr("it is neither a file nor a folder. So it has none of the headers"));
  EXPECT_THAT(refusal([&] { read("ada/BestFirstSearch.h"); }), HasSubstr("it is not a file"));
}

TEST_F(Intake, ASubmissionThatIsALinkIsRefused) {
  write("elsewhere/Sudoku.h", "1");
  write("elsewhere.zip", zipOf({kSudoku}));
  fs::create_directory_symlink("elsewhere", at("ada"));
  fs::create_symlink("elsewhere.zip", at("ada.zip"));
  fs::create_symlink("nowhere", at("bob"));
  for (const std::string path : {"ada", "ada/", "ada.zip", "bob"}) {
    EXPECT_THAT(refusal([&] { read(path); }), HasSubstr("is a link: name the folder")) << path;
  }
}

TEST_F(Intake, AFolderThatIsExchangedForALinkMeanwhileIsNotFollowed) {
  write("secret/Sudoku.h", "secret");
  write("ada/src/Sudoku.h", "mine");
  write("ada/BestFirstSearch.h", "mine");
  fs::create_directory_symlink(at("secret"), at("link"));
  std::atomic<bool> isRead = false;
  std::thread exchanger([&] {
    while (!isRead) {
      renameat2(AT_FDCWD, at("link").c_str(), AT_FDCWD, at("ada/src").c_str(), RENAME_EXCHANGE);
    }
  });
  for (int i = 0; i < 1000; ++i) EXPECT_THAT(read("ada").files, Each(Pair(_, "mine")));
  isRead = true;
  exchanger.join();
}

TEST_F(Intake, AZipFileInAZipFileOrFolderIsOpenedOnce) {
  const std::string inner = zipOf({kSudoku, kBestFirst});
  const std::string outer = zipOf({{"ada/upload.zip", inner}, {"ada/report.pdf", "text"}});
  write("ada.zip", outer);
  EXPECT_TRUE(read("ada.zip").has(kSudokuHeader) && read("ada.zip").has(kBestFirstHeader));
  write("ada/ada.zip", outer);
  EXPECT_TRUE(read("ada").has(kSudokuHeader));

  write("twice.zip", zipOf({{"outer.zip", outer}}));
  EXPECT_THAT(refusal([&] { read("twice.zip"); }), HasSubstr("\"ada/upload.zip\" was not opened"));
  write("two.zip", zipOf({{"one.zip", inner}, {"two.zip", inner}}));
  EXPECT_THAT(refusal([&] { read("two.zip"); }), HasSubstr("\"one.zip\" was not opened"));
}

TEST_F(Intake, ZipFilesMayHave64MiBAndThoseInsideTogether) {
  const std::string half(32 << 20, ' ');
  const SubmittedFiles inner =
      readZip(zipOf({{"a.zip", half}, {"b.zip", half}, {"c.zip", "c"}}), "ada.zip");
  EXPECT_THAT(inner.zips, SizeIs(2));
  EXPECT_THAT(inner.notes, ElementsAre("\"c.zip\" was left out: zip files in it are larger than 64 "
                                       "MiB together."));
  write("ada.zip", "PK");
  fs::resize_file(at("ada.zip"), 64 << 20);
  EXPECT_THAT(refusal([&] { read("ada.zip"); }), HasSubstr("cannot unpack"));
  fs::resize_file(at("ada.zip"), (64 << 20) + 1);
  EXPECT_EQ(refusal([&] { read("ada.zip"); }),
            "cannot read \"ada.zip\": it has more than 67108864 bytes");
}

TEST_F(Intake, ASubmissionMayHave20000Files) {
  std::vector<ZipEntry> entries(20'000, {"report.txt", ""});
  entries.back() = kSudoku;
  EXPECT_TRUE(takenIn(entries).has(kSudokuHeader));
  entries.push_back(kBestFirst);
  EXPECT_THAT(refusal(zipOf(entries)), HasSubstr("it has more than 20000 files"));

  write("ada/Sudoku.h", "1");
  for (int i = 1; i < 20'000; ++i) fs::create_symlink("x", at("ada/" + std::to_string(i)));
  EXPECT_TRUE(read("ada").has(kSudokuHeader));
  fs::create_symlink("x", at("ada/20000"));
  EXPECT_THAT(refusal([&] { read("ada"); }), HasSubstr("it has more than 20000 files"));
}

TEST_F(Intake, OnlyFoldersAndZipFilesAreTaken) {
  write("Sudoku.h", "1");
  write("empty.zip", "");
  EXPECT_THAT(refusal([&] { read("Sudoku.h"); }), HasSubstr("neither a folder nor a zip file"));
  EXPECT_EQ(refusal([&] { read("nobody"); }), "there is no \"nobody\"");
  EXPECT_THAT(refusal([&] { read("empty.zip"); }), HasSubstr("is empty"));
}

TEST(IntakeOfZips, FoldersInsideAreFoundWhateverTheirNames) {
  for (const std::string folder : {"Ada L/src", "\xc3\x9c-1", "./work"}) {
    const std::string path = fs::path(folder).lexically_relative(".");
    EXPECT_THAT(takenIn({{folder + "/Sudoku.h", "1"}}).includeFolders, ElementsAre(path));
  }
  EXPECT_THAT(takenIn({{"work\\Sudoku.h", "1"}}).includeFolders, ElementsAre("work"));
}

TEST(IntakeOfZips, OfSeveralCopiesTheOneBesideTheOtherHeaderIsTakenAndNamed) {
  for (const std::string name : {"b/d/BestFirstSearch.h", "b/d/bestfirstsearch.h"}) {
    const Submission submission = takenIn(
        {{"Sudoku.h", "alone"}, {"old/Sudoku.h", "old"}, {"b/d/Sudoku.h", "both"}, {name, "2"}});
    EXPECT_EQ(submission.includeFolders.front(), "b/d");
    const char* const told = "There are 3 files for Sudoku.h: \"b/d/Sudoku.h\" was taken.";
    EXPECT_THAT(submission.notes, Contains(told));
    EXPECT_THAT(submission.suspicious, ElementsAre(told));
  }
}

TEST(IntakeOfZips, OfFilesWithOneNameTheLastIsTakenAsWhenUnzipped) {
  const Submission submission = takenIn({{"Sudoku.h", "old"}, kBestFirst, {"Sudoku.h", "new"}});
  EXPECT_EQ(submission.files.at("Sudoku.h"), "new");
  EXPECT_THAT(submission.notes, ElementsAre("\"Sudoku.h\" was left out: the submission has a later "
                                            "file of that name."));
}

TEST(IntakeOfZips, NearlyRightNamesAreTakenWithAHint) {
  for (const std::string name :
       {"sudoku.h", "Sudoku (1).h", "Sudoku.hpp", "Sudoku - Copy.h", "Sudoku-1.h", "Sudoku copy.h",
        "Sudoku copy 2.h", "Sudoku - Copy (12).HXX", "work/Sudoku.hh"}) {
    const Submission submission = takenIn({{name, "mine"}, kBestFirst});
    EXPECT_EQ(submission.files.at(fs::path(name).parent_path() / "Sudoku.h"), "mine");
    EXPECT_THAT(submission.notes, ElementsAre(HasSubstr("hand it in under that name")));
    EXPECT_THAT(submission.suspicious, IsEmpty());
  }
  for (const std::string name : {"MySudoku.h", "Sudoku2.h", "Sudoku-.h", "Sudoku.h.txt",
                                 "Sudoku.cpp", "Sudoku copying.h", "Sudoku (1.h", "Sudoku (x).h"}) {
    EXPECT_FALSE(takenIn({{name, "other"}, kBestFirst}).has(kSudokuHeader)) << name;
  }
  const Submission exact = takenIn({{"sudoku.h", "other"}, {"deep/Sudoku.h", "mine"}});
  EXPECT_EQ(exact.includeFolders.front(), "deep");
}

TEST(IntakeOfZips, OfCopiesInAFolderTheRightNameIsTakenOrTheHighestNumber) {
  std::vector<ZipEntry> copies = {
      {"Sudoku (2).h", "2"}, {"Sudoku (10).h", "10"}, {"Sudoku (9).h", "9"}};
  EXPECT_EQ(takenIn(copies).files.at("Sudoku.h"), "10");
  copies.push_back(kSudoku);
  EXPECT_EQ(takenIn(copies).files.at("Sudoku.h"), kSudoku.text);
  EXPECT_THAT(takenIn(copies).suspicious,
              ElementsAre("There are 4 files for Sudoku.h: \"Sudoku.h\" was taken."));
}

TEST(IntakeOfZips, TheCoursesHeadersAreTakenByWhateverPathTheyAreIncluded) {
  const Submission submission = takenIn({{"sudoku.h",
                                          "// not \"../include/Searchable.h\"\n"
                                          "#include \"../include/Searchable.h\"\n"
                                          " # include \"..\\given\\searchable.h\" // twice\n"
                                          "#include \"mine/Unit.h\"\n"},
                                         {"Searchable.h", "#error"},
                                         kBestFirst});
  EXPECT_EQ(submission.files.at("Sudoku.h"),
            "// not \"../include/Searchable.h\"\n"
            "#include \"Searchable.h\"\n"
            " # include \"Searchable.h\" // twice\n"
            "#include \"mine/Unit.h\"\n");
  EXPECT_EQ(submission.files.count("Searchable.h"), 0);
}

TEST(IntakeOfZips, AFileWithThePathOfAFolderIsRefused) {
  const std::vector<std::vector<ZipEntry>> all = {{{"util.h", "1"}, {"util.h/Sudoku.h", "2"}},
                                                  {{"sudoku.h", "1"}, {"Sudoku.h/x.h", "2"}}};
  for (const std::vector<ZipEntry>& entries : all) {
    EXPECT_THAT(refusal([&] { takenIn(entries); }),
                HasSubstr("h\" is the name of a file and of a folder"));
  }
}

TEST(IntakeOfZips, PathsThatAreNoneAreLeftOutAndSuspicious) {
  std::string deep;
  for (int i = 0; i < 51; ++i) deep += "a/";
  for (const std::string& path :
       {std::string("../Sudoku.h"), std::string("/etc/Sudoku.h"), std::string("a/../../Sudoku.h"),
        std::string("..\\Sudoku.h"), deep + "Sudoku.h", std::string(300, 'a') + "/Sudoku.h",
        std::string("Sud\x1b[2Joku.h")}) {
    const Submission submission = takenIn({{path, "evil"}, kBestFirst});
    EXPECT_THAT(submission.files, SizeIs(1)) << path;
    EXPECT_THAT(submission.suspicious, SizeIs(1)) << path;
  }
}

TEST(IntakeOfZips, BombsAreNotUnpacked) {
  const std::string large(8 << 20, ' ');
  const Submission submission = takenIn({kSudoku, {"Sudoku.h", large}, {kBestFirst.path, large}});
  EXPECT_EQ(submission.files.at("Sudoku.h"), kSudoku.text);
  EXPECT_FALSE(submission.has(kBestFirstHeader));
  EXPECT_THAT(submission.notes, Contains("\"Sudoku.h\" was left out: it is larger than 1024 KiB."));

  std::vector<ZipEntry> many;
  for (int i = 0; i < 17; ++i) {
    many.push_back({std::to_string(i) + ".h", std::string(kLargestFile, ' ')});
  }
  EXPECT_THAT(refusal(zipOf(many)), HasSubstr("larger than 16 MiB"));
}

// Such files could be many, so that leaving them out would take long.
TEST(IntakeOfZips, FilesThatAreLargerThanTheyTellAreRefused) {
  const auto refused = [](std::size_t bytes) {
    std::string zip = zipOf({{"Sudoku.h", std::string(bytes, ' ')}, kBestFirst});
    const auto told = static_cast<std::uint32_t>(bytes);
    const std::string size(reinterpret_cast<const char*>(&told), sizeof told);
    for (std::size_t at = 0; (at = zip.find(size, at)) != zip.npos;) {
      zip.replace(at, size.size(), std::string("\x01\0\0\0", 4));
    }
    return refusal(zip);
  };
  EXPECT_THAT(refused(3'000'001),
              HasSubstr("cannot unpack \"Sudoku.h\" in ada.zip: it has more than 1024 KiB"));
  EXPECT_THAT(refused(300'001), HasSubstr("cannot unpack ada.zip: ZIP uncompressed data is wrong"));
}

TEST(IntakeOfZips, ADamagedOneIsRefusedOrItsPathsStayInside) {
  const std::string whole =
      zipOf({kSudoku, {"work/BestFirstSearch.h", "2"}, {"link.h", "/etc/passwd", false, true}});
  std::mt19937 random(1);
  int refused = 0, taken = 0;
  for (int i = 0; i < 5000; ++i) {
    std::string zip = whole;
    for (int change = i % 4; change >= 0; --change) {
      zip[random() % zip.size()] = static_cast<char>(random());
    }
    try {
      for (const auto& [path, text] : submissionOf(readZip(zip, "ada.zip")).files) {
        EXPECT_EQ((fs::path("/ada") / path).lexically_normal(), "/ada/" + path);
        ++taken;
      }
    } catch (const std::runtime_error& error) {
      EXPECT_STRNE(error.what(), "");
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(taken, 0);
}

TEST(IntakeOfZips, LeftoverFilesOfSystemsAreIgnored) {
  const Submission submission = takenIn(
      {{"__MACOSX/Sudoku.h", "litter"}, {".git/Sudoku.h", "old"}, {"._Sudoku.h", ""}, kSudoku});
  EXPECT_THAT(submission.files, SizeIs(1));
  EXPECT_THAT(submission.notes, ElementsAre("There is no BestFirstSearch.h."));
}

TEST(SubmissionName, IsThatOfTheFolderOrZipFile) {
  EXPECT_EQ(submissionName("class/ada.zip"), "ada");
  EXPECT_EQ(submissionName("class/ada/"), "ada");
  EXPECT_EQ(submissionName("class/Ada L."), "Ada L.");
  EXPECT_EQ(submissionName("."), fs::current_path().filename().string());
}

}  // namespace
}  // namespace grading
