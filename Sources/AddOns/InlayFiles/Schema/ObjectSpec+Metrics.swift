import InlayLists

/// The metrics of theme files, in points.
extension ObjectSpec {
  static let metrics = ObjectSpec(
    "a theme's metrics",
    (lengths + controlLengths + barLengths).map { name, summary, path in
      reader(name, summary, .number(themeLength), .derived) { $0.theme.metrics[keyPath: path] = $1 }
    } + [
      reader.orNull("maximumWidth", "The maximum width of a rounded table's column.", .number(themeLength), .derived) {
        $0.theme.metrics.card.maximumWidth = $1 ?? .infinity
      },
      reader("switchSize", "The size of switches.", .size(themeLength), .derived) { $0.theme.metrics.switch.size = $1 },
      reader("sliderThumbSize", "The size of a slider's thumb.", .size(themeLength), .derived) {
        $0.theme.metrics.controls.slider.thumbSize = $1
      },
      reader("stepperSize", "The size of steppers.", .size(themeLength), .derived) {
        $0.theme.metrics.controls.stepperSize = $1
      },
      reader.orNull(
        "headerTextInset",
        "The distance from the column's edge to texts in headers and footers; the separators' inset if left out.",
        .number(themeLength), .derived
      ) { $0.theme.metrics.section.textInset = $1 },
      reader.orNull(
        "headerTopGap", "The space above a header's text in grouped tables; as below it if left out.",
        .number(themeLength), .derived
      ) { $0.theme.metrics.section.headerTopGap = $1 },
      reader.orNull(
        "switchThumbWidth", "The width of a switch's thumb, a capsule; a disc if left out.", .number(themeLength),
        .derived
      ) { $0.theme.metrics.switch.thumbWidth = $1 },
      reader("growsRows", "Whether rows grow with their texts.", .boolean, .derived) {
        $0.theme.metrics.row.isSelfSizing = $1
      },
      reader(
        "roundMarks", "Whether chevrons and other marks of rows have round ends, and are thicker beside bold titles.",
        .boolean, .derived
      ) { $0.theme.metrics.accessory.roundsMarks = $1 },
      reader(
        "pinnedHeaderBands", "Whether headers of plain tables have a background only while they are pinned.", .boolean,
        .derived
      ) { $0.theme.metrics.section.hasBandsOnlyPinned = $1 },
    ])

  private static let lengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("rowHeight", "The height of rows. If rows grow, it is their minimum.", \.row.height),
    ("horizontalInset", "The distance from a rounded table's sides to its column.", \.card.inset),
    ("sectionHeaderHeight", "The height of headers without a text.", \.section.headerHeight),
    ("sectionFooterHeight", "The height of footers without a text.", \.section.footerHeight),
    ("firstSectionTop", "The minimum height of the first section's header in grouped styles.", \.section.firstTop),
    ("separatorWidth", "The thickness of the lines between rows; 0 is one device pixel.", \.separator.width),
    ("separatorInsetLeading", "The distance from the row's leading side to the line.", \.separator.leadingInset),
    ("separatorInsetTrailing", "The distance from the line to the row's trailing side.", \.separator.trailingInset),
    ("contentInsetLeading", "The distance from the row's leading side to its content.", \.row.leadingInset),
    ("contentInsetTrailing", "The distance from the content to the row's trailing side.", \.row.trailingInset),
    ("imageSize", "The side of the square for a row's image.", \.row.imageSize),
    ("imageGap", "The distance from the image to the texts.", \.row.imageGap),
    ("accessoryInset", "The distance from the accessory to the row's trailing side.", \.accessory.inset),
    ("accessoryGap", "The distance from the texts to the accessory.", \.accessory.gap),
    ("indentation", "The width of an indentation's step.", \.row.indentation),
    ("focusRingWidth", "The thickness of the line around the focused row.", \.focusRingWidth),
    ("fieldHeight", "The height of text fields.", \.field.height),
    ("fieldCornerRadius", "The corner radius of text fields.", \.field.cornerRadius),
    ("fieldInset", "The distance from a text field's sides to its text.", \.field.inset),
    ("caretWidth", "The thickness of the caret.", \.field.caretWidth),
  ]

  private static let controlLengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("buttonHeight", "The height of buttons with a background.", \.controls.button.height),
    ("buttonPadding", "The distance from such a button's sides to its title.", \.controls.button.padding),
    ("sliderTrackHeight", "The height of a slider's track.", \.controls.slider.trackHeight),
    ("segmentHeight", "The height of segmented controls.", \.controls.segment.height),
    ("segmentInset", "The distance from the selected segment to the control's edge.", \.controls.segment.inset),
    ("progressHeight", "The height of progress bars.", \.controls.progressHeight),
    ("activitySize", "The side of activity indicators.", \.controls.activitySize),
    ("badgeHeight", "The height of badges.", \.controls.badgeHeight),
    ("avatarSize", "The diameter of avatars.", \.controls.avatarSize),
    ("popoverCornerRadius", "The corner radius of popover lists.", \.controls.popover.cornerRadius),
    ("popoverRowHeight", "The row height in popover lists.", \.controls.popover.rowHeight),
    (
      "controlOutlineWidth", "The thickness of the lines around controls; at least 1 with high contrast.",
      \.controls.outlineWidth
    ),
  ]

  private static let barLengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("barHeight", "The height of navigation bars and toolbars, without the safe area.", \.bars.height),
    ("tabBarHeight", "The height of tab bars, without the safe area.", \.bars.tabHeight),
    ("barInset", "The distance from a bar's sides to its content.", \.bars.inset),
    ("cardCornerRadius", "The corner radius of alerts, sheets and toasts.", \.overlays.cornerRadius),
    ("cardMargin", "The distance from the scene's sides to a card.", \.overlays.margin),
    ("cardPadding", "The distance from a card's sides to its content.", \.overlays.padding),
    ("cardButtonHeight", "The height of an alert's buttons.", \.overlays.buttonHeight),
    ("alertWidth", "The width of alerts.", \.overlays.alertWidth),
    ("sheetWidth", "The maximum width of sheets and of cards at the bottom.", \.overlays.sheetWidth),
  ]

  /// The metrics by their names, as text; those without a value are left out.
  static func metricTexts(of metrics: Theme.Metrics) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, _, path) in lengths + controlLengths + barLengths { texts[name] = metrics[keyPath: path].text }
    let sizes = [
      ("switchSize", metrics.switch.size), ("sliderThumbSize", metrics.controls.slider.thumbSize),
      ("stepperSize", metrics.controls.stepperSize),
    ]
    for (name, size) in sizes { texts[name] = "[\(size.width.text), \(size.height.text)]" }
    if metrics.card.maximumWidth.isFinite { texts["maximumWidth"] = metrics.card.maximumWidth.text }
    texts["headerTextInset"] = metrics.section.textInset?.text
    texts["headerTopGap"] = metrics.section.headerTopGap?.text
    texts["switchThumbWidth"] = metrics.switch.thumbWidth?.text
    texts["growsRows"] = "\(metrics.row.isSelfSizing)"
    texts["roundMarks"] = "\(metrics.accessory.roundsMarks)"
    texts["pinnedHeaderBands"] = "\(metrics.section.hasBandsOnlyPinned)"
    return texts
  }

  /// Lengths of themes, in points, which limit the parts that the library draws itself.
  static let themeLength = NumberRange(least: 0, most: 1000)
}
