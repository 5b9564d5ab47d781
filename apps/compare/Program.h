// Program.h: the program `CompareSearch`, from its arguments to its exit status.

#ifndef APPS_COMPARE_PROGRAM_H_
#define APPS_COMPARE_PROGRAM_H_

namespace compareSearch {

int runProgram(int argc, char** argv);

}  // namespace compareSearch

#endif
