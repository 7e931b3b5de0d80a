import InlayGraphics
import InlayLayers
import InlayLists

/// Controls at a row's trailing side. One keeps what input changed until the row is filled with another value.
extension RowAccessory {
  /// A short text in a red capsule; nothing for an empty text.
  public static func badge(_ text: String) -> Self {
    if text.isEmpty { return [] }
    return view {
      Badge()
    } update: {
      $0.text = text
    }
  }

  /// A number in a red capsule, "99+" for larger ones; nothing for 0.
  public static func badge(_ count: Int) -> Self { badge(Badge.text(of: count)) }

  /// A slider, which has the width that the row's texts and other accessories leave.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - range: The least and the greatest value.
  ///   - step: Values are this far apart; 0 for any value.
  ///   - minimumImage: The image before the slider.
  ///   - maximumImage: The image after the slider.
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
  ///   - value: The value, clamped to the range.
  ///   - range: The least and the greatest value.
  ///   - step: What a tap adds or takes away.
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

  /// Titles side by side, of which one is chosen. They have the width that the row's texts and other accessories leave.
  ///
  /// - Parameters:
  ///   - titles: The texts of the segments.
  ///   - selected: The number of the chosen segment, from 0; nil for none.
  ///   - onChange: Called with the number of the chosen segment after input.
  public static func segments(
    _ titles: [String], selected: Int?, onChange: @escaping (Int) -> Void
  ) -> Self {
    view {
      SegmentedControl()
    } update: { control in
      control.segments = titles
      control.selectedIndex = selected
      control.onChange = onChange
    }
  }

  /// One of several values, which are listed in a card.
  ///
  /// - Parameters:
  ///   - options: The texts of the values.
  ///   - selected: The number of the chosen value, from 0; nil for none.
  ///   - onChange: Called with the number of the chosen value after input.
  public static func popUp(_ options: [String], selected: Int?, onChange: @escaping (Int) -> Void) -> Self {
    view {
      PopUpButton()
    } update: { control in
      control.options = options
      control.selectedIndex = selected
      control.onChange = onChange
    }
  }

  /// A button.
  public static func button(
    _ title: String, style: Button.Style = .tinted, role: Button.Role = .normal, onTap: @escaping () -> Void
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

  /// A text to edit, which has the width that the row's texts and other accessories leave.
  ///
  /// While it is edited, the field keeps what was typed when the row is filled again, until that gives it another text
  /// than before. An update inside of `onSubmit` or `onChange` is an answer: its text is shown.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - placeholder: The text in an empty field.
  ///   - isSecure: Whether bullets stand for the characters.
  ///   - traits: What the text is for: the keys of a keyboard on the screen.
  ///   - grouping: The characters of each group that a gap is shown after, as `TextField.grouping`.
  ///   - maximumLength: The most characters that can be entered, as `TextField.maximumLength`; nil for no limit.
  ///   - suggestions: What a keyboard on the screen offers for a text, as `TextField.suggestions`.
  ///   - validation: What is wrong with a value, in a few words; nil for nothing.
  ///   - onSubmit: Called with the value when Return was pressed.
  ///   - onChange: Called with the new value after input.
  public static func textField(
    _ text: String, placeholder: String = "", isSecure: Bool = false, traits: TextInputTraits = TextInputTraits(),
    grouping: [Int] = [], maximumLength: Int? = nil, suggestions: ((_ text: String) -> [String])? = nil,
    validation: ((String) -> String?)? = nil, onSubmit: ((String) -> Void)? = nil, onChange: @escaping (String) -> Void
  ) -> Self {
    view { () -> TextField in
      let field = TextField()
      field.borderStyle = .none
      field.isNamedByRow = true
      return field
    } update: { field in
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      (field.inputTraits, field.grouping, field.suggestions) = (traits, grouping, suggestions)
      field.maximumLength = maximumLength
      field.take(text)
      field.validation = validation
      field.onSubmit = onSubmit
      field.onChange = onChange
    }
  }

  /// A bar of progress, 0...1, which has the width that the row's texts and other accessories leave; nil for unknown
  /// progress.
  public static func progress(_ progress: Double?) -> Self {
    view {
      ProgressView()
    } update: {
      $0.setProgress(progress, animated: true)
    }
  }

  /// An indicator that turns.
  public static func activity(_ style: ActivityIndicator.Style = .spokes, isAnimating: Bool = true) -> Self {
    view {
      ActivityIndicator()
    } update: { indicator in
      indicator.style = style
      indicator.isAnimating = isAnimating
    }
  }
}
