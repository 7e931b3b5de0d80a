import InlayGraphics
import InlayLists

/// A line of text that is edited: text, selection, composition and what can be undone. A value without layers, fonts or
/// time; commands change it.
///
/// Offsets are bytes of UTF-8, always between grapheme clusters, so they are exact for every script and found in O(1).
/// A command is O(bytes of the text).
package struct TextEditing: Sendable {
  /// The text without line ends and other control characters.
  package internal(set) var text = ""
  package internal(set) var selection = TextSelection(at: 0)
  /// Whether the text is secure: it has no words and is not copied.
  var isSecure: Bool { didSet { enterAgain() } }
  /// Whether the text is shown in groups, so that it has no spaces itself. A secret keeps its spaces.
  var isGrouped = false { didSet { enterAgain() } }
  /// The text as code set it, with the spaces that groups leave out; nil if the text has them, as a secret does, and
  /// once it was edited.
  var given: String?
  var history = TextHistory()
  /// The number of changes of the text, those of compositions too.
  package internal(set) var changeCount = 0
  /// The composition; nil for none.
  var mark: TextMark?

  /// The most bytes of a text. More is not entered.
  static let maximumByteCount = 1 << 16
  /// The most characters that commands make of the text; nil for no other limit than the bytes.
  var maximumLength: Int?
  /// The number of commands of which a part, or all, was not entered for want of room.
  var refusalCount = 0
  /// Whether code set a text of which the end was left out.
  private(set) var isCut = false

  /// - Parameter text: Line ends between other characters become spaces; control characters are left out.
  package init(_ text: String = "", isSecure: Bool = false) {
    self.isSecure = isSecure
    setText(text)
  }

  /// Replaces the text by code: the caret is at its end, and nothing can be undone.
  mutating func setText(_ text: String) {
    let whole = entered(text)
    self.text = Self.cut(whole, to: Self.maximumByteCount)
    isCut = self.text.utf8.count < whole.utf8.count
    given = isGrouped && !isSecure ? Self.cut(Self.line(text), to: Self.maximumByteCount) : nil
    changeCount += 1
    mark = nil
    history = TextHistory()
    selection = TextSelection(at: self.text.utf8.count)
  }

  var canUndo: Bool { history.canUndo || mark != nil }
  var canRedo: Bool { history.canRedo && mark == nil }

  /// The part that an input method composes, in bytes; nil for none. It is part of the text.
  var markedRange: Range<Int>? {
    mark.map { text.clusterStart(atOrBefore: $0.range.lowerBound)..<text.clusterEnd(atOrAfter: $0.range.upperBound) }
  }

  var selectedText: String { text[bytes: selection.range] }

  /// Restores or removes the spaces of the text, by whether it is grouped and a secret now: both may be set in any
  /// order, before and after the text.
  private mutating func enterAgain() {
    let (known, wasCut) = (given ?? text, isCut)
    if isSecure { given = nil }
    guard !Self.cut(entered(known), to: Self.maximumByteCount).utf8.elementsEqual(text.utf8) else { return }
    setText(known)
    isCut = isCut || wasCut
  }

  /// A text as it is entered here, on every way: in one line, and without spaces where it is grouped.
  func entered(_ text: String) -> String {
    Self.line(isGrouped && !isSecure ? text.filter { !$0.isWhitespace } : text)
  }

  private static func line(_ text: String) -> String {
    var result = text
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) {
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\t": scalars.append(" ")
        case _ where scalar.endsLine: if let last = scalars.last, !last.endsLine { scalars.append("\n") }
        case _ where scalar.properties.generalCategory == .control: break
        default: scalars.append(scalar)
        }
      }
      if scalars.last == "\n" { scalars.removeLast() }
      result = ""
      for scalar in scalars { result.unicodeScalars.append(scalar == "\n" ? " " : scalar) }
    }
    return result
  }

  /// The beginning of a text, in whole clusters.
  ///
  /// - Parameter limit: The most bytes.
  static func cut(_ text: String, to limit: Int) -> String {
    text.utf8.count > limit ? text[bytes: 0..<text.clusterStart(atOrBefore: max(0, limit))] : text
  }
}

/// A composition in a text.
struct TextMark: Sendable {
  /// The range in bytes.
  var range: Range<Int>
  /// The replaced text, and the selection before it.
  var replaced: String
  var selection: TextSelection
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension String {
  /// A part, in bytes of whole scalars.
  subscript(bytes range: Range<Int>) -> String { String(self[index(atByte: range)]) }

  func index(atByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: max(0, min(offset, utf8.count)))
  }

  func index(atByte range: Range<Int>) -> Range<Index> {
    index(atByte: range.lowerBound)..<index(atByte: range.upperBound)
  }

  /// The last boundary between clusters at or before an offset.
  func clusterStart(atOrBefore offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    // Indices inside a cluster count as its start.
    return byte(at: index(before: index(after: index(atByte: offset))))
  }

  /// The first boundary between clusters at or after an offset.
  func clusterEnd(atOrAfter offset: Int) -> Int {
    let start = clusterStart(atOrBefore: offset)
    return start >= offset ? start : byte(at: index(after: index(atByte: start)))
  }

  private func byte(at index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
