import InlaySystem

/// The cost of a font's shaping rules (GSUB or GPOS).
struct FontLookups {
  /// The number of glyphs that all lookups of a usual font together make of one.
  private static let usualGrowth = 64
  /// The same for one lookup.
  private static let usualLength = 8
  private static let lookupLimit = 5000
  private static let subtableLimit = 100_000
  private static let growthLimit = 1 << 40

  private let bytes: FontBytes
  private let table: Range<Int>
  private let isSubstitution: Bool
  private(set) var count = 0
  /// The most glyphs that the table's lookups, one after the other, could make of one.
  private(set) var growth = 1
  private var longest = 1

  /// Whether texts could grow by more than in usual fonts.
  var mayGrow: Bool { growth > Self.usualGrowth || longest >= Self.usualLength }

  init(_ bytes: FontBytes, _ table: Range<Int>, isSubstitution: Bool) {
    self.bytes = bytes
    self.table = table
    self.isSubstitution = isSubstitution
  }

  mutating func check() throws(InlayError) {
    let list = table.lowerBound + bytes.short(table.lowerBound + 8)
    count = bytes.short(list)
    try FontFileCheck.check(count, "lookups", Self.lookupLimit)
    var subtables = 0
    for index in 0..<count {
      let lookup = list + bytes.short(list + 2 + 2 * index)
      let subtableCount = bytes.short(lookup + 4)
      subtables += subtableCount
      try FontFileCheck.check(subtables, "parts of lookups", Self.subtableLimit)
      guard isSubstitution else { continue }
      var longest = 1
      for number in 0..<subtableCount {
        longest = max(
          longest, longestSequence(lookup + bytes.short(lookup + 6 + 2 * number), type: bytes.short(lookup)))
      }
      growth = min(growth * longest, Self.growthLimit)
      self.longest = max(self.longest, longest)
    }
  }

  /// The most glyphs by which a part of a lookup replaces one.
  private func longestSequence(_ subtable: Int, type: Int) -> Int {
    // Type 7 refers to a part of another type; type 2 makes several glyphs of one.
    if type == 7 {
      let wanted = bytes.short(subtable + 2)
      return wanted == 2 ? longestSequence(subtable + bytes.long(subtable + 4), type: 2) : 1
    }
    guard type == 2 else { return 1 }
    var longest = 1
    for index in 0..<bytes.short(subtable + 4) {
      longest = max(longest, bytes.short(subtable + bytes.short(subtable + 6 + 2 * index)))
    }
    return longest
  }
}
