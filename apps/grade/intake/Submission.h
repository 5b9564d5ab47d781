// Submission.h: a submission taken in: the headers that a student hands in, wherever in it they lay
// and however nearly they are named as they should be.

#ifndef APPS_GRADE_INTAKE_SUBMISSION_H_
#define APPS_GRADE_INTAKE_SUBMISSION_H_

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "apps/grade/intake/Contents.h"

namespace grading {

struct Submission {
  std::string name;  // of the submission, without the folder it lies in and without ".zip"
  bool hasSudoku = false;
  bool hasBestFirst = false;

  // What to compile with, by path. The headers that the course hands out are not among them.
  std::map<std::string, std::string> files;
  // Where headers are; first where Sudoku.h and BestFirstSearch.h are. "" is the top.
  std::vector<std::string> includeFolders;

  std::vector<std::string> notes;       // what the student should know of it, a sentence each
  std::vector<std::string> suspicious;  // and the instructor
};

// "ada" for "class/ada.zip" and for "class/ada/".
std::string submissionName(const std::filesystem::path& submission);

// Reads a folder or a zip file; of a folder with nothing in it but one zip file, that. Never
// writes. If it is a link, it is followed and suspicious; links in it never are. Throws
// std::runtime_error, saying why, if it is neither or cannot be read.
Submission takeIn(const std::filesystem::path& submission);

// The part of takeIn() that judges what was read.
Submission submissionOf(Contents contents, std::string name);

// Writes the files below `folder`, which has to be there and empty.
void writeFiles(const std::map<std::string, std::string>& files,
                const std::filesystem::path& folder);

}  // namespace grading

#endif
