import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Steps that change the scene.
extension ScriptRunner {
  func change(_ step: ScriptStep) throws(FileError) {
    switch step.name {
    case "set": try set(step)
    case "scroll": try scroll(step)
    case "select":
      let table = try table(of: step)
      table.selectRow(at: try row(of: step, in: table))
    case "deselect":
      let table = try table(of: step)
      let rows = step.value["at"] == nil ? table.selectedRowPaths : [try row(of: step, in: table)]
      for row in rows { table.deselectRow(at: row) }
    case "reload" where step.value["at"] == nil && step.value["section"] == nil: try table(of: step).reloadData()
    case "insert", "delete", "move", "reload", "apply": try edit(step)
    case "setTheme": setTheme(step.value)
    case "setTraits": setTraits(step.value)
    case "resize": resize(step.value)
    case "restore": try restore(step)
    default: break
    }
  }

  private func set(_ step: ScriptStep) throws(FileError) {
    let layer = try layer(of: step)
    var problem: InlayError?
    func change() {
      do throws(InlayError) {
        try loaded.builder.change(layer, by: step.value)
      } catch {
        problem = error
      }
    }
    let duration = ObjectSpec.animatedDuration(step.value)
    if duration > 0 {
      // Changes that wait for layout are not animated; those inside the layer are.
      scene.root.layoutIfNeeded()
      scene.animate(duration: duration) {
        change()
        layer.layoutIfNeeded()
      }
    } else {
      change()
    }
    if let problem { throw failure(problem.message, step) }
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
  }

  /// Scrolls like a finger, no further than the content.
  private func scroll(_ step: ScriptStep) throws(FileError) {
    let table = try table(of: step)
    guard let by = step.value["by"]?.offset else { return }
    table.layoutIfNeeded()
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
    table.scroll(by: Size(width: by.x, height: by.y))
  }

  /// Sets the theme: with a duration, the previous picture fades out above the new one.
  private func setTheme(_ value: Value) {
    scene.crossFade(duration: ObjectSpec.animatedDuration(value)) {
      if let theme = loaded.builder.theme(value["theme"]) { scene.theme = theme }
      if let appearance = value["appearance"]?.name(Appearance.self) { scene.traits.appearance = appearance }
    }
  }

  private func setTraits(_ value: Value) {
    var traits = scene.traits
    if value.has("direction") {
      traits.direction = value["direction"]?.text.flatMap { FormatNames.directions[$0] }
    }
    if value.has("language") { traits.language = value["language"]?.text }
    traits.textScale = value["textScale"]?.number ?? traits.textScale
    scene.traits = traits
  }

  private func resize(_ value: Value) {
    guard let size = value.resizedSize else { return }
    scene.resize(to: size, scale: value["scale"]?.number)
  }

  private func restore(_ step: ScriptStep) throws(FileError) {
    let rows = step.value.elements.flatMap { $0.list("selected") }
    guard rows.allSatisfy({ $0.integers != nil }) else {
      throw failure("expected whole numbers for section and row", step)
    }
    ScrollState(step.value).restore(in: scene)
    if let excess = loaded.budgetExcess { throw failure(excess, step) }
  }

  // MARK: Named rows

  private func layer(of step: ScriptStep) throws(FileError) -> Layer {
    let name = step.value["layer"]?.text ?? ""
    guard let layer = loaded.layer(named: name) else { throw failure(Self.absence(of: name), step) }
    return layer
  }

  func table(of step: ScriptStep) throws(FileError) -> TableView {
    let layer = try layer(of: step)
    guard let table = layer as? TableView else {
      throw failure("\((layer.name ?? "").quoted) is not a table", step)
    }
    return table
  }

  /// The row of a path, or the row that the step names; throws where the row does not exist.
  func row(_ path: RowPath? = nil, of step: ScriptStep, in table: TableView) throws(FileError) -> RowPath {
    do throws(StepProblem) {
      let counts = RowCounts.of(table)
      return if let path { try counts.row(path, "row") } else { try counts.row(step.value, "at") }
    } catch {
      throw failure(error.message, key: error.key, step)
    }
  }
}

extension Value {
  /// The size of a `resize` step, with or without a scale.
  var resizedSize: Size? { (self["size"] ?? self).size }
}
