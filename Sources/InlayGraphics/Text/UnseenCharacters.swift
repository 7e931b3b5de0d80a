extension Unicode.Scalar {
  /// Whether a line of text shows nothing of the character, or ends at it.
  package var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
