// Endless.h: an infinite chain without a solution, so that only a limit ends the search. Each call
// of isSolution() calls `whenAsked`, which may take any time.

#ifndef TESTS_SYNTHETIC_ENDLESS_H_
#define TESTS_SYNTHETIC_ENDLESS_H_

#include <functional>
#include <memory>
#include <ostream>

#include "Searchable.h"

namespace synthetic {

class Endless : public Searchable {
 public:
  // `whenAsked` must outlive the chain.
  explicit Endless(const std::function<void()>& whenAsked) : whenAsked_(whenAsked) {}

  bool isSolution() const override {
    whenAsked_();
    return false;
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    states.push_back(std::make_unique<Endless>(whenAsked_));
    return states;
  }

  void write(ostream& out) const override { out << "endless"; }

 private:
  const std::function<void()>& whenAsked_;
};

}  // namespace synthetic

#endif
