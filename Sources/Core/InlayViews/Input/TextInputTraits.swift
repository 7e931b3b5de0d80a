/// What a text input is for, so that a keyboard on the screen suits it.
public struct TextInputTraits: Hashable, Sendable {
  /// The keys.
  public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    /// Letters, with pages of digits and signs.
    case text
    /// Only digits, such as in a code.
    case digits
    /// Digits and a minus. Only digits if the field shows its text in groups: it is no negative number then.
    case number
    /// Digits, a minus and the decimal separator.
    case decimal
    /// Letters, with "@" and "." on the first page.
    case email
    /// Letters, with "/" and "." on the first page.
    case url
    /// Digits, "+", "*" and "#".
    case phone
    /// Letters for a secret.
    case password
    /// Digits for a secret.
    case pin

    /// Whether the text is a secret.
    public var isSecret: Bool { self == .password || self == .pin }

    /// Whether the text reads from left to right in every language: numbers and addresses.
    package var isLeftToRight: Bool {
      switch self {
      case .number, .digits, .decimal, .email, .url, .phone: true
      case .text, .password, .pin: false
      }
    }
  }

  /// What the Return key says and does beside submitting the text.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    /// "return": the focus stays.
    case `return`
    /// Moves the focus to the next text input; at the last one it ends the input. So does Return of an attached
    /// keyboard or a scanner.
    case next
    /// Ends the input: the keyboard goes. Return of an attached keyboard ends it too.
    case done
    /// These end the input by the keyboard on the screen, which goes. With an attached keyboard the focus stays.
    case go, search, send
  }

  /// Where a capital comes by itself.
  public enum Autocapitalization: String, CaseIterable, Hashable, Sendable { case never, words, sentences, all }

  public var keyboardType: KeyboardType
  /// The Return key; nil for `next` if another text input follows in the order of Tab, and `done` otherwise. If it is
  /// nil, Return of an attached keyboard only submits the text.
  public var returnKey: ReturnKey?
  /// The capitals that come by themselves; nil for `sentences` if `keyboardType` is `text`, and `never` otherwise.
  public var autocapitalization: Autocapitalization?

  public init(
    _ keyboardType: KeyboardType = .text, returnKey: ReturnKey? = nil, autocapitalization: Autocapitalization? = nil
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.autocapitalization = autocapitalization
  }

  /// Whether a letter after a text is a capital by itself: at the start of the text, of a word or of a sentence.
  /// O(trailing spaces)
  public func capitalizes(after text: String) -> Bool {
    switch autocapitalization ?? (keyboardType == .text ? .sentences : .never) {
    case .never: return false
    case .all: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      let words = text.reversed().drop(while: \.isWhitespace)
      guard let end = words.first else { return true }
      return (text.last?.isWhitespace ?? true) && Self.sentenceEnds.contains(end)
    }
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "۔"]
}
