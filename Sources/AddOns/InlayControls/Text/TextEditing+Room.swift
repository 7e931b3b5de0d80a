/// The part of a text for which there is room.
extension TextEditing {
  /// The part of a text that can be entered instead of a range: as it is entered here, in whole clusters. Counts what is
  /// left out.
  ///
  /// - Parameter isComposed: Whether an input method composes the text. Several letters often become one character, so
  ///   all of it fits where one character does.
  mutating func fitting(_ string: String, in range: Range<Int>, isComposed: Bool = false) -> String {
    let whole = entered(string)
    var part = Self.cut(whole, to: Self.maximumByteCount - text.utf8.count + range.count)
    if let maximumLength {
      let beginning = beginning(of: part, in: range, to: maximumLength)
      if beginning.isEmpty || !isComposed { part = String(beginning) }
    }
    if part.utf8.count < whole.utf8.count { refusalCount += 1 }
    return part
  }

  /// The longest beginning of a text with which the edited text has no more characters than are allowed, or than it has
  /// already. O(bytes)
  private func beginning(of part: String, in range: Range<Int>, to most: Int) -> Substring {
    let most = max(most, text.count)
    let place = text.index(atByte: range)
    func count(with part: Substring) -> Int {
      var result = text
      result.replaceSubrange(place, with: part)
      return result.count
    }
    // Characters at both ends may join those around them: the edited text then has fewer than all parts together.
    let room = most - count(with: "")
    var beginning = part.prefix(room > part.utf8.count ? part.utf8.count : max(0, room) + 2)
    while !beginning.isEmpty, count(with: beginning) > most { beginning.removeLast() }
    return beginning
  }
}
