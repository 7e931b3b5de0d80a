import InlayGraphics
import InlayLayers
import InlaySystem

/// Checks a script after the scene's layers are known.
extension Checker {
  /// The most steps of a script.
  static let stepLimit = 100_000
  /// The most frames of a script, at 60 a second.
  static let frameLimit = 36_000.0

  mutating func checkScript(_ steps: Value.Elements) {
    noteNamesAtStart()
    let script = trail.append(.key("script"), after: KeyTrail.root)
    var frames = 0.0
    var hasFrame = false
    for (index, value) in steps.enumerated() where !findings.isFull {
      guard index < Self.stepLimit else {
        return report("more than \(Self.stepLimit) steps", at: value.place, .index(index), in: script)
      }
      guard let (key, value) = value.entries.first, let name = key.scalar else { continue }
      let step = trail.append(.index(index), after: script)
      let made = ScriptClock.frames(ofStep: name, value)
      let isWithinLimit = frames <= Self.frameLimit
      frames += made
      // Gestures make frames only after the first frame of another step.
      hasFrame = hasFrame || (made > 0 || value.isUnknown) && (name == "tick" || name == "run")
      if isWithinLimit, frames > Self.frameLimit {
        report("more than \(Self.frameLimit.text) frames", at: key.place, .key(name), in: step)
      }
      if name == "expect" && !hasFrame { report("there is no frame yet", at: key.place, .key(name), in: step) }
      check(step: name, value, in: step)
      // A step may add layers for later steps.
      checkTasks()
    }
  }

  private mutating func check(step name: String, _ value: Value, in step: Int32) {
    switch name {
    case "snapshot": checkSnapshot(value, in: step)
    case "setTheme":
      if value["theme"] == nil && value["appearance"] == nil, case .object = value.content {
        report("expected theme, appearance or both", at: value.place, .key(name), in: step)
      }
    case "setTraits":
      let keys = ["direction", "textScale", "language"]
      if !keys.contains(where: value.has), case .object = value.content {
        report("expected direction, textScale or language", at: value.place, .key(name), in: step)
      }
    case "tap", "swipe": checkTarget(value, in: trail.append(.key(name), after: step))
    case "longPress":
      guard let target = value["at"] else { return }
      checkTarget(target, in: trail.append(.key("at"), after: trail.append(.key(name), after: step)))
    case "pull":
      checkLayer(named: value["layer"], mustBeTable: true, in: trail.append(.key(name), after: step))
    case "scroll", "scrollTo", "select", "deselect", "reload", "insert", "delete", "move", "apply":
      let inner = trail.append(.key(name), after: step)
      guard let target = checkLayer(named: value["layer"], mustBeTable: true, in: inner) else { return }
      if TableEdit.stepNames.contains(name) { checkEdit(name, value, in: inner) }
      if name == "apply", let sections = value["sections"] {
        forgetNames(in: "sections", of: target.value, for: sections)
        noteNames(in: sections)
      }
      if let refusal = TableEdit.refusal(of: name, in: target.value), !hasNewRows(target.value) {
        report(refusal, at: value["layer"]?.place ?? value.place, .key("layer"), in: inner)
      }
    case "set":
      let inner = trail.append(.key(name), after: step)
      guard let target = checkLayer(named: value["layer"], mustBeTable: false, in: inner) else { return }
      checkSettings(value, of: target.type, target.value, in: inner)
    default: break
    }
  }

  /// Checks the layers that a target names. Whether the scene shows it is known when the step runs.
  private mutating func checkTarget(_ target: Value, in step: Int32) {
    guard case .object = target.content else { return }
    checkLayer(named: target["name"], by: "name", mustBeTable: false, in: step)
    checkLayer(named: target["layer"], mustBeTable: true, in: step)
  }

  @discardableResult
  private mutating func checkLayer(
    named value: Value?, by key: String = "layer", mustBeTable: Bool, in step: Int32
  ) -> (type: String, value: Value)? {
    guard let value, let name = value.text else { return nil }
    guard let target = named[name] else {
      guard lacks(name) else { return nil }
      report("no layer is named \(name.quoted)\(nearestLayerHint(to: name))", at: value.place, .key(key), in: step)
      return nil
    }
    if mustBeTable && target.type != "table" {
      let message = "\(name.quoted) is of type \(target.type.quoted); expected a table"
      report(message, at: value.place, .key(key), in: step)
    }
    return target
  }

  private mutating func checkSettings(_ value: Value, of type: String, _ layer: Value, in step: Int32) {
    for (key, value) in value.entries where !findings.isFull {
      guard let name = key.scalar, name != "layer", name != "animated" else { continue }
      if name == "sections" || name == "generate" { noteNewRows(of: layer) }
      guard let known = ObjectSpec.layer.key(name, type: type) else {
        let hint = Meanings.hint(for: name, among: ObjectSpec.layer.keyNames(type: type))
        let message = "layers of type \(type.quoted) do not have this key\(hint)"
        report(message, at: key.place, .key(name), in: step)
        continue
      }
      if name == "sublayers" || name == "sections" || known.isPart { forgetNames(in: name, of: layer, for: value) }
      if let problem = known.problemOfChange(to: value, of: layer) {
        report(problem, at: key.place, .key(name), in: step)
      } else {
        check(value, for: known, mayBeNull: known.acceptsNullInStep, at: key.place, in: step)
      }
    }
    checkRules(value, ObjectSpec.layer, type: type, isStep: true, in: step)
  }

  private mutating func checkSnapshot(_ value: Value, in step: Int32) {
    guard let path = value.text else { return }
    if !path.lowercased().hasByteSuffix(".png") {
      report("\(path.quoted): a snapshot's name must end in .png", at: value.place, .key("snapshot"), in: step)
      return
    }
    do throws(SceneFolder.Failure) {
      _ = try SceneFolder.checked(path)
    } catch {
      report("\(path.quoted) \(error.snapshotWords)", at: value.place, .key("snapshot"), in: step)
    }
  }

  /// Checks that the canvas of each `resize` step has at least one pixel and is within the limits.
  mutating func checkResizes(_ steps: Value.Elements, scale: Double, limits: SceneLimits) {
    let script = trail.append(.key("script"), after: KeyTrail.root)
    var scale = scale
    for (index, step) in steps.enumerated() where !findings.isFull {
      guard let value = step["resize"], let size = value.resizedSize else { continue }
      scale = value["scale"]?.number ?? scale
      guard let problem = canvasProblem(size, scale: scale, limits: limits) else { continue }
      report(problem, at: value.place, .key("resize"), in: trail.append(.index(index), after: script))
    }
  }
}

/// Checks that a script's edits are complete. The runner reports missing rows at each step.
extension Checker {
  /// - Parameter inner: The key trail of the step's value.
  mutating func checkEdit(_ stepName: String, _ step: Value, in inner: Int32) {
    // The rules report keys that exclude each other.
    guard case .object = step.content, case .object(let kind) = ObjectSpec.step.key(stepName, type: nil)?.type,
      kind.spec.exclusions.allSatisfy({ step[$0.first] == nil || step[$0.second] == nil }),
      let lack = TableEdit.lack(of: stepName, step)
    else { return }
    report(lack, at: step.place, .root, in: inner)
  }
}
