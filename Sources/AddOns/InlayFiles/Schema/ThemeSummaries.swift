import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension ColorToken {
  /// A sentence for the schema and the reference; empty for a theme's own colours.
  var summary: String { Self.system[self] == nil ? Self.summaries[name] ?? "" : "UIKit's system \(name)." }

  /// The names of the tokens that follow the tint.
  private static let tintedNames = ColorToken.tint.followers.map { "`\($0.name)`" }.sorted().joined(separator: ", ")

  private static let summaries = [
    "background.elevated": "Tables in sheets, alerts and menus, in dark mode; as `table.background` if left out.",
    "bar.background": "Bars at the top and at the bottom.", "bar.hairline": "The line between a bar and the content.",
    "bar.label": "The title in a bar.", "bar.tint": "Buttons and selected tabs of bars.",
    "caret": "The caret of text fields.", "cell.background": "Rows.",
    "cell.background.elevated": "Rows in sheets, alerts and menus, in dark mode; as `cell.background` if left out.",
    "cell.multipleSelected": "Selected rows of an edited table.", "cell.selected": "Selected and pressed rows.",
    "checkmark": "Check marks of rows.", "control.fill": "The background of controls, such as segments and tracks.",
    "control.off": "The track of a switch that is off.", "control.on": "The track of a switch that is on.",
    "control.selected": "The selected segment.", "control.thumb": "Thumbs of switches and sliders.",
    "destructive": "Titles and buttons that delete.", "dimming": "The scene below an alert or a sheet.",
    "disclosure": "The chevrons of rows.", "field.background": "The background of text fields.",
    "field.border": "The line around text fields.", "field.placeholder": "Texts of empty fields.",
    "focus.ring": "The line around the focused view.", "footer.label": "Texts of footers.",
    "header.label": "Texts of headers.", "key.background": "The keys of the keyboard on the screen.",
    "key.function": "Its keys that enter no character.", "key.label": "The texts on keys.",
    "keyboard.background": "The background of the keyboard on the screen.", "label": "Titles of rows, and other texts.",
    "label.highlighted": "Titles of selected rows that are filled with a strong colour; as `label` if left out.",
    "label.secondary": "Details of rows, and other texts of less weight.", "label.tertiary": "Texts of least weight.",
    "largeTitle.label": "Large titles.", "link": "Titles that open something.",
    "list.background": "Plain tables and their rows; as `cell.background` if left out, or in dark appearances as "
      + "`table.background` where a theme has elevated backgrounds.",
    "overlay.outside": "Outside of covered corners.", "popover.background": "Lists, alerts and sheets above the scene.",
    "scroll.indicator": "Scroll indicators.", "selection.text": "The background of selected text.",
    "separator": "The lines between rows.",
    "separator.elevated": "Those in sheets, alerts and menus, in dark mode; as `separator` if left out.",
    "table.background": "Tables, behind and between the rows.",
    "tile.edge": "The thin line inside the edge of the tiles of symbols.",
    "tile.highlight": "The light on the upper side of the tiles of symbols, which fades to nothing below.",
    "tint": "Buttons, and views that can be pressed or are on. These follow if left out: \(tintedNames).",
  ]
}

extension TextStyle {
  /// The use, with the size and the weight in the standard theme.
  var summary: String {
    let (theme, attributes) = (Theme.standard, Theme.standard.textAttributes[self])
    let weight = FormatNames.weights.pairs.first { $0.value == attributes.weight }?.name ?? "regular"
    return "\(use): \(attributes.size.text) points, \(weight) in \(theme.name)."
  }

  private var use: String {
    switch self {
    case .title: "Titles of rows"
    case .detail: "Details beside the title"
    case .subtitle: "Details below the title"
    case .button: "Titles of buttons"
    case .header: "Texts of headers"
    case .footer: "Texts of footers"
    case .barTitle: "Titles in bars"
    case .largeTitle: "Large titles below a bar, and your own"
    case .tabTitle: "Titles of tabs"
    case .message: "Messages of alerts"
    case .title1, .title2, .title3: "Titles of your own"
    case .headline: "Headings of your own"
    case .body, .callout, .subheadline: "Texts of your own"
    case .footnote, .caption, .caption2: "Small texts of your own"
    }
  }
}
