@testable import InlayFiles

/// Steps on the layers named `it0` and `it1`.
extension HostileFile {
  /// Keys that steps cannot change, and keys that exclude others.
  private static let unchangedKeys: Set<String> = ["type", "style", "name", "font", "textStyle", "covers", "locations"]

  private static let tableSteps = [
    "insert", "delete", "delete", "move", "move", "move", "move", "apply", "apply", "scroll", "scrollTo", "scrollTo",
    "scrollTo",
    "select", "deselect", "deselect", "deselect", "reload", "reload", "pull", "swipe", "swipe", "swipe",
  ]

  /// - Parameter types: The layers' types.
  mutating func script(layers types: [String]) -> [String] {
    var steps = ["{\(noteStep("tick")): 0}"]
    let tables = types.indices.filter { types[$0] == "table" }
    for number in 0..<pick([1, 2, 4, 9, 12]) {
      if happens(12) {
        steps.append("{\(targetStep(table: tables.first))}")
      } else if let table = tables.first, happens(70) {
        steps.append("{\(tableStep("it\(table)"))}")
      } else {
        steps.append("{\(step(types, number))}")
      }
      if happens(50) { steps.append("{tick: \(pick(["0", "0.016", "1", self.number(.notNegative)]))}") }
    }
    return steps
  }

  private mutating func noteStep(_ name: String) -> String { note(name, .step) }

  /// A step of any kind.
  private mutating func step(_ types: [String], _ number: Int) -> String {
    let key = pick(ObjectSpec.step.keys)
    if Self.tableSteps.contains(key.name) {
      guard let table = types.firstIndex(of: "table") else { return "tick: 0" }
      return tableStep("it\(table)", key.name)
    }
    let name = note(key.name, .step)
    switch key.name {
    case "run": return "run: \(happens(95) ? pick(["0", "0.05", "1e-320", "1e-9", "0.2"]) : self.number(.notNegative))"
    case "snapshot": return "snapshot: s\(number).png"
    case "resize" where happens(30):
      let scale = happens(60) ? ", \(note("scale", .resizeStep)): \(pick(["0.5", "1", "1.5"]))" : ""
      return "resize: {\(note("size", .resizeStep)): \(size())\(scale)}"
    case "resize": return "resize: \(size())"
    case "set": return setStep(types) ?? "tick: 0"
    case "drag":
      let duration = happens(60) ? ", \(note("duration", .dragStep)): \(pick(["0", "0.03", "1e-320", "0.1"]))" : ""
      return "drag: {\(note("from", .dragStep)): \(point()), \(note("to", .dragStep)): \(point())\(duration)}"
    case "setTheme":
      let key = pick(ObjectSpec.themeStep.keys.filter { $0.name != "animated" })
      let setting = "\(note(key.name, .themeStep)): \(value(key.type, of: key.name, in: .themeStep, 1) ?? "null")"
      let duration = happens(50) ? ", \(note("animated", .themeStep)): \(pick(["0", "0.1", "1e-320", "1e300"]))" : ""
      return "setTheme: {\(setting)\(duration)}"
    default: return "\(name): \(value(key.type, of: key.name, in: .step, 1) ?? "0")"
    }
  }

  private mutating func point() -> String {
    happens(60) ? pick(["[9, 9]", "[20, 3]", "[3, 17]"]) : "[\(number()), \(number())]"
  }

  private mutating func setStep(_ types: [String]) -> String? {
    let index = happens(70) ? 0 : 1
    let type = types[index]
    let own = ObjectSpec.layer.keysByType.first { $0.type == type }?.keys ?? []
    var parts = ["\(note("layer", .setStep)): it\(index)"]
    if happens(10) { parts.append("\(note("animated", .setStep)): 0") }
    let known = (own + ObjectSpec.layer.keys).filter { !Self.unchangedKeys.contains($0.name) }
    let key = pick(known)
    guard let value = key.acceptsNullInStep && happens(20) ? "null" : self.value(key.type, of: key.name, in: .layer, 3)
    else {
      return nil
    }
    parts.append("\(key.name): \(value)")
    return "set: {\(parts.joined(separator: ", "))}"
  }

  /// A step with a target: a text that is named `it2`, or a table's first row.
  private mutating func targetStep(table: Int?) -> String {
    usesTarget = true
    let name = note(pick(["tap", "swipe", "longPress"]), .step)
    let kind: ObjectKind = name == "swipe" ? .swipeStep : .target
    var targets = [["text": "It"], ["label": "It"], ["name": "it2"], ["role": "staticText", "label": "It"]]
    if let table { targets.append(["row": "[0, 0]", "layer": "it\(table)"]) }
    var parts: [String] = []
    for (key, value) in pick(targets).sorted(by: { $0.key < $1.key }) { parts.append("\(note(key, kind)): \(value)") }
    if name == "swipe" { parts.append("\(note("direction", kind)): \(pick(["left", "right", "up"]))") }
    let target = "{\(parts.joined(separator: ", "))}"
    return name == "longPress" ? "longPress: {\(note("at", .longPressStep)): \(target)}" : "\(name): \(target)"
  }

  /// A row that may not exist.
  private mutating func row() -> String {
    happens(90) ? pick(["[0, 0]", "[0, 0]", "[0, 1]", "[1, 0]"]) : "[\(integer(0...1000)), \(integer(0...1000))]"
  }

  /// A step of a given or random kind, on a table.
  private mutating func tableStep(_ layer: String, _ wanted: String? = nil) -> String {
    let name = note(
      wanted ?? pick(Self.tableSteps), .step)
    let kind = kind(ofStep: name)
    var parts = ["\(note("layer", kind)): \(layer)"]
    func add(_ key: String, _ value: String) {
      parts.append("\(note(key, kind)): \(value)")
    }
    switch name {
    case "insert" where happens(50):
      add("at", row())
      add("rows", value(.list(.object(.row)), of: "rows", in: kind, 3) ?? "[]")
    case "insert":
      add("section", pick(["0", "1"]))
      add("sections", value(.list(.object(.section)), of: "sections", in: kind, 3) ?? "[]")
    case "apply":
      add("sections", value(.list(.object(.section)), of: "sections", in: kind, 3) ?? "[]")
    case "delete": happens(45) ? add("at", happens(80) ? "[0, 0]" : row()) : add("section", pick(["0", "1"]))
    case "move" where happens(60):
      add("at", happens(80) ? "[0, 0]" : row())
      add("to", happens(50) ? "[0, 0]" : row())
    case "move":
      add("section", pick(["0", "1"]))
      add("toSection", pick(["0", "1"]))
    case "scroll": add("by", happens(50) ? "[0, 7]" : "[\(number()), \(number())]")
    case "scrollTo":
      add("section", "0")
      add("row", happens(90) ? "0" : integer(0...1000))
      if happens(50) { add("at", pick(["top", "middle", "bottom", "none"])) }
      if happens(80) { add("animated", pick(["false", "true"])) }
    case "select": add("at", row())
    case "deselect": if happens(70) { add("at", row()) }
    case "reload":
      if happens(80) { happens(50) ? add("at", row()) : add("section", pick(["0", "1"])) }
      if parts.count > 1 && happens(50) { add("animation", pick(["none", "fade", "left"])) }
    case "pull":
      if happens(50) { add("distance", pick(["0", "60", "1e300"])) }
      if happens(50) { add("duration", pick(["0", "0.1"])) }
    case "swipe":
      if happens(30) {
        parts = []
        add("at", point())
      } else {
        add("row", "[0, 0]")
      }
      add("direction", pick(["left", "right", "up"]))
      if happens(60) { add("distance", pick(["0", "60", "1e300"])) }
      if happens(60) { add("duration", pick(["0", "0.1"])) }
    default: break
    }
    if ["insert", "delete", "move", "apply"].contains(name), happens(name == "insert" ? 95 : 60) {
      add("animation", pick(["none", "fade", "left"]))
    }
    return "\(name): {\(parts.joined(separator: ", "))}"
  }

  private func kind(ofStep name: String) -> ObjectKind {
    switch name {
    case "insert": .insertStep
    case "delete": .deleteStep
    case "move": .moveStep
    case "apply": .applyStep
    case "scroll": .scrollStep
    case "scrollTo": .scrollToStep
    case "select": .rowStep
    case "pull": .pullStep
    case "swipe": .swipeStep
    case "deselect": .deselectStep
    default: .reloadStep
    }
  }
}
