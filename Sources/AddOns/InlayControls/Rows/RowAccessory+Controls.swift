import InlayGraphics
import InlayLayers
import InlayLists

extension TextField: RowTextView {}

/// Controls at a row's trailing side. One keeps what input changed until the row is filled with another value.
extension RowAccessory {
  /// A short text in a red capsule. An empty text shows nothing.
  public static func badge(_ text: String) -> Self {
    if text.isEmpty { return [] }
    return view {
      Badge()
    } update: {
      $0.text = text
    }
  }

  /// A number in a red capsule, "99+" above 99. 0 shows nothing.
  public static func badge(_ count: Int) -> Self { badge(Badge.text(of: count)) }

  /// A slider, which takes the width that the row's texts and other accessories leave.
  ///
  /// - Parameters:
  ///   - value: The value, limited to the range.
  ///   - range: The least and the greatest value; 0...1 by default.
  ///   - step: The distance between values; 0, the default, allows any value.
  ///   - minimumImage: The image before the slider; none by default.
  ///   - maximumImage: The image after the slider; none by default.
  ///   - onChange: Called with the new value after input, also during a drag.
  public static func slider(
    _ value: Double, in range: ClosedRange<Double> = 0...1, step: Double = 0, minimumImage: Image? = nil,
    maximumImage: Image? = nil, onChange: @escaping (Double) -> Void
  ) -> Self {
    view {
      Slider()
    } update: { slider in
      (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
      slider.step = step
      slider.value = value
      (slider.minimumImage, slider.maximumImage) = (minimumImage, maximumImage)
      slider.onChange = onChange
    }
  }

  /// A minus and a plus, which change a number.
  ///
  /// - Parameters:
  ///   - value: The value, limited to the range.
  ///   - range: The least and the greatest value; 0...100 by default.
  ///   - step: The number that a tap adds or subtracts; 1 by default.
  ///   - onChange: Called with the new value after input.
  public static func stepper(
    _ value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, onChange: @escaping (Double) -> Void
  ) -> Self {
    view {
      Stepper()
    } update: { stepper in
      (stepper.minimumValue, stepper.maximumValue) = (range.lowerBound, range.upperBound)
      stepper.step = step
      stepper.value = value
      stepper.onChange = onChange
    }
  }

  /// Titles side by side, of which one is selected. They take the width that the row's texts and other accessories
  /// leave.
  ///
  /// - Parameters:
  ///   - titles: The texts of the segments.
  ///   - selectedIndex: The index of the selected segment; `nil` for none.
  ///   - onChange: Called with the new index after input.
  public static func segments(
    _ titles: [String], selectedIndex: Int?, onChange: @escaping (Int) -> Void
  ) -> Self {
    view {
      SegmentedControl()
    } update: { control in
      control.segments = titles
      control.selectedIndex = selectedIndex
      control.onChange = onChange
    }
  }

  /// A button that shows one of several values and lists them in a card.
  ///
  /// - Parameters:
  ///   - options: The texts of the values.
  ///   - selectedIndex: The index of the selected value; `nil` for none.
  ///   - onChange: Called with the new index after input.
  public static func popUp(_ options: [String], selectedIndex: Int?, onChange: @escaping (Int) -> Void) -> Self {
    view {
      PopUpButton()
    } update: { control in
      control.options = options
      control.selectedIndex = selectedIndex
      control.onChange = onChange
    }
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The background; `tinted` by default.
  ///   - role: The purpose, which selects the colour; `normal` by default.
  ///   - onTap: Called after a tap or a key.
  public static func button(
    _ title: String, style: Button.Style = .tinted, role: Role = .normal, onTap: @escaping () -> Void
  ) -> Self {
    view {
      Button()
    } update: { button in
      button.title = title
      button.style = style
      button.role = role
      button.onTap = onTap
    }
  }

  /// A text to edit, which takes the width that the row's texts and other accessories leave.
  ///
  /// While it is edited, the field keeps the typed text when the row is filled again, unless the row now has another
  /// text than before. An update inside `onSubmit` or `onChange` is an answer: its text is shown.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - placeholder: The text in an empty field; empty by default.
  ///   - isSecureTextEntry: Whether bullets are shown instead of the characters; false by default.
  ///   - inputTraits: The purpose of the text: the keys of an on-screen keyboard; any text by default.
  ///   - grouping: The characters in each group, as `TextField.grouping`; no groups by default.
  ///   - maximumLength: The most characters that can be entered, as `TextField.maximumLength`; `nil`, the default, for
  ///     no limit.
  ///   - suggestions: Returns the texts that an on-screen keyboard offers, as `TextField.suggestions`; none by default.
  ///   - onSubmit: Called with the value after Return was pressed.
  ///   - onChange: Called with the new value after input.
  public static func textField(
    _ text: String, placeholder: String = "", isSecureTextEntry: Bool = false,
    inputTraits: TextInputTraits = TextInputTraits(), grouping: [Int] = [], maximumLength: Int? = nil,
    suggestions: ((_ text: String) -> [String])? = nil, onSubmit: ((String) -> Void)? = nil,
    onChange: @escaping (String) -> Void
  ) -> Self {
    view { () -> TextField in
      let field = TextField()
      field.borderStyle = .none
      field.isNamedByRow = true
      return field
    } update: { field in
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecureTextEntry
      (field.inputTraits, field.grouping, field.suggestions) = (inputTraits, grouping, suggestions)
      field.maximumLength = maximumLength
      field.take(text)
      field.rules = []
      field.onSubmit = onSubmit
      field.onChange = onChange
    }
  }

  /// A progress bar, which takes the width that the row's texts and other accessories leave.
  ///
  /// - Parameter progress: The completed part, from 0 to 1; `nil` if it is not known.
  public static func progress(_ progress: Double?) -> Self {
    view {
      ProgressView()
    } update: {
      $0.setProgress(progress, animated: true)
    }
  }

  /// An indicator that something takes time.
  ///
  /// - Parameters:
  ///   - style: The shape; `spokes` by default.
  ///   - isAnimating: Whether it turns; true by default.
  public static func activity(_ style: ActivityIndicator.Style = .spokes, isAnimating: Bool = true) -> Self {
    view {
      ActivityIndicator()
    } update: { indicator in
      indicator.style = style
      indicator.isAnimating = isAnimating
    }
  }
}
