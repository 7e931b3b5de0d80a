/// A format at a scale: one object for equal ones, so that texts are looked up by a number and not by a font's families
/// and sizes.
package final class InternedFormat {
  /// The format with natural alignment, which does not change the lines.
  let format: TextFormat
  let scale: Double
  /// Unique in its context.
  let number: Int
  /// The number of the cached words. Formats that differ only in their lines share it.
  let words: Int
  /// Whether texts in ASCII are a single run from left to right in most fonts.
  let isPlain: Bool
  /// Set where the first of the font's families is not among the system's fonts.
  package internal(set) var familyChoice: FamilyChoice?

  fileprivate init(_ format: TextFormat, scale: Double, number: Int, words: Int) {
    self.format = format
    self.scale = scale
    self.number = number
    self.words = words
    isPlain = !format.usesMarkup && format.effectiveDirection == .leftToRight
  }
}

/// The formats of a context's texts.
struct FormatInterner {
  private struct Key: Hashable {
    let format: TextFormat
    let scale: Double
  }

  /// Recently used ones: a list has a handful of formats.
  private var recent: [InternedFormat] = []
  private var formats: [Key: InternedFormat] = [:]
  /// The numbers of cached words, by formats of one line.
  private var wordNumbers: [Key: Int] = [:]
  private(set) var next = 0

  /// The same object for the same format and scale, unless thousands came in between.
  mutating func intern(_ format: TextFormat, scale: Double) -> InternedFormat {
    var format = format
    format.alignment = .natural
    for known in recent where known.scale == scale && known.format == format { return known }
    let key = Key(format: format, scale: scale)
    let known: InternedFormat
    if let found = formats[key] {
      known = found
    } else {
      known = InternedFormat(format, scale: scale, number: next, words: wordNumber(of: key))
      next += 1
      if formats.count == Self.limit { formats = [:] }
      formats[key] = known
    }
    if recent.count == Self.recentLimit { recent.removeFirst() }
    recent.append(known)
    return known
  }

  /// The number of a new format's words: less than `next` if an earlier format has the same words.
  private mutating func wordNumber(of key: Key) -> Int {
    var format = key.format
    (format.numberOfLines, format.lineBreakMode) = (1, .wordWrap)
    let line = Key(format: format, scale: key.scale)
    if let known = wordNumbers[line] { return known }
    if wordNumbers.count == Self.limit { wordNumbers = [:] }
    wordNumbers[line] = next
    return next
  }

  private static let limit = 4096
  private static let recentLimit = 6
}
