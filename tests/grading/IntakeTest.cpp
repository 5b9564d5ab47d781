// Intake of submissions: usual, faulty and hostile ones. The tests check the files taken in and the
// notes about them, and that intake never writes to a submission or follows its links.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "tests/grading/Zips.h"

namespace grading {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

const ZipEntry kSudoku{"Sudoku.h", "class Sudoku {};\r\n"};
const ZipEntry kBestFirst{"BestFirstSearch.h", "class BestFirstSearch {};\n"};

Submission takenIn(const std::vector<ZipEntry>& entries) {
  return submissionOf(readZip(zipOf(entries), "ada.zip"), "ada");
}

std::string refusal(const std::string& zip) {
  try {
    readZip(zip, "ada.zip");
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

class Intake : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) const {
    const std::filesystem::path file = scratch_.path() / path;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
  }
  Submission takeInFolder(const std::string& folder) const {
    return readSubmission(scratch_.path() / folder);
  }

  const ScratchFolder scratch_;
};

TEST_F(Intake, AFolderIsTakenInWithWhatStandsBesideTheHeaders) {
  write("ada/Sudoku.h", "1");
  write("ada/BestFirstSearch.h", "2");
  write("ada/my helpers.h", "3");
  write("ada/Searchable.h", "the course's");
  write("ada/report.pdf", "no source");
  const Submission submission = takeInFolder("ada");
  EXPECT_EQ(submission.name, "ada");
  EXPECT_TRUE(submission.hasSudoku);
  EXPECT_TRUE(submission.hasBestFirst);
  EXPECT_THAT(submission.files,
              ElementsAre(std::pair("BestFirstSearch.h", "2"), std::pair("Sudoku.h", "1"),
                          std::pair("my helpers.h", "3")));
  EXPECT_THAT(submission.notes, IsEmpty());
  EXPECT_THAT(submission.suspicious, IsEmpty());
}

TEST_F(Intake, LinksAreNotFollowed) {
  write("secret/Sudoku.h", "secret");
  write("ada/BestFirstSearch.h", "2");
  std::filesystem::create_symlink(scratch_.path() / "secret/Sudoku.h",
                                  scratch_.path() / "ada/Sudoku.h");
  std::filesystem::create_directory_symlink(scratch_.path() / "ada", scratch_.path() / "ada/loop");
  const Submission submission = takeInFolder("ada");
  EXPECT_FALSE(submission.hasSudoku);
  EXPECT_THAT(submission.files, SizeIs(1));
  EXPECT_THAT(submission.suspicious, SizeIs(2));
  EXPECT_THAT(submission.notes, Contains(HasSubstr("it is a link")));
}

TEST_F(Intake, ASubmissionThatIsALinkIsSuspicious) {
  write("elsewhere/Sudoku.h", "1");
  std::filesystem::create_directory_symlink("elsewhere", scratch_.path() / "ada");
  const Submission submission = takeInFolder("ada");
  EXPECT_EQ(submission.name, "ada");
  EXPECT_TRUE(submission.hasSudoku);
  EXPECT_THAT(submission.suspicious, ElementsAre(HasSubstr("is a link to")));
}

TEST_F(Intake, ManyLinksAreToldOfBriefly) {
  std::filesystem::create_directory(scratch_.path() / "ada");
  for (int i = 0; i < 100; ++i) {
    std::filesystem::create_symlink("x", scratch_.path() / "ada" / std::to_string(i));
  }
  const Submission submission = takeInFolder("ada");
  EXPECT_THAT(submission.suspicious, SizeIs(20));
}

TEST_F(Intake, AZipFileInAZipFileIsOpenedOnce) {
  const std::string inner = zipOf({kSudoku, kBestFirst});
  const std::string outer = zipOf({{"ada/upload.zip", inner}, {"ada/report.pdf", "text"}});
  write("ada.zip", outer);
  const Submission submission = takeInFolder("ada.zip");
  EXPECT_TRUE(submission.hasSudoku && submission.hasBestFirst);
  write("class/ada.zip", outer);
  EXPECT_TRUE(takeInFolder("class").hasSudoku);

  write("twice.zip", zipOf({{"outer.zip", outer}}));
  EXPECT_FALSE(takeInFolder("twice.zip").hasSudoku);
  EXPECT_THAT(takeInFolder("twice.zip").notes,
              Contains("The zip file \"ada/upload.zip\" lies in a zip file: it was not opened."));
}

TEST_F(Intake, TheLastOfTwoZipFilesWithOneNameIsOpened) {
  write("ada.zip", zipOf({{"work.zip", zipOf({{"Sudoku.h", "// first"}, kBestFirst})},
                          {"work.zip", zipOf({{"Sudoku.h", "// last"}, kBestFirst})}}));
  const Submission submission = takeInFolder("ada.zip");
  ASSERT_TRUE(submission.hasSudoku);
  EXPECT_EQ(submission.files.at("Sudoku.h"), "// last");
}

TEST_F(Intake, AZipFileInAZipFileIsNotUnpackedWithoutEnd) {
  write("ada.zip", zipOf({{"inner.zip", std::string(kMostBytes + 1, ' ')}}));
  EXPECT_THROW(takeInFolder("ada.zip"), std::runtime_error);
}

TEST_F(Intake, AFolderWithNothingButAZipFileIsThatZipFile) {
  write("ada/upload.zip", zipOf({kSudoku, kBestFirst}));
  const Submission submission = takeInFolder("ada");
  EXPECT_EQ(submission.name, "ada");
  EXPECT_TRUE(submission.hasSudoku && submission.hasBestFirst);
}

TEST_F(Intake, SubmissionsAreOnlyRead) {
  write("ada/Sudoku.h", "1");
  write("ada/deep/BestFirstSearch.h", "2");
  const auto protect = [&](std::filesystem::perms permissions) {
    for (const char* const folder : {"ada", "ada/deep"}) {
      std::filesystem::permissions(scratch_.path() / folder, permissions);
    }
  };
  protect(std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  EXPECT_TRUE(takeInFolder("ada").hasBestFirst);
  protect(std::filesystem::perms::owner_all);
  EXPECT_THAT(readFolder(scratch_.path() / "ada").files, SizeIs(2));
}

TEST_F(Intake, OnlyFoldersAndZipFilesAreTaken) {
  write("Sudoku.h", "1");
  EXPECT_THROW(takeInFolder("Sudoku.h"), std::runtime_error);
  EXPECT_THROW(takeInFolder("nobody"), std::runtime_error);
  write("empty.zip", "");
  EXPECT_THROW(takeInFolder("empty.zip"), std::runtime_error);
}

TEST_F(Intake, AnEmptyFolderSaysWhatIsMissing) {
  std::filesystem::create_directory(scratch_.path() / "ada");
  EXPECT_THAT(takeInFolder("ada").notes,
              ElementsAre("There is no Sudoku.h.", "There is no BestFirstSearch.h."));
}

TEST(IntakeOfZips, AFolderInsideIsFound) {
  const Submission submission =
      takenIn({{"Ada L/src/Sudoku.h", "1"}, {"Ada L/src/BestFirstSearch.h", "2"}});
  EXPECT_THAT(submission.includeFolders, ElementsAre("Ada L/src"));
}

TEST(IntakeOfZips, BackslashesFromWindowsSeparateFolders) {
  EXPECT_THAT(takenIn({{"work\\Sudoku.h", "1"}}).includeFolders, ElementsAre("work"));
}

TEST(IntakeOfZips, OfSeveralCopiesTheLeastDeepIsTakenAndNamed) {
  const Submission submission = takenIn({{"old/v1/Sudoku.h", "old"},
                                         {"a/Sudoku.h", "alone"},
                                         {"b/Sudoku.h", "both"},
                                         {"b/BestFirstSearch.h", "2"}});
  EXPECT_EQ(submission.includeFolders.front(), "b");
  EXPECT_THAT(submission.notes,
              Contains("There are 3 files for Sudoku.h: \"b/Sudoku.h\" was taken."));
}

TEST(IntakeOfZips, OfTwoSudokusTheOneBesideBestFirstSearchIsTaken) {
  for (const char* const name : {"part d/BestFirstSearch.h", "part d/bestfirstsearch.h"}) {
    const Submission submission =
        takenIn({{"Sudoku.h", "old"}, {"part d/Sudoku.h", "new"}, {name, "2"}});
    EXPECT_EQ(submission.includeFolders.front(), "part d");
    EXPECT_THAT(submission.notes,
                Contains("There are 2 files for Sudoku.h: \"part d/Sudoku.h\" was taken."));
  }
}

TEST(IntakeOfZips, OfFilesWithOneNameTheLastIsTakenAsWhenUnzipped) {
  const Submission submission = takenIn({{"Sudoku.h", "old"}, kBestFirst, {"Sudoku.h", "new"}});
  EXPECT_EQ(submission.files.at("Sudoku.h"), "new");
  EXPECT_THAT(submission.notes, ElementsAre("\"Sudoku.h\" was left out: the submission has a later "
                                            "file of that name."));
}

TEST(IntakeOfZips, NearlyRightNamesAreTakenWithAHint) {
  for (const std::string name : {"sudoku.h", "Sudoku (1).h", "Sudoku.hpp", "Sudoku - Copy.h"}) {
    const Submission submission = takenIn({{name, "mine"}, kBestFirst});
    ASSERT_TRUE(submission.hasSudoku) << name;
    EXPECT_EQ(submission.files.at("Sudoku.h"), "mine");
    EXPECT_THAT(submission.notes, ElementsAre(HasSubstr("hand it in under that name")));
  }
}

TEST(IntakeOfZips, AnExactNameBeatsNearlyRightOnes) {
  const Submission submission = takenIn({{"sudoku.h", "other"}, {"deep/Sudoku.h", "mine"}});
  EXPECT_EQ(submission.includeFolders.front(), "deep");
}

TEST(IntakeOfZips, AFileWithNearlyTheNameOfAMissingHeaderIsNamed) {
  EXPECT_THAT(takenIn({{"Sudoku.h.txt", "1"}, kBestFirst}).notes,
              ElementsAre("There is no Sudoku.h. \"Sudoku.h.txt\" is not a header."));
}

TEST(IntakeOfZips, TheCoursesHeadersAreTakenByWhateverPathTheyAreIncluded) {
  const Submission submission = takenIn({{"Sudoku.h",
                                          "// not \"../include/Searchable.h\"\n"
                                          "#include \"../include/Searchable.h\"\n"
                                          " # include \"..\\given\\searchable.h\" // twice\n"
                                          "#include \"mine/Unit.h\"\n"},
                                         kBestFirst});
  EXPECT_EQ(submission.files.at("Sudoku.h"),
            "// not \"../include/Searchable.h\"\n"
            "#include \"Searchable.h\"\n"
            " # include \"Searchable.h\" // twice\n"
            "#include \"mine/Unit.h\"\n");
  EXPECT_THAT(submission.notes, ElementsAre("\"Sudoku.h\" includes \"../include/Searchable.h\": "
                                            "\"Searchable.h\" was taken."));
}

TEST(IntakeOfZips, AnEncodingThatCompilersDoNotReadIsReported) {
  EXPECT_THAT(takenIn({{"Sudoku.h", "\xFF\xFE/"}, kBestFirst}).notes,
              ElementsAre(HasSubstr("\"Sudoku.h\" is in UTF-16")));
}

TEST(IntakeOfZips, IncludesWithWrongCapitalLettersStillFindTheirFile) {
  const Submission submission = takenIn(
      {{"Sudoku.h", "#include \"searchable.h\"\n#include \"sub/Unit.h\"\n#include \"Row.h\"\n"},
       {"sub/unit.h", ""},
       {"Row.h", ""},
       {"row.h", ""},
       kBestFirst});
  EXPECT_EQ(submission.files.at("Sudoku.h"),
            "#include \"Searchable.h\"\n#include \"sub/unit.h\"\n#include \"Row.h\"\n");
  EXPECT_THAT(submission.notes, ElementsAre("\"Sudoku.h\" includes \"searchable.h\": "
                                            "\"Searchable.h\" was taken."));
}

TEST(IntakeOfZips, ManyIncludesAddNoFilesAndOneNote) {
  const std::string letters = "abcdefghijkl";
  std::string spellings;
  for (int which = 0; which < 1 << letters.size(); ++which) {
    std::string name = letters;
    for (std::size_t i = 0; i < name.size(); ++i) {
      if ((which >> i & 1) != 0) name[i] = static_cast<char>(name[i] - 'a' + 'A');
    }
    const std::string path = "../" + std::to_string(which) + "/Searchable.h";
    spellings += "#include \"" + name + ".h\"\n#include \"" + path + "\"\n";
  }
  const Submission submission =
      takenIn({{"Sudoku.h", spellings}, {letters + ".h", ""}, kBestFirst});
  EXPECT_THAT(submission.files, SizeIs(3));
  EXPECT_THAT(submission.notes, SizeIs(1));
}

TEST(IntakeOfZips, AFileWithThePathOfAFolderIsRefused) {
  const std::vector<std::vector<ZipEntry>> all = {{{"util.h", "1"}, {"util.h/Sudoku.h", "2"}},
                                                  {{"sudoku.h", "1"}, {"Sudoku.h/x.h", "2"}}};
  for (const std::vector<ZipEntry>& entries : all) {
    try {
      takenIn(entries);
      FAIL() << entries.front().path;
    } catch (const std::runtime_error& error) {
      EXPECT_THAT(error.what(), HasSubstr("h\" is the name of a file and of a folder"));
    }
  }
}

TEST_F(Intake, AFolderMayHaveTheNameOfAnInclude) {
  const Submission submission =
      takenIn({{"Sudoku.h", "#include \"Util.h\""}, {"Util.h/x.h", ""}, {"util.h", ""}});
  EXPECT_EQ(submission.files.at("Sudoku.h"), "#include \"util.h\"");
  EXPECT_NO_THROW(writeFiles(submission.files, scratch_.path()));
}

TEST(IntakeOfZips, OfManyFoldersTheNearestToSudokuAreSearchedForHeaders) {
  std::vector<ZipEntry> entries = {{"a/src/Sudoku.h", ""},
                                   {"a/search/BestFirstSearch.h", ""},
                                   {"a/src/mine/deep/Unit.h", ""},
                                   {"a/include/Row.h", ""}};
  for (int i = 0; i < 1000; ++i) {
    entries.push_back({"a/library/x/" + std::to_string(i) + "/x.h", ""});
  }
  const std::vector<std::string> folders = takenIn(entries).includeFolders;
  ASSERT_THAT(folders, SizeIs(testing::AllOf(testing::Ge(200), testing::Le(400))));
  EXPECT_EQ(folders[0], "a/src");
  EXPECT_EQ(folders[1], "a/search");
  EXPECT_THAT(folders, Contains("a/src/mine/deep"));
  EXPECT_THAT(folders, Contains("a/include"));
}

TEST(IntakeOfZips, PathsThatLeadOutAreLeftOutAndSuspicious) {
  for (const std::string path :
       {"../Sudoku.h", "/etc/Sudoku.h", "a/../../Sudoku.h", "C:\\Sudoku.h", "./C:/Sudoku.h",
        "a/../C:/Sudoku.h", "..\\Sudoku.h", "Sud\x1b[2Joku.h"}) {
    const Submission submission = takenIn({{path, "evil"}, kBestFirst});
    EXPECT_THAT(submission.files, SizeIs(1)) << path;
    EXPECT_THAT(submission.suspicious, SizeIs(1)) << path;
  }
}

TEST(IntakeOfZips, OnlyPathsThatLeadOutAreSaidToDoSo) {
  const auto told = [](const std::string& path) {
    const Submission submission = takenIn({{path, "1"}, kBestFirst});
    std::string all;
    for (const std::string& each : submission.notes) all += each;
    for (const std::string& each : submission.suspicious) all += each;
    return all;
  };
  EXPECT_THAT(told("../Sudoku.h"), HasSubstr("leads out"));
  EXPECT_THAT(told("a/../../Sudoku.h"), HasSubstr("leads out"));
  EXPECT_THAT(told(std::string(300, 'a') + "/Sudoku.h"), HasSubstr("path is too long"));
  std::string deep;
  for (int i = 0; i < 51; ++i) deep += "a/";
  EXPECT_THAT(told(deep + "Sudoku.h"), HasSubstr("path is too long"));
  EXPECT_THAT(told(std::string(300, 'a') + "/Sudoku.h"), Not(HasSubstr("leads out")));
  EXPECT_THAT(told("Sud\x1b[2Joku.h"), HasSubstr("control characters"));
  EXPECT_THAT(told("Sud\x1b[2Joku.h"), Not(HasSubstr("leads out")));
  EXPECT_EQ(told("a/../Sudoku.h"), "");
}

TEST(IntakeOfZips, LinksAreLeftOutAndSuspicious) {
  const Submission submission = takenIn({{"Sudoku.h", "/etc/passwd", true}, kBestFirst});
  EXPECT_FALSE(submission.hasSudoku);
  EXPECT_THAT(submission.suspicious, SizeIs(1));
}

TEST(IntakeOfZips, AFileThatIsTooLargeDoesNotReplaceAnEarlierOne) {
  const Submission submission =
      takenIn({kSudoku, {"Sudoku.h", std::string(8 << 20, ' ')}, kBestFirst});
  EXPECT_EQ(submission.files.at("Sudoku.h"), kSudoku.text);
  EXPECT_THAT(
      submission.notes,
      Contains("\"Sudoku.h\" was left out: it is larger than 1024 KiB, so an earlier file of "
               "that name was taken."));
}

TEST(IntakeOfZips, BombsAreNotUnpacked) {
  const Submission submission = takenIn({{"Sudoku.h", std::string(8 << 20, ' ')}, kBestFirst});
  EXPECT_FALSE(submission.hasSudoku);
  EXPECT_THAT(submission.notes, Contains(HasSubstr("larger than 1024 KiB")));

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

// A zip file of a few entries that all have the same packed bytes, which unpack to nothing.
std::string zipWithSharedBytes() {
  const auto number = [](std::size_t value, int bytes) {
    std::string text;
    for (; bytes > 0; --bytes, value >>= 8) text += static_cast<char>(value & 0xFF);
    return text;
  };
  constexpr std::size_t kEntries = 4;
  constexpr std::size_t kHead = 37;  // bytes of an entry's head without what its extra field covers
  std::string packed;
  for (int i = 0; i < 100; ++i) packed += std::string("\0\0\0\xff\xff", 5);
  packed += std::string("\3\0", 2);
  std::string heads;
  std::string directory;
  for (std::size_t i = 0; i < kEntries; ++i) {
    const std::string name = std::to_string(i) + ".h";
    const std::size_t extra = (kEntries - 1 - i) * kHead + 4;  // the heads of the other entries
    const std::string common = number(20, 2) + number(0, 2) + number(8, 2) + number(0x210000, 4) +
                               number(0, 4) + number(packed.size(), 4) + number(0, 4) +
                               number(name.size(), 2);
    directory += "PK\1\2" + number(3 << 8 | 20, 2) + common + number(0, 8) +
                 number(std::size_t{0100644} << 16, 4) + number(heads.size(), 4) + name;
    heads += "PK\3\4" + common + number(extra, 2) + name + number(0x9999, 2) + number(extra - 4, 2);
  }
  return heads + packed + directory + "PK\5\6" + number(0, 4) + number(kEntries, 2) +
         number(kEntries, 2) + number(directory.size(), 4) +
         number(heads.size() + packed.size(), 4) + number(0, 2);
}

TEST(IntakeOfZips, FilesThatSharePackedBytesAreRefused) {
  EXPECT_EQ(refusal(zipWithSharedBytes()), "cannot unpack ada.zip: files in it overlap");
}

TEST(IntakeOfZips, DamagedFilesAreRefused) {
  const std::string whole = zipOf({kSudoku, kBestFirst});
  EXPECT_THAT(refusal("PK, or so it says"), HasSubstr("cannot unpack ada.zip"));
  for (std::size_t kept = 4; kept < whole.size(); kept += 7) {
    try {
      readZip(whole.substr(0, kept), "ada.zip");  // may succeed
    } catch (const std::runtime_error& error) {
      EXPECT_THAT(error.what(), HasSubstr("cannot unpack ada.zip"));
    }
  }
}

TEST(IntakeOfZips, LeftoverFilesOfSystemsAreIgnored) {
  const Submission submission =
      takenIn({{"__MACOSX/._Sudoku.h", "litter"}, {".git/Sudoku.h", "old"}, kSudoku});
  EXPECT_THAT(submission.files, SizeIs(1));
  EXPECT_THAT(submission.notes, ElementsAre("There is no BestFirstSearch.h."));
}

TEST(IntakeOfZips, NamesBeyondAsciiStay) {
  EXPECT_THAT(takenIn({{"\xc3\x9c"
                        "bung/Sudoku.h",
                        "1"}})
                  .includeFolders,
              ElementsAre("\xc3\x9c"
                          "bung"));
}

TEST(SubmissionName, IsThatOfTheFolderOrZipFile) {
  EXPECT_EQ(submissionName("class/ada.zip"), "ada");
  EXPECT_EQ(submissionName("class/ada/"), "ada");
  EXPECT_EQ(submissionName("class/Ada L."), "Ada L.");
  EXPECT_EQ(submissionName("."), std::filesystem::current_path().filename().string());
}

TEST_F(Intake, FilesAreWrittenWhereTheyLay) {
  writeFiles(takenIn({{"a b/Sudoku.h", "1"}}).files, scratch_.path());
  EXPECT_EQ(readFile(scratch_.path() / "a b/Sudoku.h", 10), "1");
}

}  // namespace
}  // namespace grading
