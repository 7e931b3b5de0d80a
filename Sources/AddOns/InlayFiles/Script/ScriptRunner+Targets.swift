import InlayGraphics
import InlayLayers
import InlayLists

/// Steps with a target: a text, an element, a layer or a row.
extension ScriptRunner {
  /// The point that a step taps or holds: a target's middle, or the point itself.
  ///
  /// - Parameter key: The step's key that has the target; nil for the step's own value.
  func point(_ target: Value, key: String? = nil, _ step: ScriptStep) throws(FileError) -> Point {
    if let point = target.point { return point }
    return try middle(of: target, key: key, step)
  }

  /// The middle of a target's visible part, in the scene's space.
  ///
  /// - Parameters:
  ///   - key: The step's key that has the target; nil for the step's own value.
  ///   - rowMayBeCovered: Whether something may be in front of a row.
  func middle(
    of target: Value, key: String? = nil, rowMayBeCovered: Bool = false, _ step: ScriptStep
  ) throws(FileError) -> Point {
    // Lays out as before each event, but without a tick.
    scene.root.layoutIfNeeded()
    let finder = TargetFinder(scene: scene)
    loaded.builder.budget.work.spend(.layers, finder.layerCount * ScriptClock.workOfSearchedLayer)
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
    do throws(StepProblem) {
      let around = try container(of: target, finder)
      return try finder.middle(of: target, in: around, rowMayBeCovered: rowMayBeCovered)
    } catch {
      throw failure(error.message, key: key ?? error.key, step)
    }
  }

  /// The layer or row that a target names; nil without one.
  private func container(of target: Value, _ finder: TargetFinder) throws(StepProblem) -> TargetFinder.Container? {
    if target["row"] != nil {
      let table = try layer(of: target, "layer") as? TableView
      return try finder.row(of: target, in: table)
    }
    guard let layer = try layer(of: target, "name") else { return nil }
    return .layer(layer, target["name"]?.text ?? "")
  }

  /// The layer that a key names; nil without the key.
  private func layer(of target: Value, _ key: String) throws(StepProblem) -> Layer? {
    guard let name = target[key]?.text else { return nil }
    if let layer = loaded.layer(named: name) { return layer }
    throw StepProblem(key: key, message: Self.absence(of: name))
  }

  /// The message about a layer that the script names and the scene does not contain now.
  static func absence(of name: String) -> String {
    "\(name.quoted) is in a row that has not been visible yet, or is gone"
  }
}
