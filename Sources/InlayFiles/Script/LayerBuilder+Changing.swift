import InlayGraphics
import InlayLayers
import InlayLists

/// Changing layers that are there already.
extension LayerBuilder {
  /// Sets what a value says of a layer, null for none, with what is in it.
  ///
  /// - Throws: `InlayError` when the layers would be nested too deep; they are as they were then.
  func change(_ layer: Layer, by value: Value) throws(InlayError) {
    clear(value, of: layer)
    set(value, of: layer)
    if let table = layer as? TableView {
      if value.setsRows {
        setRows(value, of: table)
      } else {
        table.setSelectionRules(value)
        setIndexTitles(value, of: table)
      }
      table.setEditing(value)
    }
    if value.has("sublayers") {
      // A view keeps the layers that it is made of itself.
      let new = try inner(value.list("sublayers"), of: layer)
      for old in layer.sublayers where !(layer is View) || old.role == nil && describes(old) {
        old.removeFromSuperlayer()
      }
      for sublayer in new { layer.addSublayer(sublayer) }
    }
    if let mask = value["mask"] { layer.mask = try inner([mask], of: layer).first }
    if let table = layer as? TableView {
      for (key, attach) in TableView.partKeys {
        if let part = value[key] { attach(table, try inner([part], of: table).first) }
      }
    }
  }

  private func setIndexTitles(_ value: Value, of table: TableView) {
    guard let titles = value.indexTitles(budget), let rows = table.dataSource as? any TableRows else { return }
    rows.indexTitles = titles
    table.reloadData()
  }

  private func inner(_ values: some Sequence<Value>, of layer: Layer) throws(InlayError) -> [Layer] {
    let layers = values.map { self.layer($0) }
    var depth = 1
    var ancestor = layer.superlayer
    while let next = ancestor {
      depth += 1
      ancestor = next.superlayer
    }
    let height = layers.map(\.nesting).max() ?? 0
    guard depth + height <= SceneLimits.nesting + 1 else {
      throw InlayError(.limitExceeded, "layers are nested more than \(SceneLimits.nesting) deep here")
    }
    return layers
  }
}

extension Layer {
  /// How many layers are nested in each other here, this one counted. O(layers), without recursion.
  fileprivate var nesting: Int {
    var level = [self]
    var count = 0
    while !level.isEmpty {
      count += 1
      level = level.flatMap { $0.sublayers + [$0.mask].compactMap { $0 } }
    }
    return count
  }
}
