import InlayLayers
import InlayLists

/// What null says in a `set` step: nothing, or what the theme says, as if the key had been left out in the scene.
extension LayerBuilder {
  func clear(_ value: Value, of layer: Layer) {
    for (key, value) in value.entries where value.isNull {
      guard let name = key.scalar else { continue }
      switch name {
      case "backgroundColor" where !(layer is TableView): layer.backgroundColor = nil
      case "contents":
        (layer as? ImageLayer)?.image = nil
        layer.contents = nil
      case "mask": layer.mask = nil
      case "theme": layer.overrideTheme = nil
      case "appearance": layer.overrideAppearance = nil
      case "language": layer.overrideLanguage = nil
      case "maskedCorners": layer.maskedCorners = .all
      default:
        switch layer {
        case let text as TextLayer: clear(name, of: text)
        case let gradient as GradientLayer: if name == "locations" { gradient.locations = nil }
        case let shape as ShapeLayer: if name == "path" { shape.path = nil }
        case let image as ImageLayer: if name == "highlightedContents" { image.highlightedImage = nil }
        case let overlay as RoundedCornerOverlay: if name == "covers" { overlay.coveredLayer = nil }
        case let table as TableView: table.clear(name)
        default: break
        }
      }
    }
  }

  private func clear(_ key: String, of layer: TextLayer) {
    switch key {
    case "string": if let label = layer as? Label { label.text = "" } else { layer.string = "" }
    case "color": if let label = layer as? Label { label.textColor = nil } else { layer.color = .token(.label) }
    case "highlightedColor":
      if let label = layer as? Label { label.highlightedTextColor = nil } else { layer.highlightedColor = nil }
    case "font": layer.font = font(nil)
    case "textShadow": layer.textShadow = nil
    default: break
    }
  }
}

extension TableView {
  fileprivate func clear(_ key: String) {
    switch key {
    case "backgroundColor": backgroundColor = .token(style == .plain ? .cellBackground : .tableBackground)
    case "rowHeight": overrides.heights.row = nil
    case "sectionHeaderHeight": overrides.heights.sectionHeader = nil
    case "sectionFooterHeight": overrides.heights.sectionFooter = nil
    case "separatorInset": overrides.separatorInset = nil
    case "separatorColor": separatorColor = nil
    case "cellBackgroundColor": cellBackgroundColor = nil
    case "cellSelectedBackgroundColor": cellSelectedBackgroundColor = nil
    case "decoration": overrides.decoration = nil
    case "cornerRadius": overrides.cornerRadius = nil
    case "decorationInset": overrides.decorationInset = nil
    case "sectionBorder": overrides.border = nil
    case "sectionShadow":
      overrides.shadow = nil
      overrides.shadowColor = nil
    case "sectionHeadersPinToVisibleBounds": sectionHeadersPinToVisibleBounds = style == .plain
    case "horizontalInset": columnOverrides.inset = nil
    case "headerTextInset": headerTextInset = nil
    case "tableHeader": tableHeaderView = nil
    case "tableFooter": tableFooterView = nil
    case "backgroundView": backgroundView = nil
    case "emptyStateView": emptyStateView = nil
    default: break
    }
  }
}

extension Value {
  /// Whether a step gives a table other rows; null for none.
  var setsRows: Bool { has("generate") || has("sections") }
}
