import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// Controls: layers of their own, and accessory views of rows.
extension ObjectSpec {
  /// The types of controls, with their keys beside those of every layer.
  static let controls: [(type: String, keys: [Key])] = [
    ("button", buttonKeys), ("slider", sliderKeys), ("stepper", stepperKeys), ("segmentedControl", segmentKeys),
    ("popUp", popUpKeys), ("progress", progressKeys), ("activity", activityKeys), ("badge", badgeKeys),
    ("avatar", avatarKeys),
  ].map { ($0.0, $0.1 + controlKeys) }

  private static let control = Keys<Control>()

  private static let controlKeys: [Key] = [
    // It shows as the opacity.
    control("isEnabled", .boolean, .boolean(true)) { $0.isEnabled = $1 }.with(\.stage, .derived),
    control("isHighlighted", .boolean, .boolean(false)) { $0.isHighlighted = $1 }.with(\.stage, .derived),
    control.orNull("accessibilityLabel", .text, .none) { $0.accessibilityLabel = $1 },
  ]

  private static let button = Keys<Button>()

  private static let buttonKeys: [Key] = [
    button.made("title", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    button.made("image", .image, .none) { $0.image = $2.image($1) },
    button("style", .choice(of: Button.Style.self), .text("plain")) { $0.style = $1 },
    button("role", .choice(of: Button.Role.self), .text("normal")) { $0.buttonRole = $1 },
    button.orNull("tintColor", .color, .derived) { $0.tintColor = $1 },
  ]

  private static let slider = Keys<Slider>()

  private static let sliderKeys: [Key] = [
    slider("value", .anyNumber, .number(0)) { $0.value = $1 }.with(\.stage, .derived),
    slider("minimumValue", .anyNumber, .number(0)) { $0.minimumValue = $1 },
    slider("maximumValue", .anyNumber, .number(1)) { $0.maximumValue = $1 },
    slider("step", .number(.notNegative), .number(0)) { $0.step = $1 },
    slider("isContinuous", .boolean, .boolean(true)) { $0.isContinuous = $1 },
    slider.made("minimumImage", .image, .none) { $0.minimumImage = $2.image($1) },
    slider.made("maximumImage", .image, .none) { $0.maximumImage = $2.image($1) },
    slider.orNull("tintColor", .color, .derived) { $0.tintColor = $1 },
  ]

  private static let stepper = Keys<Stepper>()

  private static let stepperKeys: [Key] = [
    stepper("value", .anyNumber, .number(0)) { $0.value = $1 }.with(\.stage, .derived),
    stepper("minimumValue", .anyNumber, .number(0)) { $0.minimumValue = $1 },
    stepper("maximumValue", .anyNumber, .number(100)) { $0.maximumValue = $1 },
    stepper("step", .number(.positive), .number(1)) { $0.step = $1 },
    stepper("wraps", .boolean, .boolean(false)) { $0.wraps = $1 },
    stepper("autorepeats", .boolean, .boolean(true)) { $0.autorepeats = $1 },
  ]

  private static let segmented = Keys<SegmentedControl>()

  /// The most segments, and the most values of a list: each is a layer.
  private static let segmentLimit = 16
  private static let optionLimit = 500

  private static let segmentKeys: [Key] = [
    segmented.made("segments", .list(.text, most: segmentLimit), .emptyList) {
      $0.segments = $1?.elements.compactMap($2.text) ?? []
    },
    segmented.orNull("selectedIndex", .integer(0...segmentLimit), .none) { $0.selectedIndex = $1 }
      .with(\.stage, .derived),
  ]

  private static let popUp = Keys<PopUpValue>()

  private static let popUpKeys: [Key] = [
    popUp.made("options", .list(.text, most: optionLimit), .emptyList) {
      $0.options = $1?.elements.compactMap($2.text) ?? []
    },
    popUp.orNull("selectedIndex", .integer(0...optionLimit), .none) { $0.selectedIndex = $1 }.with(\.stage, .derived),
  ]

  private static let progress = Keys<ProgressView>()

  private static let progressKeys: [Key] = [
    // Null is unknown progress.
    progress.orNull("progress", .number(NumberRange(least: 0, most: 1)), .number(0)) { $0.progress = $1 }
      .with(\.mayBeNull, true),
    progress.orNull("tintColor", .color, .derived) { $0.tintColor = $1 },
  ]

  private static let activity = Keys<ActivityIndicator>()

  private static let activityKeys: [Key] = [
    activity("style", .choice(of: ActivityIndicator.Style.self), .text("spokes")) { $0.style = $1 },
    activity("isTurning", .boolean, .boolean(true)) { $0.isTurning = $1 },
    activity("hidesWhenStopped", .boolean, .boolean(true)) { $0.hidesWhenStopped = $1 },
    activity.orNull("color", .color, .derived) { $0.color = $1 },
  ]

  private static let badge = Keys<Badge>()

  private static let badgeKeys: [Key] = [
    badge.made("text", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    badge.orNull("color", .color, .derived) { $0.color = $1 },
  ]

  private static let avatar = Keys<Avatar>()

  private static let avatarKeys: [Key] = [
    avatar.made("fullName", .text, .none) { $0.fullName = $1.flatMap($2.text) ?? "" },
    avatar.made("image", .image, .none) { $0.image = $2.image($1) },
    avatar.orNull("color", .color, .derived) { $0.color = $1 },
  ]

  /// A new control of a type; nil for other types.
  static func newControl(_ type: String) -> Control? {
    switch type {
    case "button": Button()
    case "slider": Slider()
    case "stepper": Stepper()
    case "segmentedControl": SegmentedControl()
    case "popUp": PopUpValue()
    case "progress": ProgressView()
    case "activity": ActivityIndicator()
    case "badge": Badge()
    case "avatar": Avatar()
    default: nil
    }
  }
}
