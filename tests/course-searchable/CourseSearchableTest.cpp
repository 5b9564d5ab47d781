// The drivers use only the members of Searchable that the contract names. This test compiles them
// against a course's own copy of Searchable.h, which must come first on the include path.

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"

#ifdef SEARCHABLE_H_  // defined by our file, not by the course's
#error "put tests/course-searchable before the project's own folder on the include path"
#endif

namespace {

class Countdown : public Searchable {
 public:
  explicit Countdown(int left) : left_(left) {}
  bool isSolution() const override { return left_ == 0; }
  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    states.push_back(unique_ptr<Searchable>(new Countdown(left_ - 1)));
    return states;
  }
  void write(ostream& out) const override { out << left_; }

 private:
  int left_;
};

template <class Driver>
class CourseSearchableTest : public testing::Test {};

using Drivers = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;
TYPED_TEST_SUITE(CourseSearchableTest, Drivers);

TYPED_TEST(CourseSearchableTest, ADriverSearchesWithACoursesOwnCopyOfSearchable) {
  unique_ptr<Searchable> start(new Countdown(3));
  TypeParam driver(std::move(start));
  const Searchable* solution = driver.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_TRUE(solution->isSolution());
  EXPECT_EQ(driver.getNodesExpanded(), 3);
  EXPECT_EQ(driver.solve(), nullptr);
}

}  // namespace
