import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists

extension SettingsForm {
  /// The page as sections of a form. O(rows).
  var sections: [Section] {
    page.groups.enumerated().map { number, group in
      let rows = rows(of: group)
      var section = Section(shown(group.title), footer: shown(group.footer)) { rows }
      // Rows of other devices may be left out in other values of the page.
      section.id = group.rows.first.map { AnyHashable($0.id) } ?? AnyHashable(number)
      return section
    }
  }

  private func shown(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private func rows(of group: SettingsGroup) -> [Row] {
    // The checked rows: if choices have equal values, only the first one is checked.
    var checkedKeys: Set<String?> = []
    // A control without a title is about what is above it.
    var name = shown(group.title) ?? page.title
    return group.rows.map { row in
      name = shown(row.title) ?? name
      let isChecked = row.value(in: values).map(row.isChosen(by:)) ?? false
      return self.row(row, name, isChecked: isChecked && checkedKeys.insert(row.key).inserted).id(row.id)
    }
  }

  /// - Parameter name: The name of a field or a slider.
  private func row(_ row: SettingsRow, _ name: String, isChecked: Bool) -> Row {
    switch row.content {
    case .toggle(let trueValue, let falseValue):
      Row(
        row.title,
        .switch(isOn: row.isOn(row.value(in: values))) { [weak self] in
          self?.set($0 ? trueValue : falseValue, of: row)
        })
    case .textField(let field): self.row(row, name, field)
    case .titleValue: Row(row.title, detail: row.detail(in: values))
    case .slider(let slider): self.row(row, name, slider)
    case .multiValue:
      Row(row.title, detail: row.detail(in: values), .disclosure) { [weak self] in
        self?.onOpenChoices?(row)
      }
    case .radio(let value):
      Row(row.title, isChecked ? .checkmark : []) { [weak self] in self?.set(value, of: row) }
    case .childPane(let name):
      Row(row.title, .disclosure) { [weak self] in self?.onOpenPage?(name) }
    }
  }

  private func row(_ row: SettingsRow, _ name: String, _ settings: SettingsTextField) -> Row {
    let text = row.value(in: values)?.text ?? ""
    let view = RowAccessory.view { () -> TextField in
      let field = TextField()
      field.borderStyle = .none
      field.hidesLength = true
      return field
    } update: { [weak self] field in
      field.accessibilityLabel = name
      field.placeholder = settings.placeholder ?? ""
      field.isSecureTextEntry = settings.isSecure
      field.inputTraits = settings.inputTraits
      field.text = text
      field.onChange = { self?.set(.string($0), of: row) }
      field.onBeginEditing = { self?.onBeginEditing?(row) }
      field.onEndEditing = { _ in self?.onEndEditing?(row) }
    }
    return Row(row.title, view)
  }

  /// The slider has the whole row: the title is only its name.
  private func row(_ row: SettingsRow, _ name: String, _ settings: SettingsSlider) -> Row {
    let range = settings.range
    let value = row.value(in: values)?.number ?? range.lowerBound
    let view = RowAccessory.view {
      Slider()
    } update: { [weak self] slider in
      slider.accessibilityLabel = name
      (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
      slider.minimumImage = self?.image(settings.minimumImage)
      slider.maximumImage = self?.image(settings.maximumImage)
      slider.value = value
      slider.onChange = { self?.set(.real($0), of: row) }
    }
    return Row("", view)
  }
}

extension SettingsSlider {
  /// 0...1 instead of limits that are not a range.
  var range: ClosedRange<Double> {
    minimum <= maximum && (maximum - minimum).isFinite ? minimum...maximum : 0...1
  }
}

extension Image {
  /// The image as a template in a colour, scaled down to a square.
  ///
  /// - Parameter side: Of the square, in points.
  func template(_ color: Color, within side: Double) -> Image {
    let image = tinted(color)
    let longest = max(size.width, size.height)
    guard longest > side, let drawing = image.drawing else { return image }
    return Image(drawing, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale * longest / side)
  }
}

extension SettingsTextField {
  /// The traits that a keyboard on the screen shows.
  var inputTraits: TextInputTraits {
    let type: TextInputTraits.KeyboardType =
      switch keyboardType {
      case .alphabet: isSecure ? .password : .text
      case .numbersAndPunctuation: .text
      case .numberPad: isSecure ? .pin : .digits
      case .url: .url
      case .emailAddress: .email
      }
    let capitals: TextInputTraits.Autocapitalization =
      switch autocapitalization {
      case .none: .never
      case .sentences: .sentences
      case .words: .words
      case .allCharacters: .all
      }
    return TextInputTraits(type, autocapitalization: capitals)
  }
}
