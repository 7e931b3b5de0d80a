/// Rules that hold between the keys of one object.
extension Checker {
  /// - Parameter isStep: Whether the object changes a layer, and so need not have all that the layer has.
  mutating func checkRules(
    _ object: Value, _ spec: ObjectSpec, type: String?, isStep: Bool = false, in step: Int32
  ) {
    for (first, second) in spec.exclusions { checkExclusive(first, second, of: object, in: step) }
    for key in spec.ruledKeys(ofType: type) {
      guard let value = object[key.name], let problem = key.rule?(value, object, isStep) else { continue }
      report(problem, at: value.place, .key(key.name), in: step)
    }
  }

  /// Two keys that say the same thing in two ways.
  private mutating func checkExclusive(_ first: String, _ second: String, of value: Value, in step: Int32) {
    guard value[first] != nil, value[second] != nil,
      let key = value.entries.last(where: { $0.key.scalar == first || $0.key.scalar == second })?.key
    else { return }
    let other = key.scalar == first ? second : first
    report("stands beside \(other.quoted), which excludes it", at: key.place, .key(key.scalar ?? first), in: step)
  }

  /// Overlays name the layers that they cover, which may stand anywhere.
  mutating func checkCoverings() {
    for (covered, step) in coverings {
      guard let name = covered.text, named[name] == nil else { continue }
      let message = "no layer is named \(name.quoted)\(nearestLayerHint(to: name))"
      report(message, at: covered.place, .key("covers"), in: step)
    }
  }

  /// Among how many layers the nearest name is looked for: a stranger's file may have many, and many wrong ones.
  static let nearestLimit = 200

  /// What to say of a name that no layer has, after what it is.
  func nearestLayerHint(to name: String) -> String {
    guard named.count <= Self.nearestLimit, let nearest = named.keys.sorted().nearest(to: name) else { return "" }
    return "; the nearest is \(nearest.quoted)"
  }

  mutating func checkStep(_ value: Value, in step: Int32) {
    if value.entries.isEmpty { report("expected a step, found nothing", at: value.place, .root, in: step) }
    if let second = value.entries.dropFirst().first?.key {
      report("a step has one key; this is its second", at: second.place, .key(second.scalar ?? ""), in: step)
    }
  }
}
