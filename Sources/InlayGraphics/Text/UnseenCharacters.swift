extension Unicode.Scalar {
  /// Whether the character is invisible in a line of text, or ends it.
  package var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
