// Csv.h: fields of comma-separated values (RFC 4180).

#ifndef APPS_SUPPORT_CSV_H_
#define APPS_SUPPORT_CSV_H_

#include <string>

namespace apps {

// The text as a field, quoted if necessary.
inline std::string csvField(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
}

}  // namespace apps

#endif
