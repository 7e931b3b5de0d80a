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
  /// The number of rules that take as long as a part of a lookup.
  private static let rulesOfPart = 4

  private let bytes: FontBytes
  private let table: Range<Int>
  private let isSubstitution: Bool
  /// The parts of all lookups and the rules in them, in parts: one glyph may be compared with all of them.
  private(set) var visits = 0
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
    let count = bytes.short(list)
    try FontFileCheck.check(count, "lookups", Self.lookupLimit)
    var subtables = 0
    for index in 0..<count {
      let lookup = list + bytes.short(list + 2 + 2 * index)
      let subtableCount = bytes.short(lookup + 4)
      subtables += subtableCount
      try FontFileCheck.check(subtables, "parts of lookups", Self.subtableLimit)
      var (longest, rules) = (1, 0)
      for number in 0..<subtableCount {
        let part = part(at: lookup + bytes.short(lookup + 6 + 2 * number), type: bytes.short(lookup))
        longest = max(longest, longestSequence(part))
        rules += mostRules(part)
      }
      visits += max(1, subtableCount) + rules / Self.rulesOfPart
      growth = min(growth * longest, Self.growthLimit)
      self.longest = max(self.longest, longest)
    }
  }

  /// A part of a lookup: its place, and the type of its contents.
  private struct Part {
    var start: Int
    var type: Int
  }

  /// A part of the extension type refers to one of another type.
  private func part(at start: Int, type: Int) -> Part {
    guard type == (isSubstitution ? 7 : 9) else { return Part(start: start, type: type) }
    return Part(start: start + bytes.long(start + 4), type: bytes.short(start + 2))
  }

  /// The most glyphs by which a part of a lookup replaces one: type 2 makes several glyphs of one.
  private func longestSequence(_ part: Part) -> Int {
    isSubstitution && part.type == 2 ? max(1, longestSet(of: part.start, at: 4)) : 1
  }

  /// The most rules that a part of a lookup has for one glyph or class of glyphs, which are tried one after the other:
  /// ligatures, and rules of contexts.
  private func mostRules(_ part: Part) -> Int {
    let (context, chain) = isSubstitution ? (5, 6) : (7, 8)
    switch (part.type, bytes.short(part.start)) {
    case (4, 1) where isSubstitution: return longestSet(of: part.start, at: 4)
    case (context, 1), (chain, 1): return longestSet(of: part.start, at: 4)
    case (context, 2): return longestSet(of: part.start, at: 6)
    case (chain, 2): return longestSet(of: part.start, at: 10)
    default: return 0
    }
  }

  /// The largest count at the start of a part's sets, whose number and offsets are at a place of the part.
  private func longestSet(of part: Int, at place: Int) -> Int {
    var longest = 0
    for index in 0..<bytes.short(part + place) {
      let offset = bytes.short(part + place + 2 + 2 * index)
      if offset > 0 { longest = max(longest, bytes.short(part + offset)) }
    }
    return longest
  }
}
