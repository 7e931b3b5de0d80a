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
        try checkDepth(of: [value], in: table)
        setRows(value, of: table, depth: layer.superlayerCount)
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
    let values = Array(values)
    try checkDepth(of: values, in: layer)
    return values.map { self.layer($0, depth: layer.superlayerCount + 1) }
  }

  /// Looks whether what values describe, which may be rows, can lie in a layer. O(values + depth).
  ///
  /// - Throws: `InlayError` when layers would be nested too deep.
  func checkDepth(of values: [Value], in layer: Layer) throws(InlayError) {
    let levels = values.map(layerCount.levels).max() ?? 0
    guard layer.superlayerCount + levels <= SceneLimits.nesting else {
      throw InlayError(.limitExceeded, "layers are nested more than \(SceneLimits.nesting) deep here")
    }
  }
}
