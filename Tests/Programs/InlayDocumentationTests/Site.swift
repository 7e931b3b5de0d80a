import Foundation
import InlayTestSupport

/// The site, built once from the modules and programs beside the tests, in a folder there.
struct Site: Sendable {
  static let built = Task { try await Site() }

  /// What the build printed, with docc's warnings.
  let log: String
  let status: Int32

  private init() async throws {
    let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation/build").standardized
    try? FileManager.default.removeItem(atPath: Site.folder)
    (status, log) = try await Site.run("/bin/bash", [script.path, "--built", Site.products, Site.folder])
  }

  /// A file of the site, by its path in it.
  func url(_ path: String) -> URL { URL(fileURLWithPath: Self.folder).appendingPathComponent(path) }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  private static let folder = products + "/documentation-site"

  /// The folder of built products: that of the tests.
  static let products: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path
  }()

  /// The path of a program of the system; nil where it is not installed.
  static func program(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static let hasDocc = program("docc") != nil

  /// Runs a program to its end, and returns its status and all that it printed. Other tests run meanwhile: it keeps its
  /// settings in a folder of its own, not in one that they watch.
  static func run(_ path: String, _ arguments: [String]) async throws -> (Int32, String) {
    let folder = try TestFolder()
    try folder.write("", to: "output")
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["output"]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CONFIG_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return (status, String(decoding: try folder.data("output"), as: UTF8.self))
  }
}

/// A page of the site, as docc writes it for its viewer.
struct SitePage {
  /// Its file, in the site.
  let path: String
  let json: [String: Any]

  /// All pages.
  static func all(of site: Site) throws -> [SitePage] {
    let root = site.url("data")
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { try SitePage("data/" + $0, of: site) }
  }

  init(_ path: String, of site: Site) throws {
    self.path = path
    json = try JSONSerialization.jsonObject(with: Data(contentsOf: site.url(path))) as? [String: Any] ?? [:]
  }

  private var references: [[String: Any]] {
    (json["references"] as? [String: [String: Any]] ?? [:]).values.map { $0 }
  }

  /// The paths in the site to which it links, without anchors.
  var links: Set<String> {
    Set(
      references.filter { !isChapter($0) }.compactMap { $0["url"] as? String }.filter { $0.hasPrefix("/") }
        .map { String($0.dropFirst().prefix { $0 != "#" }) })
  }

  /// Chapters of tutorials are parts of their list, and no pages: docc names them beside each tutorial.
  private func isChapter(_ reference: [String: Any]) -> Bool {
    (reference["url"] as? String ?? "").hasPrefix("/tutorials/") && reference["role"] as? String == "article"
  }

  /// The paths of its images.
  var images: Set<String> {
    let variants = references.flatMap { $0["variants"] as? [[String: Any]] ?? [] }
    return Set(variants.compactMap { $0["url"] as? String }.filter { $0.hasPrefix("/") }.map { String($0.dropFirst()) })
  }

  /// The identifiers that it names and does not describe.
  var unknownReferences: Set<String> {
    let known = json["references"] as? [String: Any] ?? [:]
    let sections = ["topicSections", "seeAlsoSections", "relationshipsSections"]
      .flatMap { json[$0] as? [[String: Any]] ?? [] }
    return Set(sections.flatMap { $0["identifiers"] as? [String] ?? [] }).subtracting(known.keys)
  }

  /// Whether there is nothing to read: no abstract, no declaration, no text and no list of pages.
  var isEmpty: Bool {
    ["abstract", "primaryContentSections", "topicSections", "sections"]
      .allSatisfy { (json[$0] as? [Any] ?? []).isEmpty }
  }

  /// The titles of the groups of a page that docc made itself, of symbols that no group names.
  var automaticGroups: [String] {
    (json["topicSections"] as? [[String: Any]] ?? []).filter { $0["generated"] as? Bool == true }
      .compactMap { $0["title"] as? String }.filter { $0 != "Articles" }
  }
}
