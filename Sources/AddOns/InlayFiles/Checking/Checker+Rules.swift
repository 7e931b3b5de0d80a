/// Rules between the keys of one object.
extension Checker {
  /// - Parameter isStep: Whether the object changes a layer, and so may lack required keys.
  mutating func checkRules(_ object: Value, _ spec: ObjectSpec, type: String?, isStep: Bool = false, in step: Int32) {
    guard !object.hasUnknownValues else { return }
    if !spec.needed.isEmpty, !isStep, !spec.needed.contains(where: { object[$0] != nil }) {
      let names = spec.needed.map(\.quoted)
      let choice = names.count > 2 ? "one of \(names.joined(separator: ", "))" : names.joined(separator: " or ")
      report("\(choice) is required in \(spec.noun)", at: object.place, .root, in: step)
    }
    for (first, second) in spec.exclusions { checkExclusive(first, second, of: object, in: step) }
    for key in spec.ruledKeys(ofType: type) {
      guard let value = object[key.name] else { continue }
      if let problem = key.rule?(value, object, isStep) { report(problem, at: value.place, .key(key.name), in: step) }
      if !warnings.isFull, let advice = key.advice?(value, object, isStep) {
        warn(advice, at: value.place, .key(key.name), in: step)
      }
    }
  }

  /// Warns of a layer of a list whose content is not seen, since it has no size.
  mutating func warnOfMissingFrame(_ layer: Value, at component: KeyTrail.Component, in step: Int32) {
    guard !warnings.isFull, layer.isObject, let type = layer["type"]?.text, ObjectSpec.needsFrame(type),
      !layer.has("frame"), !layer.has("bounds")
    else { return }
    let advice = "set frame: [x, y, width, height], or frame: {} to fill its container"
    warn("a layer of type \(type.quoted) without a frame has no size; \(advice)", at: layer.place, component, in: step)
  }

  /// Reports two keys that exclude each other.
  private mutating func checkExclusive(_ first: String, _ second: String, of value: Value, in step: Int32) {
    guard value[first] != nil, value[second] != nil,
      let key = value.entries.last(where: { $0.key.scalar == first || $0.key.scalar == second })?.key
    else { return }
    let other = key.scalar == first ? second : first
    report("cannot be combined with \(other.quoted)", at: key.place, .key(key.scalar ?? first), in: step)
  }

  /// Whether certainly no layer has a name.
  func lacks(_ name: String) -> Bool { !hasUnknownNames && named[name] == nil }

  /// Checks that the layers that others name exist, anywhere in the scene.
  mutating func checkCoverings() {
    for (mention, key, step, isGone) in mentions {
      guard let name = mention.text, lacks(name), isGone || !formerNames.contains(name) else { continue }
      let message = "no layer is named \(name.quoted)\(nearestLayerHint(to: name))"
      report(message, at: mention.place, .key(key), in: step)
    }
  }

  /// The maximum number of candidates for the nearest name: an untrusted file may have many layers and many wrong
  /// names.
  static let nearestLimit = 200

  /// The end of a message about a missing layer: the nearest name.
  func nearestLayerHint(to name: String) -> String {
    named.count <= Self.nearestLimit ? named.keys.sorted().hint(for: name) : ""
  }

  /// Reports an object that must have exactly one key and has none or several.
  mutating func checkOneKey(of value: Value, _ spec: ObjectSpec, in step: Int32) {
    if value.entries.isEmpty { report("expected \(spec.noun), found nothing", at: value.place, .root, in: step) }
    if let second = value.entries.dropFirst().first?.key {
      let message = "\(spec.noun) has exactly one key; this is the second"
      report(message, at: second.place, .key(second.scalar ?? ""), in: step)
    }
  }
}
