import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

@testable import InlayFiles

/// The keys of controls.
extension KeyCase where Target == Layer {
  static let controlTypes = [
    "button", "slider", "stepper", "segmentedControl", "popUp", "progress", "activity", "badge", "avatar",
    "textField", "searchField", "keyboard",
  ]

  static func ofControl(_ type: String) -> [KeyCase<Layer>] {
    switch type {
    case "button": button + control
    case "slider": slider + control
    case "stepper": stepper + control
    case "segmentedControl": segments + control
    case "popUp": popUp + control
    case "progress": progress + control
    case "activity": activity + control
    case "badge": badge + control
    case "avatar": avatar + control
    default: ofField(type)
    }
  }

  static func newControl(_ type: String) -> Layer? {
    switch type {
    case "button": Button()
    case "slider": Slider()
    case "stepper": Stepper()
    case "segmentedControl": SegmentedControl()
    case "popUp": PopUpButton()
    case "progress": ProgressView()
    case "activity": ActivityIndicator()
    case "badge": Badge()
    case "avatar": Avatar()
    default: newField(type)
    }
  }

  private static var control: [KeyCase<Layer>] {
    [
      KeyCase(Control.self, "isEnabled", { $0.boolean() }, { $0.isEnabled = $1 }),
      KeyCase(Control.self, "accessibilityLabel", { $0.string() }, { $0.accessibilityLabel = $1 }),
      KeyCase(Control.self, "accessibilityValue", { $0.string() }, { $0.accessibilityValue = $1 }),
      labelledBy,
      KeyCase(Control.self, "isHighlighted", { $0.boolean() }, { $0.isHighlighted = $1 }),
    ]
  }

  static var labelledBy: KeyCase<Layer> {
    KeyCase(
      "accessibilityLabelledBy", 0.25, { Written($0.pick($0.names)) },
      code: { ($0 as? View)?.accessibilityLabelledBy = $2.layers[$1] })
  }

  private static func image<C: Control>(
    _ type: C.Type, _ key: String, _ set: @escaping (C, Image) -> Void
  ) -> KeyCase<Layer> {
    KeyCase(
      key, 0.2, { $0.image() },
      code: { layer, name, scene in
        let image = try scene.image(name)
        if let control = layer as? C { set(control, image) }
      })
  }

  private static var button: [KeyCase<Layer>] {
    [
      KeyCase("title", 0.9, { $0.string() }, { ($0 as? Button)?.title = $1 }),
      image(Button.self, "image") { $0.image = $1 },
      KeyCase(Button.self, "style", { $0.name(Button.Style.self) }, { $0.style = $1 }),
      KeyCase(Button.self, "role", { $0.name(FormatNames.roles) }, { $0.role = $1 }),
      KeyCase(Button.self, "textStyle", { $0.name(TextStyle.self) }, { $0.textStyle = $1 }),
      KeyCase(Button.self, "tintColor", { $0.color() }, { $0.tintColor = $1 }),
      KeyCase(
        "font", 0.3, { $0.object(.font, KeyCase<Box<FontChanges>>.font) },
        code: { layer, settings, scene in
          let changes = Box(FontChanges())
          try settings.apply(to: changes, scene)
          (layer as? Button)?.fontChanges = changes.value
        }),
    ]
  }

  private static var slider: [KeyCase<Layer>] {
    [
      KeyCase(Slider.self, "minimumValue", { $0.number(-3...1) }, { $0.minimumValue = $1 }),
      KeyCase(Slider.self, "maximumValue", { $0.number(0...5) }, { $0.maximumValue = $1 }),
      KeyCase(Slider.self, "step", { $0.number(0...1) }, { $0.step = $1 }),
      KeyCase(Slider.self, "isContinuous", { $0.boolean() }, { $0.isContinuous = $1 }),
      image(Slider.self, "minimumImage") { $0.minimumImage = $1 },
      image(Slider.self, "maximumImage") { $0.maximumImage = $1 },
      KeyCase(Slider.self, "tintColor", { $0.color() }, { $0.tintColor = $1 }),
      KeyCase("value", 0.8, { $0.number(-4...6) }, { ($0 as? Slider)?.value = $1 }),
    ]
  }

  private static var stepper: [KeyCase<Layer>] {
    [
      KeyCase(Stepper.self, "minimumValue", { $0.number(-3...1) }, { $0.minimumValue = $1 }),
      KeyCase(Stepper.self, "maximumValue", { $0.number(0...5) }, { $0.maximumValue = $1 }),
      KeyCase(Stepper.self, "step", { $0.number(1...2) }, { $0.step = $1 }),
      KeyCase(Stepper.self, "wraps", { $0.boolean() }, { $0.wraps = $1 }),
      KeyCase(Stepper.self, "autorepeats", { $0.boolean() }, { $0.autorepeats = $1 }),
      KeyCase("value", 0.8, { $0.number(-4...6) }, { ($0 as? Stepper)?.value = $1 }),
    ]
  }

  private static var segments: [KeyCase<Layer>] {
    [
      KeyCase(
        "segments", 0.9, { maker in maker.list(maker.int(0...3)) { $0.string() } },
        { ($0 as? SegmentedControl)?.segments = $1 }),
      KeyCase(SegmentedControl.self, "textStyle", { $0.name(TextStyle.self) }, { $0.textStyle = $1 }),
      KeyCase(
        "selectedIndex", 0.6, { maker in maker.orNull { $0.integer(0...3) } },
        { ($0 as? SegmentedControl)?.selectedIndex = $1 }),
    ]
  }

  private static var popUp: [KeyCase<Layer>] {
    [
      KeyCase(
        "options", 0.9, { maker in maker.list(maker.int(0...3)) { $0.string() } },
        { ($0 as? PopUpButton)?.options = $1 }),
      KeyCase(
        "selectedIndex", 0.6, { maker in maker.orNull { $0.integer(0...3) } },
        { ($0 as? PopUpButton)?.selectedIndex = $1 }),
    ]
  }

  private static var progress: [KeyCase<Layer>] {
    [
      KeyCase(
        "progress", 0.8, { maker in maker.orNull { $0.number(0...1) } }, { ($0 as? ProgressView)?.progress = $1 }),
      KeyCase(ProgressView.self, "tintColor", { $0.color() }, { $0.tintColor = $1 }),
    ]
  }

  private static var activity: [KeyCase<Layer>] {
    [
      KeyCase(ActivityIndicator.self, "style", { $0.name(ActivityIndicator.Style.self) }, { $0.style = $1 }),
      KeyCase(ActivityIndicator.self, "isTurning", { $0.boolean() }, { $0.isAnimating = $1 }),
      KeyCase(ActivityIndicator.self, "hidesWhenStopped", { $0.boolean() }, { $0.hidesWhenStopped = $1 }),
      KeyCase(ActivityIndicator.self, "color", { $0.color() }, { $0.color = $1 }),
    ]
  }

  private static var badge: [KeyCase<Layer>] {
    [
      KeyCase("text", 0.9, { $0.string() }, { ($0 as? Badge)?.text = $1 }),
      KeyCase(Badge.self, "color", { $0.color() }, { $0.color = $1 }),
    ]
  }

  private static var avatar: [KeyCase<Layer>] {
    [
      KeyCase("fullName", 0.9, { $0.string() }, { ($0 as? Avatar)?.fullName = $1 }),
      image(Avatar.self, "image") { $0.image = $1 },
      KeyCase(Avatar.self, "color", { $0.color() }, { $0.color = $1 }),
    ]
  }
}
