// CaseTests.h: makes tests of the cases of a file. A case is a class with the number of its `line`
// in the file and a `sentence`.

#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

namespace casetests {

// "A board is read" as ABoardIsRead.
inline std::string nameOf(const std::string& sentence) {
  std::string name;
  char before = ' ';
  for (const char c : sentence) {
    if (std::isalnum(c)) name += before == ' ' ? static_cast<char>(std::toupper(c)) : c;
    before = c;
  }
  return name;
}

// Adds a test of that suite for each case, named after its sentence. Test is made from the case.
// Returns their number.
template <class Test, class Case>
std::size_t add(const std::string& suite, const std::string& file, const std::vector<Case>& cases) {
  for (const Case& each : cases) {
    testing::RegisterTest(suite.c_str(), nameOf(each.sentence).c_str(), nullptr, nullptr,
                          file.c_str(), each.line,
                          [each]() -> testing::Test* { return new Test(each); });
  }
  return cases.size();
}

}  // namespace casetests
