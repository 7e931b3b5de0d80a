import CInlayCairo

/// The parts of a long text that are shaped one after the other, as Pango would shape the whole: some paragraphs, or a
/// stretch of one that is too long. O(bytes) together.
struct ShapingParts {
  struct Part {
    /// The range in bytes, without the line end after it.
    var range: Range<Int>
    /// The direction of a paragraph without letters; that of the paragraph where it continues.
    var direction: LayoutDirection
    /// Whether the part continues within a paragraph, and whether it ends inside one.
    var isContinued: Bool
    var isOpen: Bool
    /// Whether text follows.
    var hasMore: Bool
  }

  struct Limits {
    /// The bytes of a part that has several paragraphs: short layouts are the fastest.
    var bytes = 1 << 13
    var paragraphs = 250
    var changes = 1024
    /// The bytes of one paragraph.
    var paragraphBytes = ShapingLimits.bytes
    var paragraphChanges = ShapingLimits.changes
  }

  private let text: [UInt8]
  private let limits: Limits
  /// The start of the next part; nil behind the text's end.
  private var start: Int? = 0
  private let direction: LayoutDirection
  /// The direction of the last paragraph with a letter, or of the first one.
  private var lastDirection: PangoDirection
  /// The direction of the paragraph that continues.
  private var openDirection: PangoDirection?

  /// - Parameters:
  ///   - text: With line ends as Pango knows them.
  ///   - direction: Of a text without letters.
  init(_ text: [UInt8], _ direction: LayoutDirection, limits: Limits) {
    self.text = text
    self.limits = limits
    self.direction = direction
    lastDirection = Self.direction(of: 0..<text.count, in: text)
  }

  /// The next part; nil after the last one.
  mutating func next() -> Part? {
    guard let start else { return nil }
    let isContinued = openDirection != nil
    var first = paragraph(from: start)
    let own = openDirection ?? Self.direction(of: first.range, in: text)
    openDirection = nil
    if first.isOpen || isContinued {
      let resolved = own == PANGO_DIRECTION_NEUTRAL ? lastDirection : own
      lastDirection = resolved
      self.start = first.isOpen ? first.range.upperBound : first.next
      if first.isOpen { openDirection = resolved }
      return Part(
        range: first.range, direction: layoutDirection(resolved), isContinued: isContinued, isOpen: first.isOpen,
        hasMore: self.start != nil)
    }
    let context = lastDirection
    var hasLetters = own != PANGO_DIRECTION_NEUTRAL
    if hasLetters { lastDirection = own }
    var (end, count, changes) = (first.range.upperBound, 1, first.changes)
    while let next = first.next, count < limits.paragraphs {
      let following = paragraph(from: next)
      let own = Self.direction(of: following.range, in: text)
      changes += following.changes
      // Pango takes the direction of a paragraph without letters from the one before, also in another part.
      guard !following.isOpen, following.range.upperBound - start <= limits.bytes, changes <= limits.changes,
        hasLetters || own == PANGO_DIRECTION_NEUTRAL
      else { break }
      if own != PANGO_DIRECTION_NEUTRAL { (lastDirection, hasLetters) = (own, true) }
      (first, end, count) = (following, following.range.upperBound, count + 1)
    }
    self.start = first.next
    return Part(
      range: start..<end, direction: layoutDirection(context), isContinued: false, isOpen: false,
      hasMore: self.start != nil)
  }

  /// Lets the next part begin earlier in the paragraph that continues.
  mutating func goOn(at offset: Int) { start = offset }

  private func layoutDirection(_ direction: PangoDirection) -> LayoutDirection {
    switch direction {
    case PANGO_DIRECTION_NEUTRAL: self.direction
    case PANGO_DIRECTION_RTL: .rightToLeft
    default: .leftToRight
    }
  }

  private struct Paragraph {
    /// Up to its line end, or to a limit.
    var range: Range<Int>
    var changes = 0
    var isOpen = false
    /// The start of the one after it; nil at the text's end.
    var next: Int?
  }

  private func paragraph(from start: Int) -> Paragraph {
    var changes = 0
    var wasASCII = true
    var index = start
    while index < text.count {
      let byte = text[index]
      let length = lineEndLength(at: index)
      if length > 0 { return Paragraph(range: start..<index, changes: changes, next: index + length) }
      if byte & 0xC0 != 0x80 {
        if (byte < 0x80) != wasASCII {
          wasASCII.toggle()
          changes += 1
        }
        // A cut between two characters.
        if index - start >= limits.paragraphBytes - 4 || changes > limits.paragraphChanges, index > start {
          return Paragraph(range: start..<index, changes: changes, isOpen: true)
        }
      }
      index += 1
    }
    return Paragraph(range: start..<text.count, changes: changes)
  }

  /// The bytes of the line end at an offset; 0 for none.
  private func lineEndLength(at index: Int) -> Int {
    switch text[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA9: 3
    default: 0
    }
  }

  /// The direction of the first letter with one.
  private static func direction(of range: Range<Int>, in text: [UInt8]) -> PangoDirection {
    text.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let base = part.baseAddress?.assumingMemoryBound(to: CChar.self) else { return PANGO_DIRECTION_NEUTRAL }
      return inlayParagraphDirection(base, Int32(clamping: part.count))
    }
  }
}
