import InlayLists

extension Event {
  /// The event as a recording may have it, if it is for a view: characters of secure text are bullets. Nil for an event
  /// that has no effect but to tell a character.
  func withoutSecret(for view: View?) -> Event? {
    guard view?.asTextInput?.isSecureTextEntry ?? false else { return self }
    switch self {
    case .text(var text):
      text.text = text.text.bullets
      return .text(text)
    case .composition(var composition):
      // Places inside a character count as its start.
      func place(_ offset: Int) -> Int {
        var end = 0
        return composition.text.prefix { character in
          end += character.unicodeScalars.count
          return end <= offset
        }.count
      }
      composition.selection = place(composition.selection.lowerBound)..<place(composition.selection.upperBound)
      composition.text = composition.text.bullets
      return .composition(composition)
    case .key(let key): return key.entersCharacter ? nil : self
    case .pointer, .wheel: return self
    }
  }
}

extension String {
  fileprivate var bullets: String { String(repeating: "\u{2022}", count: count) }
}
