#include "apps/grade/program/Prerequisites.h"

#include <fmt/format.h>

#include <stdexcept>

#include "apps/grade/contain/ScratchFolder.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/grade/marking/SuiteListener.h"
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

Containment containmentFor(const Options& options) {
  // What fails here is no fault of the containment, and would be told as one.
  { const ScratchFolder scratch; }
  if (const auto strongest = strongestContainment()) return *strongest;
  if (options.isUnsafe) return Containment::none;
  throw std::runtime_error(
      fmt::format("nothing here can contain what students wrote.\n"
                  "  bubblewrap: {}\n  a user without rights: {}\n"
                  "  --unsafe runs it all the same, with all that you may do yourself",
                  whyNot(Containment::bubblewrap), whyNot(Containment::unprivilegedUser)));
}

void requireCompiler(const Options& options, Containment containment) {
  const std::string compiler = compilerNamed(options.compiler);
  const std::string fault = compilerFault(compiler, containment);
  if (fault.empty()) return;
  throw std::runtime_error(fmt::format(
      "the compiler {} cannot be used, so nothing was graded:\n  {}\n"
      "  Where hand-ins are compiled, of a compiler outside /usr only its bin is there,\n"
      "  and lib, libexec, include and share beside that",
      compiler, fault));
}

}  // namespace grading
