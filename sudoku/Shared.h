// Shared.h: a pointer to an object that lives as long as one of its pointers (reference counting).
// It is smaller than std::shared_ptr, which makes 17-clue puzzles 5 % slower.

#ifndef SUDOKU_SHARED_H_
#define SUDOKU_SHARED_H_

#include <atomic>
#include <utility>

namespace sudoku {

// T has a member `std::atomic<int> owners`, which begins with 0. Thread-safe as std::shared_ptr is.
template <class T>
class Shared {
 public:
  Shared() = default;
  // Takes over a new object.
  explicit Shared(T* object) : object_(object) { add(); }
  Shared(const Shared& other) : object_(other.object_) { add(); }
  Shared& operator=(Shared other) {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Shared() {
    if (object_ != nullptr) release();
  }

  // Null if there is no object.
  T* get() const { return object_; }

 private:
  void add() {
    if (object_ != nullptr) ++object_->owners;
  }
  void release() {
    if (--object_->owners == 0) delete object_;
  }

  T* object_ = nullptr;
};

}  // namespace sudoku

#endif
