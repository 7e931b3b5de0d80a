/// The patterns of a hyphenation dictionary: letters with digits between them, as Franklin Liang invented them for TeX.
/// A word may be divided where the largest digit of its patterns is odd.
///
/// The rule for the patterns of a word is libhyphen's, on which dictionaries rely: at each letter the longest text that
/// ends there and begins a pattern counts, and only if it is the whole pattern.
struct HyphenPatterns: Sendable {
  private struct Pattern {
    var start: Int32
    var count: Int32
  }

  /// Ordered by their letters once the patterns are sorted.
  private var patterns: [Pattern] = []
  /// The letters of each pattern in UTF-8, with a zero behind them.
  private var letters: [UInt8] = []
  /// The digit before each of these bytes.
  private var digits: [UInt8] = []

  /// Adds the pattern of a dictionary's line. O(bytes).
  ///
  /// A pattern with a slash also changes letters at its place, as `k-k` for `ck`: its odd digits become even ones.
  mutating func add(_ line: ArraySlice<UInt8>) {
    let pattern = line.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let changesLetters = pattern.endIndex < line.endIndex && line[pattern.endIndex] == UInt8(ascii: "/")
    let start = letters.count
    digits.append(0)
    for byte in pattern {
      if byte &- 0x30 < 10 {
        let digit = byte - 0x30
        digits[digits.count - 1] = changesLetters ? digit + digit % 2 : digit
      } else {
        letters.append(byte)
        digits.append(0)
      }
    }
    let count = letters.count - start
    letters.append(0)
    if count > 0 { patterns.append(Pattern(start: Int32(start), count: Int32(count))) }
  }

  /// Orders the patterns, after the last one was added. Of patterns with the same letters the last one counts.
  mutating func sort() {
    let letters = self.letters
    letters.withUnsafeBufferPointer { bytes in
      patterns.sort { a, b in
        let first = bytes[Int(a.start)..<Int(a.start + a.count)]
        let second = bytes[Int(b.start)..<Int(b.start + b.count)]
        if first.lexicographicallyPrecedes(second) { return true }
        return a.start > b.start && !second.lexicographicallyPrecedes(first)
      }
    }
  }

  /// The places in a word, as indices of the letters after them. O(bytes * log patterns).
  ///
  /// - Parameter word: Each letter in UTF-8, in lower case.
  func places(in word: ArraySlice<[UInt8]>) -> [Int] {
    var bytes = [UInt8(ascii: ".")]
    for letter in word { bytes += letter }
    bytes.append(UInt8(ascii: "."))
    var values = [UInt8](repeating: 0, count: bytes.count + 1)
    var start = 0
    for end in bytes.indices {
      var found = firstPattern(beginningWith: bytes[start...end])
      while found == nil, start < end {
        start += 1
        found = firstPattern(beginningWith: bytes[start...end])
      }
      guard let pattern = found else {
        start = end + 1
        continue
      }
      guard Int(pattern.count) == end - start + 1 else { continue }
      for offset in 0...Int(pattern.count) {
        values[start + offset] = max(values[start + offset], digits[Int(pattern.start) + offset])
      }
    }
    var places: [Int] = []
    var place = 1
    for index in word.indices.dropLast() {
      place += word[index].count
      if values[place] % 2 == 1 { places.append(index + 1) }
    }
    return places
  }

  /// The first pattern whose letters begin with a text; nil if none does.
  private func firstPattern(beginningWith text: ArraySlice<UInt8>) -> Pattern? {
    func own(_ index: Int) -> ArraySlice<UInt8> {
      let start = Int(patterns[index].start)
      return letters[start..<start + Int(patterns[index].count)]
    }
    var (lower, upper) = (0, patterns.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if own(middle).lexicographicallyPrecedes(text) { lower = middle + 1 } else { upper = middle }
    }
    return lower < patterns.count && own(lower).starts(with: text) ? patterns[lower] : nil
  }
}
