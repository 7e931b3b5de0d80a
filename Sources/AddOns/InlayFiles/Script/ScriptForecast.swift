import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayViews

/// Checks the rows, points and fields of a script's steps without running it.
///
/// It follows the tables' rows from step to step as long as they are certain: input may delete and move rows.
struct ScriptForecast {
  private let loaded: LoadedScene
  private(set) var problems: [Problem] = []
  /// The row counts of the sections of each changed table by its name; nil for a table whose rows are uncertain.
  private var tables: [String: [Int]?] = [:]
  private var areRowsKnown = true
  /// The sections and rows that were counted. Beyond the limit rows are uncertain.
  private var work = 0
  private static let mostWork = 10_000_000
  private var size: Size
  /// Whether a step before may have moved the focus to a field.
  private var mayHaveFocus: Bool
  /// Whether a tap may delete or insert rows.
  private let isEdited: Bool

  /// - Parameter loaded: A scene whose script has not run.
  init(_ loaded: LoadedScene) {
    self.loaded = loaded
    size = loaded.scene.size
    mayHaveFocus = loaded.scene.focusedView != nil
    let document = loaded.script.document
    isEdited = document.nodes.indices.contains { index in
      let isEditing = Value(document: document, index: Int32(index))["isEditing"]
      return isEditing != nil && isEditing?.boolean != false
    }
    for step in loaded.script.steps where problems.count < FileError.limit { check(step) }
  }

  private mutating func check(_ step: ScriptStep) {
    checkPoints(step)
    let isHeld = step.name == "longPress"
    if let target = isHeld ? step.value["at"] : step.value, target["row"]?.integers?.count == 2 {
      check(step, target, key: isHeld ? "at" : nil) { counts throws(StepProblem) in
        _ = try counts.row(target, "row")
      }
    }
    switch step.name {
    case "text":
      if !mayHaveFocus { warn("no text field has the focus", step) }
    case "tap":
      mayHaveFocus = true
      if isEdited { areRowsKnown = false }
    case "drag", "fling", "swipe", "pull", "longPress", "pointer", "key", "composition", "restore":
      mayHaveFocus = true
      areRowsKnown = false
    case "resize": size = step.value.resizedSize ?? size
    case "set":
      // An alert may have a field with the focus.
      mayHaveFocus = true
      set(step.value)
    default: checkRows(step)
    }
  }

  // MARK: Rows

  private mutating func checkRows(_ step: ScriptStep) {
    let value = step.value
    switch step.name {
    case "select", "deselect":
      guard value["at"] != nil else { return }
      check(step) { counts throws(StepProblem) in _ = try counts.row(value, "at") }
    case "scrollTo":
      guard let section = value["section"]?.integer, let row = value["row"]?.integer else { return }
      check(step) { counts throws(StepProblem) in
        _ = try counts.row(RowPath(section: section, row: row), "row")
      }
    case "apply":
      guard let name = value["layer"]?.text, value["sections"] != nil else { return }
      replaceRows(of: name, by: value)
    case "insert", "delete", "move", "reload":
      guard value["at"] != nil || value["section"] != nil, let name = value["layer"]?.text else { return }
      guard let counts = counts(of: name) else { return }
      work += value.list("rows").count
      do throws(StepProblem) {
        let edit = try TableEdit(step.name, value, in: counts)
        if step.name != "reload" { note(edit.applied(to: counts), of: name) }
      } catch {
        report(error, step)
        note(nil, of: name)
      }
    default: break
    }
  }

  /// - Parameters:
  ///   - target: The object with the table's name; nil for the step's value.
  ///   - key: The step's key with the target; nil for the step's value.
  private mutating func check(
    _ step: ScriptStep, _ target: Value? = nil, key: String? = nil, _ body: (RowCounts) throws(StepProblem) -> Void
  ) {
    guard let name = (target ?? step.value)["layer"]?.text, let counts = counts(of: name) else { return }
    do throws(StepProblem) {
      try body(counts)
    } catch {
      report(error, key: key, step)
    }
  }

  /// The rows of a table before the present step; nil if they are uncertain.
  private func counts(of name: String) -> RowCounts? {
    guard areRowsKnown else { return nil }
    if let known = tables[name] { return known.map { RowCounts($0) } }
    return (loaded.layer(named: name) as? TableView).map { RowCounts.of($0) }
  }

  private mutating func note(_ sections: [Int]?, of name: String) {
    work += sections?.count ?? 0
    if work > Self.mostWork { areRowsKnown = false }
    tables[name] = .some(sections)
  }

  private mutating func replaceRows(of name: String, by value: Value) {
    guard areRowsKnown else { return }
    note(value.list("sections").map { $0.list("rows").count }, of: name)
  }

  private mutating func set(_ value: Value) {
    guard let name = value["layer"]?.text else { return }
    if value.has("sections") {
      replaceRows(of: name, by: value)
    } else if value.has("generate") {
      note(nil, of: name)
    } else if value.entries.contains(where: { !$0.value.elements.isEmpty && $0.value.elements.allSatisfy(\.isObject) })
      || value.entries.contains(where: \.value.isObject)
    {
      // Names may now mean other layers.
      areRowsKnown = false
    }
  }

  // MARK: Points

  /// Warns of presses outside the scene.
  private mutating func checkPoints(_ step: ScriptStep) {
    let value = step.value
    let start: Value? =
      switch step.name {
      case "tap": value
      case "swipe", "longPress", "pointer": value["at"]
      case "drag", "fling": value["from"]
      default: nil
      }
    guard let message = start?.point.flatMap({ size.warning(ofPress: $0) }) else { return }
    if step.name == "pointer", value["phase"]?.text != "down" { return }
    warn(message, step)
  }

  // MARK: Problems

  private mutating func report(_ problem: StepProblem, key: String? = nil, _ step: ScriptStep) {
    problems.append(step.problem(problem.message, key: key ?? problem.key, in: loaded.fileName))
  }

  private mutating func warn(_ message: String, _ step: ScriptStep) {
    problems.append(step.problem(message, severity: .warning, in: loaded.fileName))
  }
}

extension LoadedScene {
  /// The mistakes of the script that are known before it runs: missing rows as errors; presses outside the scene, and
  /// text without a field, as warnings.
  package func scriptProblems() -> [Problem] { ScriptForecast(self).problems }
}

extension RowCounts {
  /// The rows of sections with these numbers of rows.
  fileprivate init(_ counts: [Int]) {
    self.init(sections: counts.count) { counts[$0] }
  }
}

extension TableEdit {
  /// The numbers of rows in each section after the edit.
  fileprivate func applied(to rows: RowCounts) -> [Int] {
    var counts = (0..<rows.sections).map(rows.rows)
    switch self {
    case .insertRows(let rows, let path): counts[path.section] += rows.count
    case .deleteRow(let path): counts[path.section] -= 1
    case .moveRow(let path, let newPath):
      counts[path.section] -= 1
      counts[newPath.section] += 1
    case .insertSections(let new, let section):
      counts.insert(contentsOf: new.map { $0.list("rows").count }, at: section)
    case .deleteSection(let section): counts.remove(at: section)
    case .moveSection(let section, let newSection):
      let count = counts.remove(at: section)
      counts.insert(count, at: newSection)
    case .reloadRow, .reloadSection: break
    }
    return counts
  }
}
