import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

extension Scene {
  /// The layer tree as JSON, as of the last tick: one object for each layer, on its own line, with the objects of
  /// sublayers inside in painting order.
  ///
  /// Each has `name`, `type`, `frame` (in the superlayer), `frameInScene`, `bounds`, `zPosition`, `isHidden`,
  /// `opacity`, `backgroundColor` (resolved; null for none), `cornerRadius` and `sublayers`; parts of a table also
  /// `role` and `rowPath`, cells `rowPosition`, tables `contentSize` and `contentOffset`. The fields of
  /// `layerDescription` follow: `text` of a text as it was set, `title` of a section's header or footer, `isOn` and
  /// `isEnabled` of a switch; of a cell `title`, `detail`, `accessory`, `isOn` where the accessory is a switch,
  /// `isEnabled`, `isSelected` and `isHighlighted`. Elements of accessibility have `spoken`, what a screen reader says
  /// of them. O(layers * depth).
  package func layerDump() -> String {
    enum Piece {
      case layer(Layer)
      case text(String)
    }
    var json = JSONText()
    let spoken = Dictionary(
      accessibilityTree.allNodes.map { (ObjectIdentifier($0.layer), $0.spokenText) }, uniquingKeysWith: { $1 })
    // A list instead of recursion, since trees may be deep.
    var waiting = [Piece.text("\n"), .layer(root)]
    while let piece = waiting.popLast() {
      switch piece {
      case .text(let text): json.append(text)
      case .layer(let layer):
        append(layer, spoken: spoken[ObjectIdentifier(layer)] ?? "", to: &json)
        let sublayers = layer.dumpedSublayers
        waiting.append(.text(sublayers.isEmpty ? "]}" : "\n]}"))
        for (index, sublayer) in sublayers.enumerated().reversed() {
          waiting.append(.layer(sublayer))
          waiting.append(.text(index == 0 ? "\n" : ",\n"))
        }
      }
    }
    return json.text
  }

  /// The start of a layer's object, before its sublayers.
  private func append(_ layer: Layer, spoken: String, to json: inout JSONText) {
    let described = layer.layerDescription
    json.append("{")
    json.append(key: "name")
    json.append(string: described.name)
    json.append(",")
    json.append(key: "type")
    json.append(string: described.kind)
    appendPlaceInTable(of: layer, described, to: &json)
    append(layer.frame, as: "frame", to: &json)
    append(layer.convert(layer.bounds, to: nil), as: "frameInScene", to: &json)
    append(layer.bounds, as: "bounds", to: &json)
    append(layer.zPosition, as: "zPosition", to: &json)
    json.append(",\"isHidden\":\(layer.isHidden)")
    append(layer.opacity, as: "opacity", to: &json)
    json.append(",")
    json.append(key: "backgroundColor")
    json.append(string: layer.backgroundColor.map { description(of: $0) })
    append(layer.cornerRadius, as: "cornerRadius", to: &json)
    if let table = layer as? TableView {
      append([table.contentSize.width, table.contentSize.height], as: "contentSize", to: &json)
      append([table.contentOffset.x, table.contentOffset.y], as: "contentOffset", to: &json)
    }
    if !spoken.isEmpty { json.append(member: "spoken", spoken) }
    for field in described.fields {
      switch field.value {
      case .text(let text): json.append(member: field.key, text)
      case .state(let state): json.append(member: field.key, state)
      }
    }
    json.append(",\"sublayers\":[")
  }

  private func appendPlaceInTable(of layer: Layer, _ description: Layer.Description, to json: inout JSONText) {
    guard let role = description.role else { return }
    json.append(",")
    json.append(key: "role")
    json.append(string: role.rawValue)
    if !description.rowPath.isEmpty { append(description.rowPath.map(Double.init), as: "rowPath", to: &json) }
    if let cell = layer as? TableViewCell {
      json.append(",")
      json.append(key: "rowPosition")
      json.append(string: cell.rowPosition.rawValue)
    }
  }

  private func append(_ number: Double, as key: String, to json: inout JSONText) {
    json.append(",")
    json.append(key: key)
    json.append(number: number)
  }

  private func append(_ numbers: [Double], as key: String, to json: inout JSONText) {
    json.append(",")
    json.append(key: key)
    json.append(numbers: numbers)
  }

  private func append(_ rect: Rect, as key: String, to json: inout JSONText) {
    append([rect.minX, rect.minY, rect.width, rect.height], as: key, to: &json)
  }

  private func description(of color: Color) -> String {
    color.resolved(for: traits.appearance) { palette[$0] }?.description ?? color.description
  }
}
