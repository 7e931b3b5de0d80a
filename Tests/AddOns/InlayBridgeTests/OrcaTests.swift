import CInlaySDL2
import Foundation
import InlayTestSupport
import Testing

@testable import InlayWindow

/// What Orca says of a small app, in a session of its own and without sound.
///
/// The folder `Orca` has a file for each version and language. Lines that begin with `>` are done, and the indented
/// lines below them are said then; those with a star may come before, between or after the others. A failure prints
/// the lines as they would have to be. If these are what people should hear, they replace those of the file.
@Suite(.serialized) struct OrcaTests {
  @Test("Orca says pages, forms, lists, sheets, fields with a keyboard, announcements and alerts")
  func english() async {
    guard Self.file("en") != nil else { return }
    // In a process of its own: its bus and its display are in the environment, which other tests would get too.
    await #expect(processExitsWith: .success) { try await OrcaTests.listen("en") }
  }

  @Test("Orca says the same in German")
  func german() async {
    guard Self.file("de") != nil else { return }
    await #expect(processExitsWith: .success) { try await OrcaTests.listen("de") }
  }

  private static let folder = (#filePath as NSString).deletingLastPathComponent + "/Orca/"

  /// The file for the version of Orca that is installed; nil if something is missing, which is printed.
  private static func file(_ language: String) -> String? {
    guard Reader.has("Xvfb"), Reader.has("xdotool"), Reader.has("dbus-daemon"),
      let version = Reader.orcaVersion(language)
    else { return nil }
    let name = "\(version)-\(language).txt"
    if FileManager.default.fileExists(atPath: folder + name) { return folder + name }
    print("OrcaTests: skipped, since there is no file \(name) for this version of Orca")
    return nil
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The lines of what is done and said, among others.
  private static func script(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("> ") || $0.hasPrefix("  ") }
  }

  @MainActor
  private static func listen(_ language: String) throws {
    let path = try #require(file(language))
    let server = try #require(Xvfb(width: 600, height: 900))
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE)
    let variables: [String: String?] = [
      "DISPLAY": server.display, "WAYLAND_DISPLAY": nil, "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1",
      "INLAY_SCALE": "1",
    ]
    let bus = try #require(try TestBus(startsServices: true, variables: variables))
    let folder = try TestFolder()
    let output = try folder.write("", to: "output")
    let orca = "orca|\(folder["orca.log"])|\(language)"
    let reader = try #require(Reader.attach(output: output, orca, "script|\(path)"))
    // First Orca, then the app, unless the reader ended without it.
    while try !lines(output).contains("orca"), waitpid(reader, nil, WNOHANG) == 0 { usleep(10_000) }
    let app = try SpokenApp(language: language)
    defer {
      app.window.close()
      // The window goes before its display.
      withExtendedLifetime((server, bus)) {}
    }
    let host = WindowHost.shared
    while waitpid(reader, nil, WNOHANG) == 0 { try host.step(until: host.now + 0.01) }

    let heard = try lines(output)
    let expected = try script(lines(path))
    #expect(script(heard) == expected, "\(heard.joined(separator: "\n"))")
  }
}
