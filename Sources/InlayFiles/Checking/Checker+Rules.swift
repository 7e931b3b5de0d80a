import InlayGraphics
import InlayLists

/// Rules that hold between the keys of one object.
extension Checker {
  mutating func checkRules(_ value: Value, _ kind: ObjectKind, type: String?, in step: Int32) {
    for (first, second) in kind.spec.exclusions { checkExclusive(first, second, of: value, in: step) }
    switch kind {
    case .layer: checkLayerRules(value, type: type, in: step)
    case .step: checkStep(value, in: step)
    default: break
    }
  }

  mutating func checkLayerRules(_ layer: Value, type: String?, in step: Int32) {
    switch type {
    case "overlay": if let covered = layer["covers"], covered.text != nil { coverings.append((covered, step)) }
    case "gradient": checkLocations(layer, in: step)
    case "text": checkMarkup(layer, in: step)
    default: break
    }
  }

  /// Each tag inside others makes all that is in it dearer to set.
  private static let tagLimit = 1000

  private mutating func checkMarkup(_ layer: Value, in step: Int32) {
    guard layer["markup"]?.boolean == true, let string = layer["string"], let text = string.text else { return }
    var problem: String?
    if text.tagCount > Self.tagLimit {
      problem = "\(text.tagCount) tags; \(Self.tagLimit) are allowed"
    } else {
      problem = TextContext.markupProblem(in: text)
    }
    guard let problem else { return }
    let line = problem.split(whereSeparator: \.isNewline).joined(separator: " ")
    report("no markup that can be shown: \(line)", at: string.place, .key("string"), in: step)
  }

  private mutating func checkLocations(_ gradient: Value, in step: Int32) {
    guard let locations = gradient["locations"], case .list = locations.content else { return }
    let count = gradient.list("colors").count
    guard locations.elements.count != count else { return }
    report(
      "\(locations.elements.count) locations for \(count) colors", at: locations.place, .key("locations"), in: step)
  }

  /// Two keys that say the same thing in two ways.
  mutating func checkExclusive(_ first: String, _ second: String, of value: Value, in step: Int32) {
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

  private mutating func checkStep(_ value: Value, in step: Int32) {
    if value.entries.isEmpty { report("expected a step, found nothing", at: value.place, .root, in: step) }
    if let second = value.entries.dropFirst().first?.key {
      report("a step has one key; this is its second", at: second.place, .key(second.scalar ?? ""), in: step)
    }
  }
}

extension String {
  /// How many tags the text has as markup, both ends counted.
  var tagCount: Int { utf8.count { $0 == UInt8(ascii: "<") } }
}
