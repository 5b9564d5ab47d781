#include "apps/support/ExitStatus.h"

#include <exception>
#include <iostream>
#include <new>

namespace apps {

void flush(std::ostream& out) {
  if (!out.flush()) throw CannotWrite();
}

int reportErrors(const std::string& program, const std::string& memoryAdvice,
                 const std::function<int()>& run) {
  const auto fail = [&program](ExitStatus status, const std::string& reason) {
    std::cerr << program << ": " << reason << '\n';
    return static_cast<int>(status);
  };
  try {
    return run();
  } catch (const CannotWrite& error) {
    return fail(ExitStatus::failed, error.what());
  } catch (const std::logic_error& error) {
    return fail(ExitStatus::failed, std::string("internal error: ") + error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitStatus::failed, "out of memory" + memoryAdvice);
  } catch (const std::exception& error) {
    return fail(ExitStatus::usage, error.what());
  }
}

}  // namespace apps
