// InParallel.h: does many independent pieces of work, several at once.

#ifndef APPS_SUPPORT_INPARALLEL_H_
#define APPS_SUPPORT_INPARALLEL_H_

#include <cstddef>
#include <functional>

namespace apps {

// Calls work(0), ..., work(count - 1), each once, begun in this order on up to `threads` threads,
// and returns when all are done. If one throws, no further one is begun, and the first exception is
// thrown on once those under way have ended.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

}  // namespace apps

#endif
