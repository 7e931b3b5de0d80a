@_exported import InlayFiles
import InlayLayers
import InlayViews

/// Compares the screen-reader output of a whole scene with an expected text. Each line is an element, in reading order,
/// as `render --spoken` writes it. A failure shows the first line that differs, and the whole text to copy.
/// O(elements).
///
/// - Parameters:
///   - expected: The text. Spaces around lines, and empty lines, are ignored.
///   - scene: The scene.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func expectSpoken(
  _ expected: String, by scene: Scene,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  guard let failure = SpokenText.difference(between: expected, and: scene.spokenElements.joined(separator: "\n")) else {
    return
  }
  TestReport.fail(failure, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

enum SpokenText {
  /// Returns nil for equal texts.
  static func difference(between expected: String, and spoken: String) -> String? {
    let (wanted, found) = (lines(of: expected), lines(of: spoken))
    guard wanted != found else { return nil }
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    let (first, second) = (wanted.dropFirst(same).first, found.dropFirst(same).first)
    let what =
      switch (first, second) {
      case (let first?, let second?): "line \(same + 1) is \(second.debugDescription), not \(first.debugDescription)"
      case (let first?, nil): "line \(same + 1) is missing: \(first.debugDescription)"
      default: "line \(same + 1) is unexpected: \((second ?? "").debugDescription)"
      }
    return "\(what); the output is:\n\(found.joined(separator: "\n"))"
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ line: Substring) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}
