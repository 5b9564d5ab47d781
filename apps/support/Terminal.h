// Terminal.h: what the program writes to: a person's terminal, or a file or pipe.

#ifndef APPS_SUPPORT_TERMINAL_H_
#define APPS_SUPPORT_TERMINAL_H_

namespace apps {

enum class Stream { input, output, error };

bool isTerminal(Stream stream);

// True if it is a terminal, and neither NO_COLOR (https://no-color.org) nor TERM=dumb is set.
bool showsColours(Stream stream);

// Characters in a line of the terminal; if the stream is none, what COLUMNS says, else 80.
int lineWidth(Stream stream);

}  // namespace apps

#endif
