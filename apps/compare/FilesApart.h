// FilesApart.h: rejects output files that would overwrite an input or another output.

#ifndef APPS_COMPARE_FILESAPART_H_
#define APPS_COMPARE_FILESAPART_H_

#include <string>
#include <vector>

namespace comparing {

// An output file and the option that names it. An empty file name means no output.
struct Output {
  std::string option;
  std::string file;
};

// Throws std::runtime_error, naming the option, if an output is one of the input files.
void requireApartFromInputs(const std::vector<Output>& outputs,
                            const std::vector<std::string>& inputs);

// Throws std::runtime_error, naming both options, if two outputs are the same file.
void requireApart(const std::vector<Output>& outputs);

}  // namespace comparing

#endif
