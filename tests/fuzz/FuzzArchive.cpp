// FuzzArchive.cpp: any bytes are a submission whose paths stay inside and whose files can be
// written, or one error. The bytes are a zip file, or the names and texts of the files in one.

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "tests/fuzz/Fuzz.h"

namespace {

std::string littleEndian(std::uint64_t number, int bytes) {
  std::string text;
  for (; bytes > 0; --bytes, number >>= 8) text += static_cast<char>(number & 0xFF);
  return text;
}

// A zip file without compression. `attributes` are those of Unix: 0100644 for a file.
class Zip {
 public:
  void add(const std::string& path, const std::string& text, std::uint32_t attributes) {
    const std::string crc = littleEndian(
        crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size())), 4);
    const std::string common = littleEndian(20, 2) + littleEndian(1 << 11, 2) + littleEndian(0, 6) +
                               crc + littleEndian(text.size(), 4) + littleEndian(text.size(), 4) +
                               littleEndian(path.size(), 2) + littleEndian(0, 2);
    directory_ += "PK\x01\x02" + littleEndian(3 << 8 | 20, 2) + common + littleEndian(0, 6) +
                  littleEndian(std::uint64_t{attributes} << 16, 4) +
                  littleEndian(files_.size(), 4) + path;
    files_ += "PK\x03\x04" + common + path + text;
    ++count_;
  }

  std::string bytes() const {
    return files_ + directory_ + "PK\x05\x06" + littleEndian(0, 4) + littleEndian(count_, 2) +
           littleEndian(count_, 2) + littleEndian(directory_.size(), 4) +
           littleEndian(files_.size(), 4) + littleEndian(0, 2);
  }

 private:
  std::string files_;
  std::string directory_;
  std::size_t count_ = 0;
};

std::string zipOf(fuzz::Input& input) {
  Zip zip;
  for (int entries = 0; !input.isEmpty() && entries < 50; ++entries) {
    constexpr std::uint32_t kAttributes[] = {0100644, 0120777, 0040755, 0010644};
    const std::uint32_t attributes = kAttributes[input.below(4)];
    const std::string path = input.text(300);
    zip.add(path, input.text(1000), attributes);
  }
  return zip.bytes();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const std::string bytes = input.below(2) == 0 ? zipOf(input) : input.rest();
  grading::Submission submission;
  try {
    submission = grading::submissionOf(grading::readZip(bytes, "ada.zip"), "ada");
  } catch (const std::runtime_error& error) {
    fuzz::require(error.what()[0] != '\0', "an error has a text");
    return 0;
  }
  std::size_t all = 0;
  bool hasSudoku = false;
  for (const auto& [path, text] : submission.files) {
    const grading::EntryPath same = grading::entryPath(path);
    fuzz::require(same.fault.empty() && same.path == path, "a path is normalised and stays inside");
    fuzz::require(text.size() <= grading::kLargestFile, "a file is not larger than its limit");
    all += text.size();
    hasSudoku = hasSudoku || grading::nameIn(path) == grading::kSudokuHeader;
  }
  fuzz::require(all <= grading::kMostBytes, "the files are not larger than their limit");
  static const grading::ScratchFolder scratch;
  const std::filesystem::path folder = scratch.path() / "ada";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  grading::writeFiles(submission.files, folder);
  fuzz::require(hasSudoku || !submission.hasSudoku, "Sudoku.h is there if it was found");
  return 0;
}
