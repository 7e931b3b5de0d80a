import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists

/// Rows of a form with controls. A control keeps what input changed until the form is updated with another value.
extension Row {
  /// A row with a slider, which has the width that the title leaves.
  ///
  /// - Parameters:
  ///   - step: Values are this far apart; 0 for any value.
  ///   - didChange: Called with the new value after input, also during a drag.
  public init(
    _ title: String = "", slider value: Double, in range: ClosedRange<Double> = 0...1, step: Double = 0,
    minimumImage: Image? = nil, maximumImage: Image? = nil, isEnabled: Bool = true,
    didChange: @escaping (Double) -> Void
  ) {
    self.init(title, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      Slider()
    } update: { slider in
      (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
      slider.step = step
      slider.value = value
      (slider.minimumImage, slider.maximumImage) = (minimumImage, maximumImage)
      slider.onChange = didChange
    }
  }

  /// A row with a stepper.
  ///
  /// - Parameter didChange: Called with the new value after input.
  public init(
    _ title: String, detail: String? = nil, image: Image? = nil, stepper value: Double,
    in range: ClosedRange<Double> = 0...100, step: Double = 1, isEnabled: Bool = true,
    didChange: @escaping (Double) -> Void
  ) {
    self.init(title, detail: detail, image: image, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      Stepper()
    } update: { stepper in
      (stepper.minimumValue, stepper.maximumValue) = (range.lowerBound, range.upperBound)
      stepper.step = step
      stepper.value = value
      stepper.onChange = didChange
    }
  }

  /// A row with titles side by side, of which one is chosen.
  ///
  /// - Parameter didChange: Called with the number of the chosen segment after input.
  public init(
    _ title: String = "", segments: [String], selected: Int?, isEnabled: Bool = true,
    didChange: @escaping (Int) -> Void
  ) {
    self.init(title, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      SegmentedControl()
    } update: { control in
      control.segments = segments
      control.selectedIndex = selected
      control.onChange = didChange
    }
  }

  /// A row with one of several values, which are listed in a card.
  ///
  /// - Parameter didChange: Called with the number of the chosen value after input.
  public init(
    _ title: String, image: Image? = nil, options: [String], selected: Int?, isEnabled: Bool = true,
    didChange: @escaping (Int) -> Void
  ) {
    self.init(title, image: image, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      PopUpButton()
    } update: { control in
      control.options = options
      control.selectedIndex = selected
      control.onChange = didChange
    }
  }

  /// A row with a button at its trailing side.
  public init(
    _ title: String, detail: String? = nil, image: Image? = nil, button: String, style: Button.Style = .tinted,
    role: Button.Role = .normal, isEnabled: Bool = true, onTap: @escaping () -> Void
  ) {
    self.init(title, detail: detail, image: image, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      Button()
    } update: { control in
      control.title = button
      control.style = style
      control.buttonRole = role
      control.onTap = onTap
    }
  }

  /// A row with a text to edit, which has the width that the title leaves.
  ///
  /// While it is edited, the field keeps what was typed in an update of the form, until that gives it another text than
  /// the update before. An update inside of `onSubmit` or `didChange` is an answer: its text is shown.
  ///
  /// - Parameters:
  ///   - isSecure: Whether bullets stand for the characters.
  ///   - validation: What is wrong with a value, in a few words; nil for nothing.
  ///   - onSubmit: Called with the value when Return was pressed.
  ///   - didChange: Called with the new value after input.
  public init(
    _ title: String = "", image: Image? = nil, textField text: String, placeholder: String = "", isSecure: Bool = false,
    isEnabled: Bool = true, validation: ((String) -> String?)? = nil, onSubmit: ((String) -> Void)? = nil,
    didChange: @escaping (String) -> Void
  ) {
    self.init(title, image: image, isEnabled: isEnabled)
    accessoryView = RowAccessory { () -> TextField in
      let field = TextField()
      field.borderStyle = .none
      return field
    } update: { field in
      field.accessibilityLabel = title
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      field.take(text)
      field.validation = validation
      field.onSubmit = onSubmit
      field.onChange = didChange
    }
  }

  /// A row with a bar of progress; nil for unknown progress.
  public init(_ title: String = "", progress: Double?, isEnabled: Bool = true) {
    self.init(title, isEnabled: isEnabled)
    accessoryView = RowAccessory {
      ProgressView()
    } update: {
      $0.setProgress(progress, animated: true)
    }
  }

  /// A row with an indicator that turns.
  public init(_ title: String, image: Image? = nil, activity: ActivityIndicator.Style, isTurning: Bool = true) {
    self.init(title, image: image)
    accessoryView = RowAccessory {
      ActivityIndicator()
    } update: { indicator in
      indicator.style = activity
      indicator.isTurning = isTurning
    }
  }

  /// A row with a number in a red capsule; 0 shows none.
  public init(
    _ title: String, image: Image? = nil, badge: Int, isEnabled: Bool = true, onTap: (() -> Void)? = nil
  ) {
    self.init(title, image: image, isEnabled: isEnabled, onTap: onTap)
    accessoryView = RowAccessory {
      Badge()
    } update: {
      $0.text = Badge.text(of: badge)
    }
  }

  /// A row with a person's name beside their picture or initials.
  public init(
    avatar name: String, subtitle: String? = nil, picture: Image? = nil,
    accessory: TableViewCell.AccessoryType = .none, onTap: (() -> Void)? = nil
  ) {
    self.init(name, accessory: accessory, onTap: onTap)
    self.subtitle = subtitle
    self = cell(AvatarCell.self) { cell in
      cell.avatar.fullName = name
      cell.avatar.image = picture
    }
  }
}
