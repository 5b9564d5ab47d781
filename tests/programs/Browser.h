// Browser.h: a headless Chromium that a test controls through two pipes with the DevTools protocol
// (https://chromedevtools.github.io/devtools-protocol). The headless shell, which has no windows,
// starts in a third of the time of the complete browser.

#ifndef TESTS_PROGRAMS_BROWSER_H_
#define TESTS_PROGRAMS_BROWSER_H_

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

class Browser {
 public:
  using Json = nlohmann::json;

  // The browser's command; empty if there is none on the path.
  static std::string command() {
    const std::string path = std::getenv("PATH") == nullptr ? "" : std::getenv("PATH");
    for (const char* const name :
         {"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"}) {
      std::istringstream folders(path);
      for (std::string folder; std::getline(folders, folder, ':');) {
        const std::filesystem::path file = std::filesystem::path(folder) / name;
        if (access(file.c_str(), X_OK) == 0) return file.string();
      }
    }
    return "";
  }

  // The browser that all tests of a process share, with a new tab. Starting one takes a second.
  static Browser& withNewTab() {
    static Browser browser;
    browser.openTab();
    return browser;
  }

  Browser() {
    std::string name = (std::filesystem::temp_directory_path() / "browser-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    profile_ = name;
    launch();
  }

  ~Browser() {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    close(toBrowser_);
    close(fromBrowser_);
    std::error_code ignored;
    for (int attempt = 0; attempt < 20 && std::filesystem::exists(profile_, ignored); ++attempt) {
      std::filesystem::remove_all(profile_, ignored);  // its children may still write
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  void resize(int width, int height) {
    call("Emulation.setDeviceMetricsOverride",
         {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", width < 600}});
  }

  void preferDark(bool dark) {
    const Json feature{{"name", "prefers-color-scheme"}, {"value", dark ? "dark" : "light"}};
    call("Emulation.setEmulatedMedia", {{"features", Json::array({feature})}});
  }

  // Opens a report from a file and waits until it is shown.
  void open(const std::filesystem::path& file) {
    call("Page.navigate", {{"url", "file://" + file.string()}});
    for (int attempt = 0; attempt < 300; ++attempt) {
      const Json state = evaluate("document.documentElement?.dataset.state ?? ''");
      if (state == "ready") return;
      if (state == "failed") break;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    throw std::runtime_error("the page is not ready: " +
                             evaluate("document.body?.innerText ?? ''").get<std::string>());
  }

  // The value of a JavaScript expression in the page. A promise is awaited.
  Json evaluate(const std::string& expression) {
    const Json answer =
        call("Runtime.evaluate",
             {{"expression", expression}, {"awaitPromise", true}, {"returnByValue", true}});
    if (answer.contains("exceptionDetails")) {
      throw std::runtime_error(expression + ": " + answer["exceptionDetails"].dump());
    }
    return answer["result"].value("value", Json());
  }

  // Presses and releases a key: "ArrowLeft", "a", " ".
  void press(const std::string& key) {
    Json event{{"type", "keyDown"}, {"key", key}, {"code", key}};
    if (key.size() == 1) event["text"] = key;
    call("Input.dispatchKeyEvent", event);
    event["type"] = "keyUp";
    call("Input.dispatchKeyEvent", event);
  }

  // A PNG of the visible part of the page, as Base64.
  std::string screenshot() {
    return call("Page.captureScreenshot", {{"format", "png"}}).at("data");
  }

  // The errors in the page so far, and the addresses that it requested.
  std::vector<std::string> errors() const { return errors_; }
  std::vector<std::string> requests() const { return requests_; }

 private:
  void openTab() {
    session_.clear();
    if (!tab_.empty()) call("Target.closeTarget", {{"targetId", tab_}});
    tab_ = call("Target.createTarget", {{"url", "about:blank"}}).at("targetId");
    session_ =
        call("Target.attachToTarget", {{"targetId", tab_}, {"flatten", true}}).at("sessionId");
    errors_.clear();
    requests_.clear();
    for (const char* const domain : {"Runtime", "Log", "Page", "Network"}) {
      call(std::string(domain) + ".enable");
    }
  }

  void launch() {
    int down[2];
    int up[2];
    if (pipe(down) != 0 || pipe(up) != 0) throw std::runtime_error("no pipes");
    process_ = fork();
    if (process_ < 0) throw std::runtime_error("no process");
    if (process_ == 0) {
      // Both ends are moved first, because one may be descriptor 3 or 4 itself.
      const int in = dup2(down[0], 20);
      const int out = dup2(up[1], 21);
      dup2(in, 3);
      dup2(out, 4);
      for (const int end : {down[0], down[1], up[0], up[1], 20, 21}) {
        if (end > 4) close(end);
      }
      if (std::freopen("/dev/null", "w", stderr) == nullptr) _exit(126);
      const std::string profile = "--user-data-dir=" + profile_.string();
      const std::string program = command();
      // Chromium does not run as root with its sandbox. The pages are our own, so the sandbox is
      // not needed.
      execl(program.c_str(), program.c_str(), "--headless=new", "--no-sandbox", "--disable-gpu",
            "--remote-debugging-pipe", "--hide-scrollbars", "--disable-dev-shm-usage",
            profile.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    close(down[0]);
    close(up[1]);
    toBrowser_ = down[1];
    fromBrowser_ = up[0];
  }

  Json call(const std::string& method, const Json& parameters = Json::object()) {
    Json message{{"id", ++calls_}, {"method", method}, {"params", parameters}};
    if (!session_.empty()) message["sessionId"] = session_;
    send(message.dump() + '\0');
    for (;;) {
      Json answer = receive();
      if (answer.contains("id") && answer["id"] == calls_) {
        if (answer.contains("error")) throw std::runtime_error(method + ": " + answer.dump());
        return answer["result"];
      }
      note(answer);
    }
  }

  void note(const Json& event) {
    if (event.value("sessionId", "") != session_) return;  // of an earlier tab
    const std::string method = event.value("method", "");
    if (method == "Runtime.exceptionThrown" ||
        (method == "Log.entryAdded" && event["params"]["entry"]["level"] == "error")) {
      errors_.push_back(event["params"].dump());
    }
    if (method == "Network.requestWillBeSent") {
      requests_.push_back(event["params"]["request"]["url"]);
    }
  }

  void send(const std::string& bytes) const {
    for (std::size_t sent = 0; sent < bytes.size();) {
      const ssize_t count = ::write(toBrowser_, bytes.data() + sent, bytes.size() - sent);
      if (count <= 0) throw std::runtime_error("the browser does not listen");
      sent += static_cast<std::size_t>(count);
    }
  }

  Json receive() {
    constexpr int kTimeoutMs = 60'000;
    for (;;) {
      const std::size_t end = buffer_.find('\0');
      if (end != std::string::npos) {
        const Json message = Json::parse(buffer_.substr(0, end));
        buffer_.erase(0, end + 1);
        return message;
      }
      pollfd ready{fromBrowser_, POLLIN, 0};
      if (poll(&ready, 1, kTimeoutMs) <= 0) throw std::runtime_error("the browser is silent");
      char bytes[1 << 16];
      const ssize_t count = ::read(fromBrowser_, bytes, sizeof bytes);
      if (count <= 0) throw std::runtime_error("the browser is gone");
      buffer_.append(bytes, static_cast<std::size_t>(count));
    }
  }

  std::filesystem::path profile_;
  pid_t process_ = -1;
  int toBrowser_ = -1;
  int fromBrowser_ = -1;
  std::string tab_;
  std::string session_;  // that controls the tab
  int calls_ = 0;
  std::string buffer_;
  std::vector<std::string> errors_;
  std::vector<std::string> requests_;
};

#endif
