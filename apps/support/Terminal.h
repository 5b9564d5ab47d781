// Terminal.h: properties of the terminal, if any, that the program writes to.

#ifndef APPS_SUPPORT_TERMINAL_H_
#define APPS_SUPPORT_TERMINAL_H_

namespace apps {

enum class Stream { input, output, error };

bool isTerminal(Stream stream);

// True if the stream is a terminal that can overwrite text. TERM=dumb means that it cannot.
bool canRewrite(Stream stream);

// True if canRewrite() and NO_COLOR (https://no-color.org) is not set.
bool showsColours(Stream stream);

// The width of the terminal in characters. If the stream is not a terminal: the value of COLUMNS,
// or 80 if that is not set.
int lineWidth(Stream stream);

}  // namespace apps

#endif
