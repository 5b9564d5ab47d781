// InParallel.h: a parallel loop over independent pieces of work.

#ifndef APPS_SUPPORT_INPARALLEL_H_
#define APPS_SUPPORT_INPARALLEL_H_

#include <cstddef>
#include <functional>

namespace apps {

// Calls work(0), ..., work(count - 1), each once, started in this order on up to `threads` threads.
// Returns when all are done. If a call throws, no further call is started, and the first exception
// is rethrown after the running calls have ended.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

}  // namespace apps

#endif
