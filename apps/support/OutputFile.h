// OutputFile.h: output files whose errors name the file and the reason.

#ifndef APPS_SUPPORT_OUTPUTFILE_H_
#define APPS_SUPPORT_OUTPUTFILE_H_

#include <fstream>
#include <string>

namespace apps {

// Opens and truncates the file. Throws std::runtime_error if that fails.
std::ofstream outputFile(const std::string& name);

// Closes the file. Throws std::runtime_error if any earlier output was not written.
void closeWritten(std::ofstream& file, const std::string& name);

}  // namespace apps

#endif
