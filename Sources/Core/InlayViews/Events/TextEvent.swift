/// Text that a keyboard or an input method enters.
public struct TextEvent: Hashable, Sendable {
  /// The entered text.
  public var text: String
  /// The time in seconds of the scene's clock; `nil` for no dynamics. See `Event.time`.
  public var time: Double?

  /// Creates an event; without a time by default.
  public init(_ text: String, time: Double? = nil) {
    self.text = text
    self.time = time
  }
}

/// Text that an input method composes and has not entered yet. It replaces the one composed before.
public struct CompositionEvent: Hashable, Sendable {
  /// The composed text; empty at the end of the composition.
  public var text: String
  /// The selected part, in Unicode scalars of the text; empty for a caret.
  public var selection: Range<Int>
  /// The time in seconds of the scene's clock; `nil` for no dynamics. See `Event.time`.
  public var time: Double?

  /// Creates an event; by default without a selection and without a time.
  public init(_ text: String, selection: Range<Int>? = nil, time: Double? = nil) {
    self.text = text
    let count = text.unicodeScalars.count
    self.selection = selection ?? count..<count
    self.time = time
  }
}
