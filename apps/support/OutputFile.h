// OutputFile.h: files to write to, with errors that say which file and why.

#ifndef APPS_SUPPORT_OUTPUTFILE_H_
#define APPS_SUPPORT_OUTPUTFILE_H_

#include <fstream>
#include <string>

namespace apps {

// Opens the file, emptying it. Throws std::runtime_error if that fails.
std::ofstream outputFile(const std::string& name);

// Closes it. Throws std::runtime_error unless all that went before was written.
void closeWritten(std::ofstream& file, const std::string& name);

}  // namespace apps

#endif
