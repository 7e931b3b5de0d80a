import Glibc
import Inlay
import InlayFiles

/// The scene files of a folder, in the groups and the order of its README.md.
struct SceneFolderListing {
  struct Entry: Equatable, Sendable {
    let path: String
    /// The file's name in words.
    let name: String
    /// The first sentence of the comment at the file's start; empty without one.
    let summary: String
    let hasScript: Bool
  }

  struct Group: Equatable, Sendable {
    let title: String
    var entries: [Entry] = []
  }

  /// Without empty ones. Files of the folder that the README does not link to are in the last one.
  let groups: [Group]
  var entries: [Entry] { groups.flatMap(\.entries) }

  /// - Parameter folder: Nil for Demos/Scenes, in the current folder or in one that the program lies in, or for the
  ///   scenes that were installed with the program.
  /// - Throws: `InlayError` without a scene.
  init(_ folder: String?) throws(InlayError) {
    guard let folder = folder ?? Self.standardFolder else {
      throw InlayError(
        .unreadableFile, "there is no folder Demos/Scenes here, nor beside the program; name one with --scenes")
    }
    let files = try FolderListing.names(in: folder).filter(Self.isScene)
    let readme = (try? readFile(FilePath(folder).appending("README.md").text, maximumBytes: 1 << 20)) ?? []
    var named: Set<String> = []
    var groups: [Group] = []
    for line in String(decoding: readme, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("## ") { groups.append(Group(title: String(line.dropFirst(3)))) }
      for link in Self.links(in: line) where !groups.isEmpty && named.insert(link).inserted {
        if let entry = Self.entry(FilePath(folder).appending(link)) { groups[groups.count - 1].entries.append(entry) }
      }
    }
    let others = files.filter { !named.contains($0) }.compactMap { Self.entry(FilePath(folder).appending($0)) }
    groups.append(Group(title: "Scenes", entries: others))
    self.groups = groups.filter { !$0.entries.isEmpty }
    if self.groups.isEmpty { throw InlayError(.unreadableFile, "\(folder) has no scene files") }
  }

  private static func isScene(_ name: String) -> Bool { ["yaml", "yml"].contains(FilePath(name).pathExtension) }

  /// The scene files that a line of Markdown links to.
  private static func links(in line: Substring) -> [String] {
    var links: [String] = []
    var rest = line
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      links.append(String(rest.prefix { $0 != ")" }))
    }
    return links.filter(isScene)
  }

  private static var standardFolder: String? {
    let name = "Demos/Scenes"
    guard access(name, R_OK) != 0 else { return name }
    var folder = FilePath(realPath(of: "/proc/self/exe") ?? "/").folder.withoutLastSlashes
    while folder != "/" {
      for name in [name, "share/inlay/Scenes"] {
        let scenes = folder.appending(name).text
        if access(scenes, R_OK) == 0 { return scenes }
      }
      folder = folder.folder.withoutLastSlashes
    }
    return nil
  }

  private static func entry(_ path: FilePath) -> Entry? {
    guard let bytes = try? readFile(path.text, maximumBytes: 1 << 20) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("#") }.map { $0.dropFirst().drop { $0 == " " } }.joined(separator: " ")
    // A mark in a path or a number ends no sentence.
    let end = comment.indices.first { index in
      let next = comment.index(after: index)
      return ".:;".contains(comment[index]) && (next == comment.endIndex || comment[next] == " ")
    }
    return Entry(
      path: path.text, name: path.stem.inWords,
      summary: String(comment[..<(end ?? comment.endIndex)]), hasScript: lines.contains { $0.hasPrefix("script:") })
  }
}
