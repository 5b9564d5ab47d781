// Submission.h: a submission taken in: the headers that a student hands in, wherever in it they lay
// and however nearly they are named as they should be.

#ifndef APPS_GRADE_INTAKE_SUBMISSION_H_
#define APPS_GRADE_INTAKE_SUBMISSION_H_

#include <map>
#include <string>
#include <vector>

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

}  // namespace grading

#endif
