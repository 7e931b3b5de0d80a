import InlayLayers

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// A layer's properties by name, also invisible ones.
func properties(of layer: Layer) -> [String: String] {
  var found: [String: String] = [:]
  var mirror: Mirror? = Mirror(reflecting: layer)
  while let level = mirror {
    for (label, value) in level.children {
      guard let label, !stateOfWork.contains(label), !(value is TableGeometry) else { continue }
      // Who keeps a layer that a step replaced says nothing about the scene.
      let isGone = label == "coveredLayer" && (value as? Layer)?.scene == nil
      found[label] = isGone ? "nil" : description(of: value)
    }
    mirror = level.superclassMirror
  }
  found["overrideTheme"] = layer.overrideTheme?.name
  found["overrideAppearance"] = layer.overrideAppearance?.rawValue
  found["anchoredFrame"] = layer.anchoredFrame.map { "\($0)" }
  return found
}

/// Properties that hold caches and the state of work, not the layer's values.
private let stateOfWork: Set<String> = [
  "parentReference", "sceneReference", "ownColors", "anchors", "children", "paintOrder", "flags", "changes", "drawing",
  "node", "interned",
  "typeset", "shaped", "source", "delegate", "stage", "prefetch", "paintChunk", "chunkCounts", "staleChunks",
  "cachedVisibleRange",
  "invalidation", "record",
  // Pictures of backgrounds, by the scene that they were drawn for.
  "circle",
]

private func description(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .set, .dictionary: return mirror.children.map { "\($0.value)" }.sorted().joined(separator: ", ")
  case .struct where value is RowSelection || value is KeyboardLayout:
    return mirror.children.map { description(of: $0.value) }.joined(separator: "; ")
  case .class: return "\(type(of: value))"
  case .optional: return mirror.children.first.map { description(of: $0.value) } ?? "nil"
  case .collection: return "[" + mirror.children.map { description(of: $0.value) }.joined(separator: ", ") + "]"
  default: return "\(value)"
  }
}
