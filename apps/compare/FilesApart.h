// FilesApart.h: keeps what a program writes away from what it reads, and its results from each
// other.

#ifndef APPS_COMPARE_FILESAPART_H_
#define APPS_COMPARE_FILESAPART_H_

#include <string>
#include <vector>

namespace comparing {

// A file to write, and the option that names it. Nothing is written where the file is empty.
struct Output {
  std::string option;
  std::string file;
};

// Throws std::runtime_error, naming the option, if an output is one of the files that were read.
void requireApartFromInputs(const std::vector<Output>& outputs,
                            const std::vector<std::string>& inputs);

// Throws std::runtime_error, naming both options, if two outputs are the same file.
void requireApart(const std::vector<Output>& outputs);

}  // namespace comparing

#endif
