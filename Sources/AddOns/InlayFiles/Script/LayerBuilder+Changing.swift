import InlayLayers
import InlayLists
import InlaySystem

/// Changes existing layers.
extension LayerBuilder {
  /// Sets the properties in a value, null for none, and the layers in it.
  ///
  /// - Throws: `InlayError` when the layers would be nested too deep; the layers keep the properties set before.
  func change(_ layer: Layer, by value: Value) throws(InlayError) {
    func apply(_ stages: [Key.Stage]) {
      ObjectSpec.layer.apply(value, type: typeName(of: layer), to: layer, self, stages: stages)
    }
    apply([.first, .derived, .refreshing])
    if let table = layer as? TableView {
      if value.setsRows {
        try checkDepth(of: [value], in: table)
        setRows(value, of: table, depth: layer.superlayerCount)
      } else {
        apply([.selection, .sectionIndex])
      }
      apply([.editingRules, .editing])
    }
    if value.has("sublayers") {
      // A view keeps its own layers.
      let old = layer.sublayers.filter { old in
        !(layer is View) || old.listRole == nil && typeName(of: old) != nil && !isContent(old, of: layer)
      }
      let new = try replaced("sublayers", value, of: layer)
      for old in old { old.removeFromSuperlayer() }
      for sublayer in new { layer.addSublayer(sublayer) }
    }
    for part in ObjectSpec.layer.parts(ofType: typeName(of: layer)) where value.has(part.name) {
      part.attach(layer, try replaced(part.name, value, of: layer).first)
    }
  }

  /// New layers for those that a layer has under a key.
  private func replaced(_ key: String, _ value: Value, of layer: Layer) throws(InlayError) -> [Layer] {
    guard let new = value.entries.first(where: { $0.key.scalar == key })?.value else { return [] }
    let values = new.isObject ? [new] : Array(new.elements)
    try checkDepth(of: values, in: layer)
    forgetNames(in: key, of: layer, for: new)
    return values.map { self.layer($0, depth: layer.superlayerCount + 1) }
  }

  /// Checks that described layers or rows can be in a layer. O(values + depth).
  ///
  /// - Throws: `InlayError` when layers would be nested too deep.
  func checkDepth(of values: [Value], in layer: Layer) throws(InlayError) {
    let levels = values.map(layerCount.levels).max() ?? 0
    guard layer.superlayerCount + levels <= SceneLimits.nesting else {
      throw InlayError(.limitExceeded, "layers are nested more than \(SceneLimits.nesting) levels deep here")
    }
  }
}
