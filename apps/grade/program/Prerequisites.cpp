#include "apps/grade/program/Prerequisites.h"
#include "apps/grade/sandbox/AvailableSandbox.h"

#include <fmt/format.h>

#include <stdexcept>

#include "apps/grade/intake/ReadFolder.h"
#include "apps/grade/marking/SuiteListener.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/Compilers.h"

namespace grading {

namespace fs = std::filesystem;

Weights weightsFor(const Options& options) {
  constexpr std::size_t kLargest = 1 << 20;
  const std::string source = options.weights ? options.weights->string() : "the weights";
  const std::string text =
      options.weights ? readFile(fs::canonical(*options.weights), kLargest) : defaultWeights();
  const Weights weights = weightsIn(text, source);
  requireWeightsOf(suiteTests(), weights, source);
  return options.parts.empty() ? weights : onlyParts(weights, options.parts);
}

Sources givenHeadersFor(const Options& options) {
  return options.against ? givenHeadersIn(*options.against) : givenHeaders();
}

Sandbox sandboxFor(const Options& options) {
  // What fails here is no fault of the sandbox, and would be told as one.
  { const ScratchFolder scratch; }
  if (const auto strongest = strongestSandbox()) return *strongest;
  if (options.isUnsafe) return Sandbox::none;
  throw std::runtime_error(
      fmt::format("nothing here can contain what students wrote.\n"
                  "  bubblewrap: {}\n  a user without rights: {}\n"
                  "  --unsafe runs it all the same, with all that you may do yourself",
                  whyNot(Sandbox::bubblewrap), whyNot(Sandbox::unprivilegedUser)));
}

void requireCompiler(const Options& options, Sandbox sandbox) {
  const std::string compiler = compilerNamed(options.compiler);
  const std::string fault = compilerFault(compiler, sandbox);
  if (fault.empty()) return;
  throw std::runtime_error(fmt::format(
      "the compiler {} cannot be used, so nothing was graded:\n  {}\n"
      "  Where submissions are compiled, of a compiler outside /usr only its bin is there,\n"
      "  and lib, libexec, include and share beside that",
      compiler, fault));
}

}  // namespace grading
