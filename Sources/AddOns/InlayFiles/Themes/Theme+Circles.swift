import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Colours of a theme file that name each other in a circle, so that they have no value.
extension Theme {
  /// The problems of such colours, each with the position of the colour in the file.
  func circleProblems(in file: Value, of name: String) -> [Problem] {
    (file["colors"]?.entries.map { $0 } ?? []).compactMap { key, value in
      guard let token = key.scalar, let circle = circle(of: ColorToken(token)) else { return nil }
      let names = circle.map(\.name.quoted).joined(separator: ", ")
      let message =
        circle.count == 1
        ? "colors.\(token): the colour names itself"
        : "colors.\(token): the colours \(names) name each other: one of them needs a value"
      return Problem(file: name, line: value.place.line, column: value.place.column, message: message)
    }
  }

  /// The tokens from one back to itself, in the order in which they name each other; nil if there is no such way.
  private func circle(of token: ColorToken) -> [ColorToken]? {
    var seen: Set<ColorToken> = []
    var ways = [[token]]
    while let way = ways.popLast() {
      guard let last = way.last else { continue }
      for next in colors[last]?.tokens ?? last.leaders {
        if next == token { return way }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }
}
