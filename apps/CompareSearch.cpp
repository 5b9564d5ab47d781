// CompareSearch.cpp: the program `CompareSearch`. It counts the nodes that each strategy expands,
// with each rule set, on each puzzle. Its parts are in compare/.

#include "apps/compare/Program.h"

int main(int argc, char** argv) {
  return compareSearch::runProgram(argc, argv);
}
