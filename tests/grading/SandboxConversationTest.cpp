// The conversation with a sandboxed program, and the environment of the program.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class SandboxConversationTest : public Sandboxed {};

constexpr const char* kEcho = R"(
int main() {
  FILE* questions = fdopen(3, "r");
  for (char line[100]; fgets(line, sizeof line, questions);) say("you said %s", line);
  return 5;
})";

TEST_P(SandboxConversationTest, EachQuestionGetsItsAnswer) {
  SandboxedProcess process(compiled(kEcho), GetParam());
  for (const std::string question : {"one", "two", "three"}) {
    ASSERT_TRUE(process.send(question));
    const Reply reply = process.receive(kLongEnough);
    EXPECT_EQ(reply.kind, Reply::Kind::line);
    EXPECT_EQ(reply.line, "you said " + question);
  }
  EXPECT_TRUE(process.isRunning());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
  EXPECT_FALSE(process.isRunning());
  EXPECT_FALSE(process.send("four"));
  EXPECT_EQ(process.receive(kLongEnough).kind, Reply::Kind::ended);
}

TEST_P(SandboxConversationTest, AnAnswerThatDoesNotComeIsWaitedForAsLongAsAsked) {
  SandboxedProcess process(compiled(kEcho), GetParam());
  const auto before = std::chrono::steady_clock::now();
  EXPECT_EQ(process.receive(milliseconds(50)).kind, Reply::Kind::timedOut);
  EXPECT_GE(std::chrono::steady_clock::now() - before, milliseconds(50));
  ASSERT_TRUE(process.send("late"));
  EXPECT_EQ(process.receive(kLongEnough).line, "you said late");
}

TEST_P(SandboxConversationTest, LinesArriveWholeHoweverTheyAreWritten) {
  const auto result = heard(R"(
int main() {
  say("fi"); usleep(20000); say("rst\nsecond\nthi"); usleep(20000); say("rd\n");
})");
  EXPECT_THAT(result.lines, ElementsAre("first", "second", "third"));
}

TEST_P(SandboxConversationTest, HowItEndedIsToldApart) {
  EXPECT_EQ(heard("int main() { return 0; }").ending.sentence(), "It ended by itself.");
  const Termination failed = heard("int main() { exit(3); }").ending;
  EXPECT_EQ(failed.kind, Termination::Kind::exited);
  EXPECT_EQ(failed.code, 3);
  const Termination crashed = heard("int main() { volatile int* p = nullptr; *p = 1; }").ending;
  EXPECT_EQ(crashed.kind, Termination::Kind::signalled);
  EXPECT_EQ(crashed.code, SIGSEGV);
  EXPECT_THAT(crashed.sentence(), HasSubstr("Segmentation fault"));
  EXPECT_EQ(heard("int main() { abort(); }").ending.code, SIGABRT);
}

TEST_P(SandboxConversationTest, AProgramThatIsNotThereIsNotStarted) {
  Command command;
  command.arguments = {folder() / "missing"};
  command.folder = folder();
  const Termination ending = run(command, GetParam());
  EXPECT_EQ(ending.kind, Termination::Kind::notStarted);
  EXPECT_THAT(ending.sentence(), HasSubstr("No such file"));
}

TEST_P(SandboxConversationTest, PrintedTextIsKeptApartFromAnswers) {
  const auto result = heard(R"(
struct Printer { Printer() { puts("before main"); } ~Printer() { puts("after main"); } } printer;
int main() { puts("PASSED"); fputs("to stderr\n", stderr); say("answer\n"); })");
  EXPECT_THAT(result.lines, ElementsAre("answer"));
  for (const char* printed : {"before main", "PASSED", "to stderr", "after main"}) {
    EXPECT_THAT(result.ending.output, HasSubstr(printed));
  }
}

TEST_P(SandboxConversationTest, AFloodOfPrintingNeitherBlocksNorIsKept) {
  const auto result = heard(R"(
int main() { for (int i = 0; i < 5000; ++i) puts("a line that nobody wants to read"); say("answer\n"); })");
  EXPECT_THAT(result.lines, ElementsAre("answer"));
  EXPECT_EQ(result.ending.kind, Termination::Kind::exited);
  EXPECT_THAT(result.ending.output, SizeIs(tightBounds().outputBytes));
}

TEST_P(SandboxConversationTest, StandardInputIsEmpty) {
  EXPECT_THAT(heard("int main() { say(\"%d\\n\", getchar()); }").lines, ElementsAre("-1"));
}

TEST_P(SandboxConversationTest, NoOtherDescriptorIsPassedOn) {
  const auto result = heard(R"(
int main() { for (int i = 0; i < 2000; ++i) if (fcntl(i, F_GETFD) >= 0) say("%d\n", i); })");
  EXPECT_THAT(result.lines, ElementsAre("0", "1", "2", "3", "4"));
}

TEST_P(SandboxConversationTest, OurEnvironmentIsNotPassedOn) {
  setenv("GRADE_TEST_SECRET", "secret", 1);
  const auto result = heard(R"(
int main() { say("%s\n", getenv("GRADE_TEST_SECRET") ? "told" : "not told"); })");
  EXPECT_THAT(result.lines, ElementsAre("not told"));
}

TEST_P(SandboxConversationTest, ClosingAllDescriptorsEndsTheConversation) {
  Command command =
      compiled("int main() { for (int i = 0; i < 64; ++i) close(i); for (;;) pause(); }");
  SandboxedProcess process(command, GetParam());
  EXPECT_EQ(process.receive(kLongEnough).kind, Reply::Kind::ended);
  EXPECT_TRUE(process.isRunning());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
}

TEST_P(SandboxConversationTest, AProgramThatReadsNothingCannotHoldUsForLongerThanItsBounds) {
  Command command = compiled("int main() { for (;;) pause(); }");
  command.bounds.wall = milliseconds(500);
  SandboxedProcess process(command, GetParam());
  EXPECT_FALSE(process.send(std::string(10 << 20, 'x')));
  EXPECT_EQ(process.end().kind, Termination::Kind::wallLimit);
}

TEST_P(SandboxConversationTest, AProgramThatReadsNothingHoldsUsForAsLongAsAsked) {
  SandboxedProcess process(compiled("int main() { for (;;) pause(); }"), GetParam());
  EXPECT_FALSE(process.send(std::string(10 << 20, 'x'), milliseconds(50)));
  EXPECT_TRUE(process.isRunning());
}

TEST_P(SandboxConversationTest, ALineThatNeverEndsEndsTheProgram) {
  const auto result = heard("int main() { for (;;) say(\"and so on \"); }");
  EXPECT_THAT(result.lines, IsEmpty());
  EXPECT_EQ(result.ending.kind, Termination::Kind::outputLimit);
}

TEST_P(SandboxConversationTest, ProcessorTimeIsToldWhileItRunsAndAfterwards) {
  SandboxedProcess process(compiled(R"(
int main() {
  while (clock() < CLOCKS_PER_SEC / 5) {}
  say("done\n");
  pause();
})"),
                           GetParam());
  ASSERT_EQ(process.receive(kLongEnough).line, "done");
  const auto soFar = process.cpuTime();
  EXPECT_GE(soFar, milliseconds(195));
  EXPECT_LT(soFar, std::chrono::seconds(2)) << "time is counted once";
  EXPECT_GE(process.end().cpu, soFar);
}

TEST_P(SandboxConversationTest, ProcessorTimeOnceToldIsNotTakenBack) {
  const Command command = compiled("int main() { say(\"ready\\n\"); pause(); }");
  for (int i = 0; i < 20; ++i) {
    SandboxedProcess process(command, GetParam());
    ASSERT_EQ(process.receive(kLongEnough).line, "ready");
    const auto soFar = process.cpuTime();
    EXPECT_GE(process.end().cpu, soFar);
  }
}

TEST_P(SandboxConversationTest, SeveralRunAtOnce) {
  const Command command = compiled(kEcho);
  std::vector<SandboxedProcess> processes;
  for (int i = 0; i < 4; ++i) processes.emplace_back(command, GetParam());
  for (auto& process : processes) ASSERT_TRUE(process.send("you"));
  processes.erase(processes.begin());
  for (auto& process : processes) EXPECT_EQ(process.receive(kLongEnough).line, "you said you");
}

INSTANTIATE_TEST_SUITE_P(With, SandboxConversationTest, testing::ValuesIn(kEverySandbox),
                         sandboxName);

}  // namespace
}  // namespace grading
