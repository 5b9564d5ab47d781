// Submission.h: reads a submission and finds the headers in it that were asked for, wherever they
// lie and however nearly they have the right names.

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

  // The texts to compile with, by path, without the headers that the course hands out.
  std::map<std::string, std::string> files;
  // Where headers are; first where Sudoku.h and BestFirstSearch.h are. "" is the top.
  std::vector<std::string> includeFolders;

  std::vector<std::string> notes;       // for the student, a sentence each
  std::vector<std::string> suspicious;  // for the instructor
};

// "ada" for "class/ada.zip" and for "class/ada/".
std::string submissionName(const std::filesystem::path& submission);

// Reads a folder or a zip file. If a folder has no headers but one zip file, reads that. Never
// writes. A link is followed and reported as suspicious; links inside are never followed. Throws
// std::runtime_error, saying why, if it is neither or cannot be read.
Submission readSubmission(const std::filesystem::path& submission);

// The second half of readSubmission(): finds the headers in what was read.
Submission submissionOf(Contents contents, std::string name);

// Writes the files below `folder`, which has to be there and empty.
void writeFiles(const std::map<std::string, std::string>& files,
                const std::filesystem::path& folder);

}  // namespace grading

#endif
