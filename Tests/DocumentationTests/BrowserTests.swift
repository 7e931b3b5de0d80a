import Foundation
import Testing

/// Pages of the site in a browser without a window.
@Suite(
  .enabled(if: Site.hasDocc, "there is no docc in PATH, which makes the site"),
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
    let server = try Server(folder: site.url("").path)
    defer { server.stop() }
    for (path, title) in Self.pages {
      let address = "http://127.0.0.1:\(server.port)/\(path)"
      var page = try await Browser.open(address)
      // Beside many other processes a browser may end before it has loaded anything.
      for _ in 0..<4 where page.title.isEmpty { page = try await Browser.open(address) }
      #expect(page.title.hasPrefix(title), "\(path): \(page.title)")
      #expect(page.hasHeading(title), "\(path)")
      #expect(page.errors == [], "\(path)")
    }
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
  let title: String
  let html: String
  /// The errors of the console.
  let errors: [String]

  /// Loads a page, and waits in the browser's own time until its scripts are done.
  static func open(_ address: String) async throws -> Browser {
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--virtual-time-budget=10000",
      "--enable-logging=stderr", "--dump-dom", address,
    ]
    let (_, output) = try await Site.run(try #require(browser), arguments)
    let title = output.firstMatch(of: #/<title>(?<title>[^<]*)</#).map { String($0.output.title) } ?? ""
    let errors = output.split(separator: "\n").filter { $0.contains("CONSOLE") && !$0.contains("favicon") }
    return Browser(title: title, html: output, errors: errors.map(String.init))
  }

  /// Whether a heading has this text, between the marks that show where a long name may be broken.
  func hasHeading(_ text: String) -> Bool {
    html.matches(of: #/<h1[^>]*>(?<heading>[\s\S]*?)</h1>/#).contains { match in
      match.output.heading.replacing(#/<[^>]*>/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines) == text
    }
  }
}
