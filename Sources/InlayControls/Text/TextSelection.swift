import InlayText

/// The selected part of a text: from where the selection began to where it ends, which is the caret.
///
/// Offsets are bytes of the text's UTF-8, always between grapheme clusters.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  public var anchor: Int
  /// The end that moves: the caret.
  public var focus: TextPosition

  public init(anchor: Int, focus: TextPosition) {
    self.anchor = anchor
    self.focus = focus
  }

  /// A caret.
  public init(at offset: Int, _ affinity: TextPosition.Affinity = .upstream) {
    self.init(anchor: offset, focus: TextPosition(offset, affinity))
  }

  public init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: TextPosition(range.upperBound)) }

  public var range: Range<Int> { min(anchor, focus.offset)..<max(anchor, focus.offset) }

  /// Whether there is a caret alone.
  public var isEmpty: Bool { anchor == focus.offset }
}
