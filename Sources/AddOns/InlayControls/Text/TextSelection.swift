import InlayText

/// The selected part of a text: from where the selection began to where it ends, which is the caret.
///
/// Offsets are bytes of the text's UTF-8, always between grapheme clusters.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  var anchor: Int
  /// The end that moves: the caret.
  package var focus: TextPosition

  package init(anchor: Int, focus: TextPosition) {
    self.anchor = anchor
    self.focus = focus
  }

  /// A caret.
  package init(at offset: Int, _ affinity: TextPosition.Affinity = .upstream) {
    self.init(anchor: offset, focus: TextPosition(offset, affinity))
  }

  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: TextPosition(range.upperBound)) }

  package var range: Range<Int> { min(anchor, focus.offset)..<max(anchor, focus.offset) }

  /// Whether there is a caret alone.
  var isEmpty: Bool { anchor == focus.offset }
}
