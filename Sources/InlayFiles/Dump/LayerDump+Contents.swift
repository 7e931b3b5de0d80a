import InlayLayers
import InlayLists

/// What layers say, beside where they are.
extension Scene {
  /// The members of a layer's object for texts and states.
  func appendContents(of layer: Layer, to json: inout JSONText) {
    switch layer {
    case let label as Label: json.append(member: "text", label.text)
    case let text as BaseTextLayer: json.append(member: "text", text.effectiveString)
    case let control as Switch:
      json.append(member: "isOn", control.isOn)
      json.append(member: "isEnabled", control.isEnabled)
    case let cell as TableViewCell: append(cell, to: &json)
    default:
      guard layer.role == .sectionHeader || layer.role == .sectionFooter else { return }
      let label = layer.sublayers.lazy.compactMap { $0 as? Label }.first
      if let label { json.append(member: "title", label.text) }
    }
  }

  private func append(_ cell: TableViewCell, to json: inout JSONText) {
    json.append(member: "title", cell.textLabel.text)
    json.append(member: "detail", cell.detailTextLabel.text)
    json.append(member: "accessory", cell.accessoryType.fileName)
    let ownSwitch = cell.accessoryView as? Switch
    if ownSwitch != nil || cell.accessoryType == .switch { json.append(member: "isOn", ownSwitch?.isOn ?? cell.isOn) }
    json.append(member: "isEnabled", cell.isEnabled)
    json.append(member: "isSelected", cell.isSelected)
    json.append(member: "isHighlighted", cell.isHighlighted)
  }
}
