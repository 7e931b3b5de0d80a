import InlayText

/// Words, by the rules of Unicode. A secret text is one word.
extension TextEditing {
  /// The word at a position, or what is between two words. O(bytes).
  func wordRange(at position: TextPosition) -> Range<Int> {
    let end = text.utf8.count
    guard !isSecure, end > 0 else { return 0..<end }
    // The cluster that the position touches.
    let isBefore = position.affinity == .upstream && position.offset > 0 || position.offset >= end
    let offset = text.clusterStart(atOrBefore: max(0, min(position.offset, end) - (isBefore ? 1 : 0)))
    var gap = 0..<end
    for word in words {
      if word.contains(offset) { return word }
      if word.upperBound <= offset { gap = word.upperBound..<end }
      if word.lowerBound > offset { return gap.lowerBound..<word.lowerBound }
    }
    return gap
  }

  func startOfWord(before offset: Int) -> Int {
    isSecure ? 0 : words.last { $0.lowerBound < offset }?.lowerBound ?? 0
  }

  func endOfWord(after offset: Int) -> Int {
    isSecure ? text.utf8.count : words.first { $0.upperBound > offset }?.upperBound ?? text.utf8.count
  }

  /// The ranges of the words, in whole clusters.
  private var words: [Range<Int>] {
    TextWords.ranges(in: text).map {
      text.clusterStart(atOrBefore: $0.lowerBound)..<text.clusterEnd(atOrAfter: $0.upperBound)
    }
  }
}
