import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// What dumps say of controls.
@Suite struct DescriptionTests {
  private func fields(_ control: Control) -> [String: Layer.Description.Value] {
    Dictionary(control.layerDescription.fields.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  @Test("every control has a role and a value, and the name that it shows")
  func values() {
    let said = Board().all.map { control in
      let element = control.effectiveAccessibilityElement
      return "\(element?.role.rawValue ?? "-") \(element?.label ?? "") \(element?.value ?? "")"
    }
    #expect(
      said == [
        "button Continue ", "button Continue ", "button Continue ", "button Continue ", "slider  40%", "slider  40%",
        "stepper  3", "segmentedControl  Week", "popUpButton  Automatic", "progressIndicator  60%",
        "progressIndicator  ", "activityIndicator  ", "activityIndicator  ", "badge  3",
        "image Ada Lovelace ",
      ])
    let slider = Slider(value: 0.25)
    slider.isEnabled = false
    slider.accessibilityLabel = "Volume"
    let fields = fields(slider)
    #expect(fields["accessibilityRole"] == .text("slider") && fields["accessibilityLabel"] == .text("Volume"))
    #expect(fields["accessibilityValue"] == .text("25%") && fields["isEnabled"] == .state(false))
  }

  @Test("in a row a control without a name of its own has the row's title")
  func rows() {
    let cell = TableViewCell(style: .value1)
    let slider = Slider()
    cell.textLabel.text = "Volume"
    cell.accessoryView = slider
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    cell.layoutIfNeeded()
    #expect(slider.accessibilityLabel == "Volume")
  }

  @Test("a switch says its state beside what every control says")
  func switches() {
    let keys = Switch().layerDescription.fields.map(\.key)
    #expect(
      keys == ["accessibilityRole", "accessibilityLabel", "accessibilityValue", "isEnabled", "isHighlighted", "isOn"])
  }
}
