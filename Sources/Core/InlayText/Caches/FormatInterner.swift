/// A format at a scale: one object for equal ones, so that texts are looked up by a number and not by a font's families
/// and sizes.
package final class InternedFormat {
  /// The format with natural alignment, which does not change the lines.
  let format: TextFormat
  let scale: Double
  /// Unique in its context.
  let number: Int
  /// Set where the first of the font's families is not among the system's fonts.
  package internal(set) var familyChoice: FamilyChoice?

  fileprivate init(_ format: TextFormat, scale: Double, number: Int) {
    self.format = format
    self.scale = scale
    self.number = number
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
  private(set) var next = 0

  /// The same object for the same format and scale, unless thousands came in between.
  mutating func intern(_ format: TextFormat, scale: Double) -> InternedFormat {
    var format = format
    format.alignment = .natural
    for known in recent where known.scale == scale && known.format == format { return known }
    let key = Key(format: format, scale: scale)
    let known = formats[key] ?? InternedFormat(format, scale: scale, number: next)
    if known.number == next {
      next += 1
      if formats.count == Self.limit { formats = [:] }
      formats[key] = known
    }
    if recent.count == Self.recentLimit { recent.removeFirst() }
    recent.append(known)
    return known
  }

  private static let limit = 4096
  private static let recentLimit = 6
}
