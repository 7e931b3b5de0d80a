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
    control("isEnabled", "Whether the control can be used; it is paler if not.", .boolean, .boolean(true)) {
      $0.isEnabled = $1
    }.with(\.stage, .derived),
    control("isHighlighted", "Whether it looks pressed.", .boolean, .boolean(false)) { $0.isHighlighted = $1 }.with(
      \.stage, .derived),
    control.orNull("accessibilityLabel", "What a screen reader calls the control.", .text, .none) {
      $0.accessibilityLabel = $1
    },
    control.orNull("accessibilityValue", "The value that a screen reader reads, in words.", .text, .none) {
      $0.accessibilityValue = $1
    },
    labelledBy(control),
  ]

  /// Names another layer, whose text is what a screen reader calls the target.
  static func labelledBy<Target: View>(_ keys: Keys<Target>) -> Key {
    keys.made(
      "accessibilityLabelledBy", "The name of the layer whose text is the accessibilityLabel, if that is left out.",
      .text, .none
    ) { target, name, source in
      source.refer(to: name?.text) { target.accessibilityLabelledBy = $0 }
    }.with(\.mention, .layer)
  }

  private static let button = Keys<Button>()

  private static let buttonKeys: [Key] = [
    button.made("title", "The text of the button.", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    button.made("image", "The image before the title.", .image, .none) { $0.image = $2.image($1) },
    button("style", "The look of the button.", .choice(of: Button.Style.self), .text("plain")) { $0.style = $1 },
    button(
      "role", "Whether the button destroys something, or is the usual one.", .name(FormatNames.roles),
      .text("normal")
    ) { $0.role = $1 },
    button.orNull("tintColor", "The colour, instead of the tint.", .color, .derived) { $0.tintColor = $1 },
    button("textStyle", "The theme's text style of the title's font.", .choice(of: TextStyle.self), .text("button")) {
      $0.textStyle = $1
    },
    button.raw("font", "What differs from the font of the text style.", .object(.font), .derived) { target, font, _ in
      target.fontChanges = font.map(fontChanges)
    },
  ]

  private static let slider = Keys<Slider>()

  private static let sliderKeys: [Key] = [
    slider("value", "The value where the thumb is.", .anyNumber, .number(0)) { $0.value = $1 }.with(\.stage, .derived),
    slider("minimumValue", "The value at the leading end.", .anyNumber, .number(0)) { $0.minimumValue = $1 },
    slider("maximumValue", "The value at the trailing end.", .anyNumber, .number(1)) { $0.maximumValue = $1 },
    slider("step", "The distance of allowed values; 0 for any value.", .number(.notNegative), .number(0)) {
      $0.step = $1
    },
    slider("isContinuous", "Whether values are reported while the thumb moves.", .boolean, .boolean(true)) {
      $0.isContinuous = $1
    },
    slider.made("minimumImage", "The image at the leading end.", .image, .none) { $0.minimumImage = $2.image($1) },
    slider.made("maximumImage", "The image at the trailing end.", .image, .none) { $0.maximumImage = $2.image($1) },
    slider.orNull("tintColor", "The colour of the track up to the thumb, instead of the tint.", .color, .derived) {
      $0.tintColor = $1
    },
  ]

  private static let stepper = Keys<Stepper>()

  private static let stepperKeys: [Key] = [
    stepper("value", "The value.", .anyNumber, .number(0)) { $0.value = $1 }.with(\.stage, .derived),
    stepper("minimumValue", "The least value.", .anyNumber, .number(0)) { $0.minimumValue = $1 },
    stepper("maximumValue", "The greatest value.", .anyNumber, .number(100)) { $0.maximumValue = $1 },
    stepper("step", "The amount that a press adds or subtracts.", .number(.positive), .number(1)) { $0.step = $1 },
    stepper("wraps", "Whether the least value follows the greatest.", .boolean, .boolean(false)) { $0.wraps = $1 },
    stepper("autorepeats", "Whether a held button keeps stepping.", .boolean, .boolean(true)) { $0.autorepeats = $1 },
  ]

  private static let segmented = Keys<SegmentedControl>()

  /// The most segments, and the most values of a list: each is a layer.
  private static let segmentLimit = 16
  private static let optionLimit = 500

  private static let segmentKeys: [Key] = [
    segmented.made("segments", "The titles of the segments.", .list(.text, most: segmentLimit), .emptyList) {
      $0.segments = $1?.elements.compactMap($2.text) ?? []
    },
    segmented.orNull(
      "selectedIndex", "The selected segment, from 0; none if left out.", .integer(0...segmentLimit), .none
    ) { $0.selectedIndex = $1 }
    .with(\.stage, .derived),
    segmented.orNull(
      "textStyle", "The theme's text style whose size the titles have; 14 points if left out.",
      .choice(of: TextStyle.self), .derived
    ) { $0.textStyle = $1 },
  ]

  private static let popUp = Keys<PopUpButton>()

  private static let popUpKeys: [Key] = [
    popUp.made("options", "The values of the list.", .list(.text, most: optionLimit), .emptyList) {
      $0.options = $1?.elements.compactMap($2.text) ?? []
    },
    popUp.orNull(
      "selectedIndex", "The value that is shown, from 0; none if left out.", .integer(0...optionLimit), .none
    ) { $0.selectedIndex = $1 }.with(\.stage, .derived),
  ]

  private static let progress = Keys<ProgressView>()

  private static let progressKeys: [Key] = [
    // Null is unknown progress.
    progress.orNull(
      "progress", "The part that is done, from 0 to 1; null if it is not known.", .number(.part), .number(0)
    ) { $0.progress = $1 }
    .with(\.mayBeNull, true),
    progress.orNull("tintColor", "The colour of the bar, instead of the tint.", .color, .derived) { $0.tintColor = $1 },
  ]

  private static let activity = Keys<ActivityIndicator>()

  private static let activityKeys: [Key] = [
    activity("style", "The look of the indicator.", .choice(of: ActivityIndicator.Style.self), .text("spokes")) {
      $0.style = $1
    },
    activity("isTurning", "Whether it turns.", .boolean, .boolean(true)) { $0.isAnimating = $1 },
    activity("hidesWhenStopped", "Whether it is hidden while it does not turn.", .boolean, .boolean(true)) {
      $0.hidesWhenStopped = $1
    },
    activity.orNull("color", "The colour.", .color, .derived) { $0.color = $1 },
  ]

  private static let badge = Keys<Badge>()

  private static let badgeKeys: [Key] = [
    badge.made("text", "The text of the badge.", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    badge.orNull("color", "The colour behind the text.", .color, .derived) { $0.color = $1 },
  ]

  private static let avatar = Keys<Avatar>()

  private static let avatarKeys: [Key] = [
    avatar.made("fullName", "The name whose initials are shown.", .text, .none) {
      $0.fullName = $1.flatMap($2.text) ?? ""
    },
    avatar.made("image", "The picture in place of initials.", .image, .none) { $0.image = $2.image($1) },
    avatar.orNull("color", "The colour behind the initials, instead of one by the name.", .color, .derived) {
      $0.color = $1
    },
  ]

  /// A new control of a type; nil for other types.
  static func newControl(_ type: String) -> Control? {
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
    default: nil
    }
  }
}
