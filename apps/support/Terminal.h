// Terminal.h: what the program writes to: a person's terminal, or a file or pipe.

#ifndef APPS_SUPPORT_TERMINAL_H_
#define APPS_SUPPORT_TERMINAL_H_

namespace apps {

enum class Stream { input, output, error };

bool isTerminal(Stream stream);

// True if it is a terminal on which what stands there can be written over; TERM=dumb says it is
// not.
bool canRewrite(Stream stream);

// True if, moreover, NO_COLOR (https://no-color.org) is not set.
bool showsColours(Stream stream);

// Characters in a line of the terminal; if the stream is none, what COLUMNS says, else 80.
int lineWidth(Stream stream);

}  // namespace apps

#endif
