// ZipFile.h: writes zip files.

#ifndef APPS_GRADE_GRADESCOPE_ZIPFILE_H_
#define APPS_GRADE_GRADESCOPE_ZIPFILE_H_

#include <filesystem>
#include <memory>
#include <string>

struct archive;

namespace grading {

class ZipFile {
 public:
  // Throws std::runtime_error if the file cannot be written; so do the others.
  explicit ZipFile(const std::filesystem::path& file);
  ~ZipFile();
  ZipFile(const ZipFile&) = delete;
  ZipFile& operator=(const ZipFile&) = delete;

  void add(const std::string& path, const std::string& text, bool isExecutable);

  // To be called last.
  void close();

 private:
  void check(int status) const;

  const std::string name_;
  archive* const writer_;
};

}  // namespace grading

#endif
