#include "apps/grade/subjects/Subjects.h"

#include <algorithm>
#include <cstddef>
#include <map>

#include "apps/support/InParallel.h"

namespace grading {
namespace {

using Capabilities = std::vector<std::string>;

struct Task {
  Capabilities capabilities;
  std::string standard;
};

class Maker {
 public:
  Maker(const SubjectCompiler& compiler, const Capabilities& capabilities,
        const std::vector<std::string>& standards, int jobs)
      : compiler_(compiler), capabilities_(capabilities), standards_(standards), jobs_(jobs) {
    for (const std::string& each : capabilities_)
      subjects_.push_back({each, standards.front(), {}});
  }

  std::vector<Subject> make() {
    if (!compileTogether({capabilities_, standards_.front()})) makeApart();
    return subjects_;
  }

 private:
  template <class Try>
  std::vector<Attempt> tryAll(const std::vector<Task>& tasks, Try tryOne) const {
    std::vector<Attempt> attempts(tasks.size());
    apps::inParallel(tasks.size(), jobs_, [&](std::size_t i) { attempts[i] = tryOne(tasks[i]); });
    return attempts;
  }

  std::vector<Attempt> checkAll(const std::vector<Task>& tasks) const {
    return tryAll(
        tasks, [&](const Task& task) { return compiler_.check(task.capabilities, task.standard); });
  }

  std::vector<Attempt> compileAll(const std::vector<Task>& tasks) const {
    return tryAll(tasks, [&](const Task& task) {
      return compiler_.compile(task.capabilities, task.standard);
    });
  }

  // Compiles one program for all capabilities of the task. Returns whether that succeeded.
  bool compileTogether(const Task& task) {
    const Attempt attempt = compiler_.compile(task.capabilities, task.standard);
    note(task, attempt);
    return attempt.isCompiled;
  }

  void note(const Task& task, const Attempt& attempt) {
    for (Subject& subject : subjects_) {
      const auto& noted = task.capabilities;
      if (std::find(noted.begin(), noted.end(), subject.capability) == noted.end()) continue;
      subject.standard = task.standard;
      subject.attempt = attempt;
    }
  }

  void makeApart() {
    const Attempt together = subjects_.front().attempt;
    std::vector<Task> tasks = alone(standards_.front());
    const bool hasOthers = standards_.size() > 1;
    if (hasOthers) tasks.push_back({capabilities_, standards_.back()});
    const std::vector<Attempt> attempts = checkAll(tasks);
    // If the newest standard gives the same error, the standard does not matter.
    const bool doStandardsMatter =
        hasOthers && !together.isFinal && attempts.back().error != together.error;
    if (doStandardsMatter && compileAsAnother()) return;
    for (std::size_t i = 0; i < capabilities_.size(); ++i) {
      note(tasks[i], attempts[i]);
      const bool isKnown = !doStandardsMatter && attempts[i].error == together.error;
      if (!attempts[i].isCompiled && !attempts[i].isFinal && !isKnown) findAnotherStandard(i);
    }
    compileThoseFound();
  }

  // Compiles one program with all capabilities by another standard. Returns whether that succeeded.
  bool compileAsAnother() {
    std::vector<Task> tasks;
    for (std::size_t i = 1; i < standards_.size(); ++i) {
      tasks.push_back({capabilities_, standards_[i]});
    }
    const std::vector<Attempt> attempts = checkAll(tasks);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (attempts[i].isCompiled && compileTogether(tasks[i])) return true;
    }
    return false;
  }

  std::vector<Task> alone(const std::string& standard) const {
    std::vector<Task> tasks;
    for (const std::string& each : capabilities_) tasks.push_back({{each}, standard});
    return tasks;
  }

  // Finds another standard for a capability that does not compile by the first one. If there is
  // none, keeps the error of the first.
  void findAnotherStandard(std::size_t capability) {
    std::vector<Task> tasks;
    for (std::size_t i = 1; i < standards_.size(); ++i) {
      tasks.push_back({{capabilities_[capability]}, standards_[i]});
    }
    const std::vector<Attempt> attempts = checkAll(tasks);
    for (std::size_t i = tasks.size(); i-- > 0;) {  // the earliest standard overwrites later ones
      if (attempts[i].isCompiled) note(tasks[i], attempts[i]);
    }
  }

  void compileThoseFound() {
    std::map<std::string, Capabilities> byStandard;
    for (const Subject& subject : subjects_) {
      if (subject.attempt.isCompiled) byStandard[subject.standard].push_back(subject.capability);
    }
    std::vector<Task> apart;
    for (const auto& [standard, capabilities] : byStandard) {
      if (compileTogether({capabilities, standard}) || capabilities.size() == 1) continue;
      for (const std::string& each : capabilities) apart.push_back({{each}, standard});
    }
    const std::vector<Attempt> attempts = compileAll(apart);
    for (std::size_t i = 0; i < apart.size(); ++i) note(apart[i], attempts[i]);
  }

  const SubjectCompiler& compiler_;
  const Capabilities& capabilities_;
  const std::vector<std::string>& standards_;
  const int jobs_;
  std::vector<Subject> subjects_;
};

}  // namespace

std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities,
                                  const std::vector<std::string>& standards, int jobs) {
  return Maker(compiler, capabilities, standards, jobs).make();
}

}  // namespace grading
