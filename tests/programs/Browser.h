// Browser.h: a headless Chromium that a test controls through two pipes with the DevTools protocol
// (https://chromedevtools.github.io/devtools-protocol). The headless shell, which has no windows,
// starts in a third of the time of the complete browser.

#pragma once

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tests/programs/Shell.h"

class Browser {
 public:
  using Json = nlohmann::json;

  // The browser's command; empty if there is none on the path.
  static std::string command() {
    const std::string names = "chromium-headless-shell chromium chromium-browser google-chrome";
    static const std::string path = Shell().run("type -P " + names + " | head -n 1").out;
    return path.substr(0, path.find('\n'));
  }

  // The browser that all tests of a process share, with a new tab. Starting one takes a second.
  static Browser& withNewTab() {
    static Browser browser;
    browser.openTab();
    return browser;
  }

  Browser() {
    // Chromium does not run as root with its sandbox. The pages are our own, so the sandbox is not
    // needed. A browser that does not answer is ended, which is an error in call().
    folder_.run("mkfifo in out; timeout 900 " + command() +
                " --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe"
                " --hide-scrollbars --disable-dev-shm-usage --user-data-dir=profile"
                " 3<in 4>out 2>stderr &");
    toBrowser_.open(folder_.path("in"));
    fromBrowser_ = std::fopen(folder_.path("out").c_str(), "r");
  }

  // Waits until the browser is gone, which writes to its folder.
  ~Browser() {
    toBrowser_.close();
    while (!readMessage().empty()) continue;
    std::fclose(fromBrowser_);
  }
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  void resize(int width, int height) {
    call("Emulation.setDeviceMetricsOverride",
         {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", width < 600}});
  }

  // Shows the page on a screen or on paper ("screen", "print"), in light or dark colours.
  void show(const std::string& medium, bool isDark) {
    const Json feature{{"name", "prefers-color-scheme"}, {"value", isDark ? "dark" : "light"}};
    call("Emulation.setEmulatedMedia", {{"media", medium}, {"features", Json::array({feature})}});
  }

  // Opens a page of ours from a file and waits until it is shown.
  void open(const std::filesystem::path& file) {
    call("Page.navigate", {{"url", "file://" + file.string()}});
    waitFor("document.documentElement?.dataset.state");
    if (evaluate("document.documentElement.dataset.state") != "ready") {
      throw std::runtime_error("not shown: " + evaluate("document.body.innerText").dump());
    }
  }

  // Waits until a JavaScript expression is true.
  void waitFor(const std::string& expression) {
    evaluate("new Promise((done) => { const look = () => " + expression +
             " ? done() : setTimeout(look, 2); look(); })");
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

  // Chooses a file in the <input type=file> with that id.
  void chooseFile(const std::string& id, const std::filesystem::path& file) {
    const Json input = call("Runtime.evaluate", {{"expression", "byId('" + id + "')"}});
    call("DOM.setFileInputFiles",
         {{"files", {file.string()}}, {"objectId", input["result"]["objectId"]}});
  }

  // Clicks on the middle of the first element that a CSS selector matches.
  void click(const std::string& selector) { drag(selector, selector); }

  // Presses the mouse there, and releases it on the middle of another element.
  void drag(const std::string& from, const std::string& to) {
    evaluate("document.querySelector('" + from + "').scrollIntoView({block: 'center'})");
    for (const auto& [type, selector] :
         {std::pair("mousePressed", from), {"mouseMoved", to}, {"mouseReleased", to}}) {
      Json event = evaluate(
          "var {x, y, width, height} = document.querySelector('" + selector +
          "').getBoundingClientRect(); ({x: x + width / 2, y: y + height / 2, button: 'left', "
          "buttons: 1, clickCount: 1})");
      event["type"] = type;
      call("Input.dispatchMouseEvent", event);
    }
  }

  // Presses and releases a key: "ArrowLeft", "a", " ". `more` are parameters of the protocol:
  // {"commands", {"paste"}} does what the browser's keys for that do.
  void press(const std::string& key, const Json& more = Json::object()) {
    Json event{{"type", "keyDown"}, {"key", key}, {"code", key}};
    if (key.size() == 1 && more.empty()) event["text"] = key;
    if (key == "Tab") event["windowsVirtualKeyCode"] = 9;
    event.update(more);
    call("Input.dispatchKeyEvent", event);
    event["type"] = "keyUp";
    call("Input.dispatchKeyEvent", event);
  }

  // Calls a method of the protocol. Returns its result.
  Json call(const std::string& method, const Json& parameters = Json::object()) {
    Json message{{"id", ++calls_}, {"method", method}, {"params", parameters}};
    if (!session_.empty()) message["sessionId"] = session_;
    toBrowser_ << message.dump() << '\0' << std::flush;
    for (std::string text = readMessage(); !text.empty(); text = readMessage()) {
      const Json answer = Json::parse(text);
      if (answer.value("id", 0) == calls_) {
        if (answer.contains("error")) throw std::runtime_error(method + ": " + answer.dump());
        return answer["result"];
      }
      note(answer);
    }
    throw std::runtime_error("the browser is gone: " + folder_.read("stderr"));
  }

  // The errors in the page so far, and the addresses that it requested.
  std::vector<std::string> errors() const { return errors_; }
  std::vector<std::string> requests() const { return requests_; }

 private:
  // The next message; empty if the browser is gone. An ifstream of clang's library would wait for
  // more.
  std::string readMessage() {
    std::string text;
    for (int c; (c = std::getc(fromBrowser_)) > 0;) text += static_cast<char>(c);
    return text;
  }

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

  Shell folder_;
  std::ofstream toBrowser_;
  std::FILE* fromBrowser_;
  std::string tab_;
  std::string session_;  // that controls the tab
  int calls_ = 0;
  std::vector<std::string> errors_, requests_;
};
