/// The text that a field shows: the value itself, or bullets for a secret.
struct ShownText {
  let string: String
  /// The first byte of each cluster of a secret's value, and its end; nil where the value is shown.
  private let starts: [Int]?

  static let bullet = "\u{2022}"
  private static let bulletLength = 3
  private let bulletCount: Int

  /// - Parameter bulletCount: Of any secret that is not empty; nil for a bullet for each of its clusters.
  init(_ value: String, isSecure: Bool, bulletCount: Int? = nil) {
    guard isSecure else {
      string = value
      starts = nil
      self.bulletCount = 0
      return
    }
    let starts = value.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    self.bulletCount = value.isEmpty ? 0 : bulletCount ?? starts.count - 1
    string = String(repeating: Self.bullet, count: self.bulletCount)
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
    return min(lower, bulletCount) * Self.bulletLength
  }

  func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

  /// An offset of the shown text as one of the value.
  func value(_ offset: Int) -> Int {
    guard let starts else { return offset }
    return starts[max(0, min(offset / Self.bulletLength, starts.count - 1))]
  }
}
