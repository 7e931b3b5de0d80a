/// The text that a field shows: the value itself, or a bullet for each cluster of a secret.
struct ShownText {
  let string: String
  /// The first byte of each cluster of a secret's value, and its end; nil where the value is shown.
  private let starts: [Int]?

  private static let bullet = "\u{2022}"
  private static let bulletLength = 3

  init(_ value: String, isSecure: Bool) {
    guard isSecure else {
      string = value
      starts = nil
      return
    }
    let starts = value.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    string = String(repeating: Self.bullet, count: starts.count - 1)
    self.starts = starts
  }

  /// An offset of the value as one of the shown text. O(log clusters).
  func shown(_ offset: Int) -> Int {
    guard let starts else { return offset }
    var (lower, upper) = (0, starts.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if starts[middle] < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower * Self.bulletLength
  }

  func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

  /// An offset of the shown text as one of the value.
  func value(_ offset: Int) -> Int {
    guard let starts else { return offset }
    return starts[max(0, min(offset / Self.bulletLength, starts.count - 1))]
  }
}
