// SlidingTiles.h: the 8-puzzle and the 15-puzzle. Tiles slide into the blank until they are in
// order, with the blank first. heuristicValue() is the Manhattan distance: the sum over all tiles
// of the rows and columns between a tile and its goal.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "Searchable.h"
#include "search/Keyed.h"
#include "search/Moved.h"

class SlidingTiles final : public Searchable, public search::Keyed, public search::Moved {
 public:
  // The tiles row by row, 0 for the blank: 9 numbers for a 3x3 board, 16 for 4x4. Throws
  // std::invalid_argument unless each number from 0 to 8, or from 0 to 15, occurs once.
  explicit SlidingTiles(const vector<int>& tiles) : width_(tiles.size() == 9 ? 3 : 4) {
    if (tiles.size() != 9 && tiles.size() != 16) {
      throw std::invalid_argument("a board has 9 or 16 tiles, not " + std::to_string(tiles.size()));
    }
    for (std::size_t square = 0; square < tiles.size(); ++square) {
      const auto number = static_cast<int>(square);
      const auto place = std::find(tiles.begin(), tiles.end(), number);
      if (place == tiles.end()) {
        throw std::invalid_argument(
            (number == 0 ? "the blank, 0," : "tile " + std::to_string(number)) + " is missing");
      }
      if (number == 0) blank_ = static_cast<int>(place - tiles.begin());
      tiles_[square] = static_cast<signed char>(tiles[square]);
    }
    for (int square = 0; square < squares(); ++square)
      distance_ += distanceOf(tile(square), square);
  }

  int width() const { return width_; }
  int squares() const { return width_ * width_; }
  int tile(int square) const { return tiles_[static_cast<std::size_t>(square)]; }

  bool isSolution() const override { return distance_ == 0; }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    states.reserve(4);
    if (blank_ >= width_) states.push_back(blankMoved(-width_, "up"));
    if (blank_ % width_ > 0) states.push_back(blankMoved(-1, "left"));
    if (blank_ % width_ < width_ - 1) states.push_back(blankMoved(1, "right"));
    if (blank_ < squares() - width_) states.push_back(blankMoved(width_, "down"));
    return states;
  }

  void write(ostream& out) const override {
    for (int square = 0; square < squares(); ++square) {
      const int number = tile(square);
      const std::string text = number == 0 ? "." : std::to_string(number);
      out << std::string(3 - text.size(), ' ') << text;
      if ((square + 1) % width_ == 0) out << '\n';
    }
  }

  int heuristicValue() const override { return distance_; }

  // Two tiles per byte.
  std::string key() const override {
    std::string key(tiles_.size() / 2, '\0');
    for (std::size_t pair = 0; pair < key.size(); ++pair) {
      key[pair] = static_cast<char>(tiles_[2 * pair] * 16 + tiles_[2 * pair + 1]);
    }
    return key;
  }

  std::string move() const override { return std::string("blank ") + direction_; }

 private:
  unique_ptr<Searchable> blankMoved(int step, const char* direction) const {
    auto state = std::make_unique<SlidingTiles>(*this);
    const int square = blank_ + step;
    const int number = tile(square);
    state->distance_ += distanceOf(number, blank_) - distanceOf(number, square);
    state->blank_ = square;
    state->direction_ = direction;
    std::swap(state->tiles_[static_cast<std::size_t>(square)],
              state->tiles_[static_cast<std::size_t>(blank_)]);
    return state;
  }

  int distanceOf(int number, int square) const {
    if (number == 0) return 0;
    return std::abs(number / width_ - square / width_) +
           std::abs(number % width_ - square % width_);
  }

  std::array<signed char, 16> tiles_{};
  int width_;
  int blank_ = 0;
  int distance_ = 0;
  const char* direction_ = "";
};
