extension TextField {
  /// Creates a field of the theme's height, 200 points wide.
  ///
  ///     TextField(text: name, placeholder: "Name") { name = $0 }
  ///
  /// - Parameters:
  ///   - text: The value; empty by default.
  ///   - placeholder: The text shown while the field is empty; empty by default.
  ///   - isSecureTextEntry: Whether bullets are shown instead of the characters; false by default.
  ///   - onChange: Called with the value after input changed it.
  public convenience init(
    text: String = "", placeholder: String = "", isSecureTextEntry: Bool = false, onChange: ((String) -> Void)? = nil
  ) {
    self.init()
    self.isSecureTextEntry = isSecureTextEntry
    self.text = text
    self.placeholder = placeholder
    self.onChange = onChange
  }
}
