import InlayViews

/// Text, EditableText.
extension AccessibleObjects {
  func text(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    guard let text = AccessibleText(object) else { return nil }
    func numbers(_ range: Range<Int>) -> [BusValue] { [.int(range.lowerBound), .int(range.upperBound)] }
    func piece(_ range: Range<Int>) -> [BusValue] { [.text(text[range])] + numbers(range) }
    switch member {
    case "CharacterCount": return [.int(text.count)]
    case "CaretOffset": return [.int(text.caret)]
    case "GetText": return [.text(text[text.range(arguments[0].int, arguments[1].int)])]
    case "GetCharacterAtOffset": return [.int(text.scalar(arguments[0].int))]
    case "GetStringAtOffset":
      // Granularities: character, word, and the whole line.
      return piece(text.range(at: arguments[0].int, isWord: arguments[1].int == 1, isCharacter: arguments[1].int == 0))
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      let (isWord, isCharacter) = ([1, 2].contains(arguments[1].int), arguments[1].int == 0)
      let here = text.range(at: arguments[0].int, isWord: isWord, isCharacter: isCharacter)
      if member == "GetTextAtOffset" { return piece(here) }
      let isBefore = member == "GetTextBeforeOffset"
      guard isBefore ? here.lowerBound > 0 : here.upperBound < text.count else { return piece(0..<0) }
      let next = isBefore ? here.lowerBound - 1 : here.upperBound
      return piece(text.range(at: next, isWord: isWord, isCharacter: isCharacter))
    case "GetAttributeValue": return [.text("")]
    case "GetAttributes", "GetAttributeRun": return [.texts([])] + numbers(0..<text.count)
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([])]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection": return numbers(text.selection)
    case "SetCaretOffset":
      let offset = arguments[0].int
      return [.bool(select(text.range(offset, offset), text, object))]
    case "AddSelection": return [.bool(select(text.range(arguments[0].int, arguments[1].int), text, object))]
    case "SetSelection": return [.bool(select(text.range(arguments[1].int, arguments[2].int), text, object))]
    case "RemoveSelection": return [.bool(select(text.caret..<text.caret, text, object))]
    // The places of single characters are not known here: the element's counts for all.
    case "GetCharacterExtents", "GetRangeExtents": return extents(of: object, arguments.last?.int ?? 0)
    case "GetOffsetAtPoint": return [.int(object.frame.contains(point(arguments, of: object)) ? 0 : -1)]
    case "ScrollSubstringTo": return [.bool(perform(.scrollToVisible, on: object))]
    default: return nil
    }
  }

  func editableText(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    guard let text = AccessibleText(object), object.states.contains([.editable, .enabled]) else { return nil }
    // Readers know no places in a secret: text is entered at its caret, or instead of all of it.
    let isSecret = object.element?.states.contains(.secure) ?? false
    func replace(_ range: Range<Int>, with new: String) -> [BusValue] {
      [.bool((isSecret || select(range, text, object)) && perform(.enterText(new), on: object))]
    }
    switch member {
    case "SetTextContents" where isSecret:
      let isSelected = perform(.selectText(0..<Int.max), on: object)
      return isSelected ? replace(0..<0, with: arguments[0].text) : [.bool(false)]
    case "DeleteText" where isSecret: return [.bool(false)]
    case "SetTextContents": return replace(0..<text.count, with: arguments[0].text)
    case "InsertText":
      let start = text.range(arguments[0].int, arguments[0].int)
      // Readers count bytes or characters: a length below that of the text ends it.
      return replace(start, with: String(arguments[1].text.unicodeScalars.prefix(max(0, arguments[2].int))))
    case "DeleteText": return replace(text.range(arguments[0].int, arguments[1].int), with: "")
    case "CopyText", "CutText":
      let range = text.range(arguments[0].int, arguments[1].int)
      guard !isSecret else { return nil }
      object.window?.pasteboard.writeText(text[range])
      return member == "CopyText" ? [] : replace(range, with: "")
    case "PasteText":
      let start = text.range(arguments[0].int, arguments[0].int)
      return replace(start, with: object.window?.pasteboard.textAtOnce ?? "")
    default: return nil
    }
  }

  private func select(_ range: Range<Int>, _ text: AccessibleText, _ object: AccessibleObject) -> Bool {
    guard let element = object.element, element.text != nil, !element.states.contains(.secure) else { return false }
    return perform(.selectText(text.characters(range)), on: object)
  }
}

/// A text whose numbers count Unicode's scalars, as AT-SPI does.
struct AccessibleText {
  private let characters: [Character]
  private let scalars: [Unicode.Scalar]
  let selection: Range<Int>

  /// Returns nil for an object without a text.
  init?(_ object: AccessibleObject) {
    guard let text = object.element.flatMap(AccessibleObject.text) else { return nil }
    self.init(text)
  }

  init(_ text: AccessibilityElement.Text) {
    characters = Array(text.text)
    scalars = Array(text.text.unicodeScalars)
    let starts = Self.starts(of: characters)
    func scalar(_ character: Int) -> Int { starts[min(max(character, 0), starts.count - 1)] }
    selection = scalar(text.selection.lowerBound)..<scalar(text.selection.upperBound)
  }

  /// The first scalar of each character, and the end.
  private static func starts(of characters: [Character]) -> [Int] {
    characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
  }

  var count: Int { scalars.count }
  var caret: Int { selection.upperBound }

  subscript(range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// 0 outside the text.
  func scalar(_ offset: Int) -> Int { scalars.indices.contains(offset) ? Int(scalars[offset].value) : 0 }

  /// Two numbers of a reader; less than 0 is the end.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let (a, b) = (start < 0 ? count : min(start, count), end < 0 ? count : min(end, count))
    return min(a, b)..<max(a, b)
  }

  /// The character or the word, with the spaces after it, at an offset; otherwise everything.
  func range(at offset: Int, isWord: Bool, isCharacter: Bool) -> Range<Int> {
    guard isWord || isCharacter else { return 0..<count }
    let offset = min(max(offset, 0), count)
    guard offset < count else { return count..<count }
    if isCharacter { return offset..<offset + 1 }
    func isStart(_ index: Int) -> Bool { index == 0 || isLetter(index) && !isLetter(index - 1) }
    var (start, end) = (offset, offset + 1)
    while !isStart(start) { start -= 1 }
    while end < count, !isStart(end) { end += 1 }
    return start..<end
  }

  private func isLetter(_ index: Int) -> Bool { !scalars[index].properties.isWhitespace }

  /// The characters with a range of scalars.
  func characters(_ range: Range<Int>) -> Range<Int> {
    let starts = Self.starts(of: characters)
    let first = starts.lastIndex { $0 <= range.lowerBound } ?? 0
    let last = starts.firstIndex { $0 >= range.upperBound } ?? characters.count
    return first..<max(first, last)
  }
}
