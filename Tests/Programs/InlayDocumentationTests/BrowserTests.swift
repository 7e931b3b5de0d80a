import Foundation
import InlayTestSupport
import Testing

/// Pages of the site in a browser without a window.
@Suite(
  .enabled(if: Site.hasDocc, "there is no docc in PATH, which makes the site"), .linksModules,
  .enabled(if: browser != nil, "there is no chromium in PATH (apt-get install chromium): pages are not opened"),
  .enabled(if: python != nil, "there is no python3 in PATH, which serves the pages"))
struct BrowserTests {
  private static let pages = [
    ("documentation", "Inlay"), ("documentation/inlay", "Inlay"), ("documentation/inlay/tableview", "TableView"),
    ("documentation/inlay/symbolreference", "Symbols"), ("documentation/inlaycontrols/button", "Button"),
  ]

  @Test("pages show their titles, without errors in the console")
  func pages() async throws {
    let site = try await Site.built.value
    let overview = site.url("overview.html")
    try Self.overview.write(to: overview, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: overview) }
    let server = try Server(folder: site.url("").path)
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/overview.html"
    var browser = try await Browser.open(address)
    // Beside many other processes a browser may end before it has loaded anything.
    for _ in 0..<4 where browser.lines.count < Self.pages.count { browser = try await Browser.open(address) }
    try #require(browser.lines.count == Self.pages.count, "\(browser.output)")
    for ((path, title), line) in zip(Self.pages, browser.lines) {
      #expect(line.title.hasPrefix(title), "\(path): \(line)")
      #expect(line.headings.contains(title), "\(path): \(line)")
    }
    #expect(browser.errors == [])
  }

  /// A page that opens the others in frames, and has a line of the title and the headings of each once they have them.
  private static var overview: String {
    """
    <!DOCTYPE html><meta charset="utf-8"><title>overview</title><script>
    const pages = [\(pages.map { "\"/\($0.0)\"" }.joined(separator: ", "))];
    addEventListener("load", () => pages.forEach(path => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.src = path;
      const line = document.body.appendChild(document.createElement("pre"));
      const timer = setInterval(() => {
        const page = frame.contentDocument;
        const headings = Array.from(page?.querySelectorAll("h1") ?? [], heading => heading.textContent.trim());
        if (!page?.title || headings.length == 0) return;
        clearInterval(timer);
        line.textContent = [page.title, ...headings].join("|");
      }, 50);
    }));
    </script><body></body>
    """
  }
}

private let browser = Site.program("chromium", "chromium-browser", "google-chrome")
private let python = Site.program("python3")

/// A server of files on a free port of this machine.
private struct Server {
  let port: Int
  private let process = Process()

  init(folder: String) throws {
    process.executableURL = URL(fileURLWithPath: try #require(python))
    process.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says its port once it listens: "Serving HTTP on 127.0.0.1 port 40123 (http://...) ...".
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let words = line.split(separator: " ")
    let index = try #require(words.firstIndex(of: "port"), "\(line)")
    port = try #require(Int(words[index + 1]))
  }

  func stop() {
    // Threads of tests block other signals, and so does what they start.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

private struct Browser {
  /// The title and the headings of each page that was shown.
  let lines: [(title: String, headings: [String])]
  /// The errors of the console.
  let errors: [String]
  let output: String

  /// Loads the overview, and waits in the browser's own time until its scripts are done.
  static func open(_ address: String) async throws -> Browser {
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--virtual-time-budget=10000",
      "--enable-logging=stderr", "--dump-dom", address,
    ]
    let (_, output) = try await Site.run(try #require(browser), arguments)
    let lines = output.matches(of: #/<pre>(?<line>[^<]+)</pre>/#).map { match in
      // A long name has marks where it may be broken.
      let parts = match.output.line.replacing("\u{200B}", with: "").split(separator: "|").map(String.init)
      return (title: parts.first ?? "", headings: Array(parts.dropFirst()))
    }
    let errors = output.split(separator: "\n").filter { $0.contains("CONSOLE") && !$0.contains("favicon") }
    return Browser(lines: lines, errors: errors.map(String.init), output: output)
  }
}
