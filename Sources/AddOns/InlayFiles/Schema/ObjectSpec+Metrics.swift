import InlayLists

/// The metrics of theme files, in points.
extension ObjectSpec {
  static let metrics = ObjectSpec(
    "a theme's metrics",
    (lengths + controlLengths + barLengths).map { name, summary, path in
      reader(name, summary, .number(themeLength), .derived) { $0.theme.metrics[keyPath: path] = $1 }
    } + [
      reader.orNull("maximumWidth", "The greatest width of a rounded table's column.", .number(themeLength), .derived) {
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
        "From the column's edge to the texts of headers and footers; the separators' inset if left out.",
        .number(themeLength), .derived
      ) { $0.theme.metrics.section.textInset = $1 },
      reader.orNull(
        "headerTopGap", "Above the text of a header in grouped tables; as below it if left out.", .number(themeLength),
        .derived
      ) { $0.theme.metrics.section.headerTopGap = $1 },
      reader.orNull(
        "switchThumbWidth", "The width of a switch's thumb, a capsule; a disc if left out.", .number(themeLength),
        .derived
      ) { $0.theme.metrics.switch.thumbWidth = $1 },
      reader("growsRows", "Whether rows grow with their texts.", .boolean, .derived) {
        $0.theme.metrics.row.isSelfSizing = $1
      },
    ])

  private static let lengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("rowHeight", "Of rows; where rows grow, their least height.", \.row.height),
    ("horizontalInset", "From the sides of a rounded table to its column.", \.card.inset),
    ("sectionHeaderHeight", "Of headers without a text.", \.section.headerHeight),
    ("sectionFooterHeight", "Of footers without a text.", \.section.footerHeight),
    ("firstSectionTop", "The least height of the first section's header in grouped styles.", \.section.firstTop),
    ("separatorWidth", "The thickness of the lines between rows; 0 is one device pixel.", \.separator.width),
    ("separatorInsetLeading", "From the row's leading side to the line.", \.separator.leadingInset),
    ("separatorInsetTrailing", "From the line to the row's trailing side.", \.separator.trailingInset),
    ("contentInsetLeading", "From the row's leading side to its content.", \.row.leadingInset),
    ("contentInsetTrailing", "From the content to the row's trailing side.", \.row.trailingInset),
    ("imageSize", "The side of the square for a row's image.", \.row.imageSize),
    ("imageGap", "From the image to the texts.", \.row.imageGap),
    ("accessoryInset", "From the accessory to the row's trailing side.", \.accessory.inset),
    ("accessoryGap", "From the texts to the accessory.", \.accessory.gap),
    ("indentation", "The width of an indentation's step.", \.row.indentation),
    ("focusRingWidth", "The thickness of the line around the focused row.", \.focusRingWidth),
    ("fieldHeight", "Of text fields.", \.field.height), ("fieldCornerRadius", "Of text fields.", \.field.cornerRadius),
    ("fieldInset", "From the sides of a text field to its text.", \.field.inset),
    ("caretWidth", "The thickness of the caret.", \.field.caretWidth),
  ]

  private static let controlLengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("buttonHeight", "Of buttons with a background.", \.controls.button.height),
    ("buttonPadding", "Beside the title of such a button.", \.controls.button.padding),
    ("sliderTrackHeight", "Of a slider's track.", \.controls.slider.trackHeight),
    ("segmentHeight", "Of segmented controls.", \.controls.segment.height),
    ("segmentInset", "From the selected segment to the control's edge.", \.controls.segment.inset),
    ("progressHeight", "Of progress bars.", \.controls.progressHeight),
    ("activitySize", "The side of activity indicators.", \.controls.activitySize),
    ("badgeHeight", "Of badges.", \.controls.badgeHeight),
    ("avatarSize", "The diameter of avatars.", \.controls.avatarSize),
    ("popoverCornerRadius", "Of lists that open above the scene.", \.controls.popover.cornerRadius),
    ("popoverRowHeight", "Of the rows in such a list.", \.controls.popover.rowHeight),
    (
      "controlOutlineWidth", "The thickness of the lines around controls; at least 1 with high contrast.",
      \.controls.outlineWidth
    ),
  ]

  private static let barLengths: [(String, String, any WritableKeyPath<Theme.Metrics, Double> & Sendable)] = [
    ("barHeight", "Of navigation bars and toolbars, without the safe area.", \.bars.height),
    ("tabBarHeight", "Of bars of tabs, without the safe area.", \.bars.tabHeight),
    ("barInset", "From the sides of a bar to its content.", \.bars.inset),
    ("cardCornerRadius", "Of alerts, sheets and toasts.", \.overlays.cornerRadius),
    ("cardMargin", "From the sides of the scene to a card.", \.overlays.margin),
    ("cardPadding", "From the sides of a card to its content.", \.overlays.padding),
    ("cardButtonHeight", "Of an alert's buttons.", \.overlays.buttonHeight),
    ("alertWidth", "Of alerts.", \.overlays.alertWidth),
    ("sheetWidth", "The greatest width of sheets and of cards at the bottom.", \.overlays.sheetWidth),
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
    return texts
  }

  /// Lengths of themes, in points, which limit the parts that the library draws itself.
  static let themeLength = NumberRange(least: 0, most: 1000)
}
