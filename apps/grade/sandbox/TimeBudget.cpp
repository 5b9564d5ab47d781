#include "apps/grade/sandbox/TimeBudget.h"

#include <algorithm>
#include <fstream>
#include <thread>

namespace grading {

double busyness() {
  std::ifstream file("/proc/loadavg");
  double inOneMinute = 0;
  double inFive = 0;
  double inFifteen = 0;
  double now = 0;
  if (!(file >> inOneMinute >> inFive >> inFifteen >> now)) return 50;
  return std::max(inOneMinute, now) / std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace grading
