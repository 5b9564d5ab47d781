// KeysOnPath.h: the keys of the states from the start to the state that is being expanded.

#ifndef SEARCH_KEYSONPATH_H_
#define SEARCH_KEYSONPATH_H_

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace search {

class KeysOnPath {
 public:
  // Removes the keys of depth `depth` and deeper.
  void cut(std::size_t depth) {
    if (depth < hashes_.size()) hashes_.resize(depth);
    if (depth < keys_.size()) keys_.resize(depth);
  }

  // If it throws, cut() removes what was added.
  void add(std::string key) {
    hashes_.push_back(std::hash<std::string>()(key));
    keys_.push_back(std::move(key));
  }

  bool contain(const std::string& key) const {
    const std::size_t hash = std::hash<std::string>()(key);
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      if (hashes_[i] == hash && keys_[i] == key) return true;
    }
    return false;
  }

 private:
  std::vector<std::size_t> hashes_;
  std::vector<std::string> keys_;
};

}  // namespace search

#endif
