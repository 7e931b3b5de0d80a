/// The purpose of a text input, to which a keyboard on the screen adapts.
public struct TextInputTraits: Hashable, Sendable {
  /// The keys.
  public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    /// Letters, with pages of digits and signs.
    case text
    /// Digits without signs, such as in a code.
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
    /// Letters for secure text.
    case password
    /// Digits for secure text.
    case pin

    /// Whether the text is secure.
    package var isSecret: Bool { self == .password || self == .pin }

    /// Whether the text reads from left to right in every language: numbers and addresses.
    package var isLeftToRight: Bool {
      switch self {
      case .number, .digits, .decimal, .email, .url, .phone, .pin: true
      case .text, .password: false
      }
    }
  }

  /// The labels of the Return key, and its effects beside submitting the text.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    /// Labels the key Return. The focus stays.
    case `return`
    /// Labels the key Next. Pressing it, on an attached keyboard or a scanner too, moves the focus to the next text
    /// input, or ends editing at the last one.
    case next
    /// Labels the key Done. Pressing it ends editing and hides the keyboard, on an attached keyboard too.
    case done
    /// Labels the key Go, Search or Send. On the screen's keyboard it ends editing and hides the keyboard; with an
    /// attached keyboard the focus stays.
    case go, search, send
  }

  /// The letters that become capitals by themselves.
  public enum Autocapitalization: String, CaseIterable, Hashable, Sendable { case never, words, sentences, all }

  /// The keys of the keyboard on the screen; `text` by default.
  public var keyboardType: KeyboardType
  /// The Return key; nil for `next` if another text input follows in the order of Tab, and `done` otherwise. If it is
  /// nil, Return of an attached keyboard only submits the text.
  public var returnKey: ReturnKey?
  /// The capitals that come by themselves; nil for `sentences` if `keyboardType` is `text`, and `never` otherwise.
  public var autocapitalization: Autocapitalization?

  /// Creates traits. By default the keys are those of a plain text, and the Return key and capitals follow from the
  /// kind of keys.
  public init(
    _ keyboardType: KeyboardType = .text, returnKey: ReturnKey? = nil, autocapitalization: Autocapitalization? = nil
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.autocapitalization = autocapitalization
  }

  /// Whether a letter after a text is a capital by itself: at the start of the text, of a word or of a sentence.
  /// O(trailing spaces)
  package func capitalizes(after text: String) -> Bool {
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
