import InlayLayers

/// A condition for a value, such as a row's or a text field's: see `Row.rules(for:_:)` and `TextField.rules`.
///
///     field.rules = [.required, .length(3...20), .check { isFree($0) ? nil : "This name is taken." }]
public struct Rule {
  /// Returns the error of a value; nil for none.
  package let check: (_ value: String) -> RuleError?

  package init(check: @escaping (_ value: String) -> RuleError?) { self.check = check }

  /// The value is not empty, nor spaces alone.
  ///
  /// - Parameter message: Nil for the library's words, in the user's language.
  public static func required(_ message: String? = nil) -> Rule {
    Rule { value in
      value.allSatisfy(\.isWhitespace) ? RuleError { message ?? $0.localized(.fieldRequired) } : nil
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
    Rule { value in
      guard !value.isEmpty, !range.contains(value.count) else { return nil }
      let isShort = value.count < range.lowerBound
      return RuleError { layer in
        if let message { return message }
        return isShort
          ? layer.localized(.fieldTooShort, count: range.lowerBound)
          : layer.localized(.fieldTooLong, count: range.upperBound)
      }
    }
  }

  /// The whole value matches a pattern: `.pattern(/\d{5}/, "Five digits")`. An empty one is right: see `required`.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression, or what else the standard library makes one of.
  ///   - message: Nil for the library's words, in the user's language.
  public static func pattern(_ pattern: some RegexComponent, _ message: String? = nil) -> Rule {
    let regex = pattern.regex
    return Rule { value in
      if value.isEmpty || (try? regex.wholeMatch(in: value)) ?? nil != nil { return nil }
      return RuleError { message ?? $0.localized(.fieldInvalid) }
    }
  }

  /// Any condition.
  ///
  /// - Parameter check: Returns what is wrong with a value, in a few words; nil for nothing.
  public static func check(_ check: @escaping (_ value: String) -> String?) -> Rule {
    Rule { value in check(value).map { message in RuleError { _ in message } } }
  }
}

/// A rule that a value breaks. It has no language until its words are shown.
package struct RuleError {
  /// Returns the words for the error, in the language of a layer.
  package let words: (Layer) -> String

  package init(words: @escaping (Layer) -> String) { self.words = words }
}

extension [Rule] {
  /// The error of the first rule that a value breaks; nil for a right value.
  package func firstError(in value: String) -> RuleError? {
    for rule in self { if let error = rule.check(value) { return error } }
    return nil
  }
}
