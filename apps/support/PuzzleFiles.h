// PuzzleFiles.h: finds the puzzle files in a folder.

#ifndef APPS_SUPPORT_PUZZLEFILES_H_
#define APPS_SUPPORT_PUZZLEFILES_H_

#include <string>
#include <vector>

namespace apps {

// A file or folder that is not read, with the reason.
struct Skipped {
  std::string path;
  std::string reason;
};

// Both lists are sorted by path.
struct PuzzleFiles {
  std::vector<std::string> files;
  std::vector<Skipped> skipped;
};

bool isFolder(const std::string& path);

// The .txt, .sdk, .sdm, .ss and .csv files in the folder and all folders below it. Hidden files are
// skipped, and so are targets of symbolic links that were found before. An unreadable subfolder is
// listed as a file, so that reading it reports the reason. Throws std::runtime_error if `folder`
// itself cannot be read or does not exist.
PuzzleFiles puzzleFilesOf(const std::string& folder);

}  // namespace apps

#endif
