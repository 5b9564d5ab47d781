// SubjectChecked.h: a subject that is compiled with checks runs the questions before a crash once
// more. It reports on descriptor 4, among its answers, what the checks of the compiler and of the
// standard library find. New and deleted memory is filled, so that its use is seen. SubjectCompiler
// includes this file after Subject.cpp.

#ifndef COURSEWORK_SUBJECT_CHECKED_H_
#define COURSEWORK_SUBJECT_CHECKED_H_

#include <malloc.h>
#include <signal.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

// The checks of the compiler call it with what they print.
extern "C" void __sanitizer_on_print(const char* text) {
  if (write(4, text, std::strlen(text)) < 0) _exit(1);
}

void* operator new(std::size_t size) {
  void* const memory = std::malloc(size + 1);
  if (memory == nullptr) throw std::bad_alloc();
  return std::memset(memory, 0xA5, size);
}

void operator delete(void* memory) noexcept {
  static void* kept[1024];  // is not used again too soon
  static unsigned next = 0;
  if (memory == nullptr) return;
  std::memset(memory, 0x5A, malloc_usable_size(memory));
  std::swap(memory, kept[next++ % 1024]);
  std::free(memory);
}

namespace subject {

static std::uintptr_t stack = 0;  // an address in it, near its beginning

inline void reportFault(int, siginfo_t* info, void*) {
  const std::uintptr_t address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const std::uintptr_t kPart = 4 << 20, kAll = 16 << 20;  // of the stack, which has 8 MiB
  const char* found = "crash: bad address\n";
  if (info->si_code <= 0 || info->si_code == 128) {  // no address of a process
    found = "crash: wild pointer\n";
  } else if (address < 65536) {
    found = "crash: null pointer\n";
  } else if (stack - kAll < address && address < stack - kPart) {
    found = "crash: stack overflow\n";
  }
  __sanitizer_on_print(found);
  _exit(1);
}

struct Checks {
  Checks() {
    stack = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    stderr = fdopen(4, "w");
    setvbuf(stderr, nullptr, _IONBF, 0);
    setenv("GLIBCXX_DEBUG_MESSAGE_LENGTH", "0", 1);  // does not break lines
    static char itsStack[1 << 16];
    stack_t own = stack_t();
    own.ss_sp = itsStack;
    own.ss_size = sizeof itsStack;
    sigaltstack(&own, nullptr);
    struct sigaction action = {};
    action.sa_sigaction = reportFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(SIGSEGV, &action, nullptr);
  }
};

static const Checks checks;

}  // namespace subject

#endif
