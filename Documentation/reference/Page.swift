/// A page of a catalog.
struct Page {
  /// The name in links.
  let name: String
  let text: String
  /// The scenes of the page's pictures, by the pictures' names.
  let scenes: [(name: String, scene: String)]
}

/// Parts of pages.
enum Markdown {
  /// A table; nothing without rows.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined() + "\n"
  }

  /// Text in which nothing is markup. Options are shown as code, so that their dashes stay.
  static func plain(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
      .replacing(#/(?<before>^|[^\w`-])(?<option>--?[a-z][a-z-]*)/#) { "\($0.output.before)`\($0.output.option)`" }
  }

  static func code(_ text: String) -> String { "`" + text.replacing("|", with: "\\|") + "`" }

  static func block(_ text: String, _ language: String = "") -> String { "```\(language)\n\(text)```\n\n" }
}
