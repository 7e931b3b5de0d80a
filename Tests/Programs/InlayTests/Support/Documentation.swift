import Foundation

/// The README, CONTRIBUTING and the articles of the modules, as texts.
enum Documentation {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL

  /// The folder of the articles.
  static let catalogue = "Sources/Inlay/Inlay.docc"

  static let articles = files(catalogue, ".md")
  static let pages =
    ["README.md", "CONTRIBUTING.md"] + articles + files("Sources/AddOns/InlayWindow/InlayWindow.docc", ".md")

  /// The files of a folder and of the folders in it, sorted, by their paths in the project.
  static func files(_ folder: String, _ suffix: String) -> [String] {
    (FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build") }
      .map { folder + "/" + $0 }.sorted()
  }

  /// The anchors of a page's headings, as GitHub makes them.
  static func anchors(_ path: String) -> Set<String> {
    var anchors: Set<String> = []
    for line in prose(path).split(separator: "\n") where line.wholeMatch(of: #/#+ .*/#) != nil {
      let title = line.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-")
      anchors.insert(title.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }
    return anchors
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: project.appendingPathComponent(path).path)
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The text of a page without its blocks of code.
  static func prose(_ path: String) -> String { text(path).replacing(#/```[\s\S]*?```/#, with: "") }

  /// The blocks of a language in a page.
  static func blocks(_ language: String, in path: String) -> [String] {
    text(path).matches(of: #/```(?<language>\w*)\n(?<code>[\s\S]*?)```/#)
      .filter { $0.output.language == language }.map { String($0.output.code) }
  }

  /// The lines that are not empty, without their indentation.
  static func lines(_ code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Whether the lines of a block stand one after the other in a file.
  static func has(_ block: String, in file: String) -> Bool {
    let (lines, block) = (lines(text(file)), lines(block))
    return lines.indices.contains { lines[$0...].starts(with: block) }
  }
}
