// ExitStatus.h: what the exit status of `grade` says. If several apply, the highest does.

#ifndef APPS_GRADE_PROGRAM_EXITSTATUS_H_
#define APPS_GRADE_PROGRAM_EXITSTATUS_H_

namespace grading {

enum class ExitStatus {
  graded = 0,      // whatever the marks
  below = 1,       // fewer marks than --fail-below asks for
  usage = 2,       // the command line is wrong
  incomplete = 3,  // the time ran out, so some tests were not run
  unreadable = 4,  // the submission, or one of a class, could not be graded at all
  failed = 5  // nothing contains programs, the compiler or writing the output fails, or a mistake
};

// For --help.
inline constexpr const char* kExitStatusHelp =
    "Exit status (the highest that applies):\n"
    "  0  graded, whatever the marks\n"
    "  1  fewer marks than --fail-below asks for\n"
    "  2  the command line is wrong, or the weights are\n"
    "  3  the time ran out, so some tests were not run\n"
    "  4  the submission, or one of the class, could not be graded at all: it is damaged, say\n"
    "  5  nothing here can contain programs, the compiler does not work, the output could not be\n"
    "     written, or the program made a mistake\n"
    "  130  Ctrl-C\n";

}  // namespace grading

#endif
