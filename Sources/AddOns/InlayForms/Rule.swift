import InlayLayers
import InlayLists

/// What the value of a row has to be: see `Row.rules(for:_:)`.
public struct Rule {
  /// What is wrong with a value, in the language of a layer; nil for nothing.
  let check: (_ value: String, _ layer: Layer) -> String?

  /// The value is not empty, nor spaces alone.
  ///
  /// - Parameter message: Nil for the library's words, in the user's language.
  public static func required(_ message: String? = nil) -> Rule {
    Rule { value, layer in
      value.allSatisfy(\.isWhitespace) ? message ?? layer.localized(.fieldRequired) : nil
    }
  }

  /// The value is not empty, nor spaces alone.
  public static var required: Rule { required() }

  /// The value has so many characters. An empty one has none to count: see `required`.
  ///
  /// - Parameters:
  ///   - range: The least and the greatest number.
  ///   - message: Nil for the library's words, in the user's language.
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> Rule {
    Rule { value, layer in
      guard !value.isEmpty, !range.contains(value.count) else { return nil }
      if let message { return message }
      return value.count < range.lowerBound
        ? layer.localized(.fieldTooShort, count: range.lowerBound)
        : layer.localized(.fieldTooLong, count: range.upperBound)
    }
  }

  /// The whole value matches a pattern: `.pattern(/\d{5}/, "Five digits")`. An empty one is right: see `required`.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression, or what else the standard library makes one of.
  ///   - message: Nil for the library's words, in the user's language.
  public static func pattern(_ pattern: some RegexComponent, _ message: String? = nil) -> Rule {
    let regex = pattern.regex
    return Rule { value, layer in
      if value.isEmpty || (try? regex.wholeMatch(in: value)) ?? nil != nil { return nil }
      return message ?? layer.localized(.fieldInvalid)
    }
  }

  /// Any condition.
  ///
  /// - Parameter check: Returns what is wrong with a value, in a few words; nil for nothing.
  public static func check(_ check: @escaping (_ value: String) -> String?) -> Rule {
    Rule { value, _ in check(value) }
  }
}

/// The rules of a row and what is wrong with its value, which stays with the row in updates of its form.
final class RowValidation {
  private let value: String
  private let rules: [Rule]
  private(set) var error: String?
  /// The layer in whose language the error is.
  private weak var layer: Layer?
  /// Whether the error is that of now.
  private var isChecked = false

  init(_ value: String, _ rules: [Rule]) { (self.value, self.rules) = (value, rules) }

  /// Asks the rules.
  func check(in layer: Layer) {
    (error, isChecked) = (firstError(in: value, layer), true)
    self.layer = layer
  }

  func clear() { (error, isChecked) = (nil, true) }

  private func firstError(in value: String, _ layer: Layer) -> String? {
    for rule in rules { if let error = rule.check(value, layer) { return error } }
    return nil
  }

  /// Where the same row had an error before, has that of its value now.
  func follow(_ old: RowValidation) {
    layer = old.layer
    if old.error != nil, !isChecked { error = firstError(in: value, layer ?? View()) }
  }

  /// Gives a view the error, and the rules beside those of its own.
  func fill(_ view: any RowErrorView) {
    let own = view.validation
    view.validation = { [weak self, weak view] text in
      guard let self, let view else { return nil }
      let error = firstError(in: text, view) ?? own?(text)
      (self.error, layer) = (error, view)
      return error
    }
    view.error = error
  }
}
