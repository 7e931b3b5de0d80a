import InlayDecorations
import InlayGraphics
import InlayLists
import InlaySystem

/// Checks a document against the keys of its format, and collects the files and names that later checks need.
///
/// Objects are visited by a list instead of recursion, and the target of an alias is checked once: the time is
/// proportional to the file, whatever its aliases expand to.
struct Checker {
  /// A file that the document names.
  struct FileReference {
    let value: Value
    let use: FileUse
    let component: KeyTrail.Component
    let step: Int32
  }

  /// An object that waits for its check.
  private struct Task {
    let value: Value
    let kind: ObjectKind
    let step: Int32
  }

  private struct Visit: Hashable {
    let index: Int32
    let kind: ObjectKind
  }

  var findings: Findings
  /// Warnings about valid values that are probably not meant.
  var warnings: Findings
  var trail = KeyTrail()
  /// The decorations that the document may name.
  let decorations: [Decoration]
  /// The file references, once for each value.
  private(set) var files: [FileReference] = []
  /// The tables, with their steps in the trail.
  private(set) var tables: [(value: Value, step: Int32)] = []
  /// The first layer of each name, with its type.
  private(set) var named: [String: (type: String, value: Value)] = [:]
  /// The names that only layers of steps have.
  private var namesInScript: Set<String> = []
  /// The indices of the values that have the names before the first step.
  private(set) var namedAtStart: [String: Int32] = [:]
  /// The names of layers that steps remove.
  private(set) var formerNames: Set<String> = []
  /// The values that steps gave to layers under keys with layers inside.
  private var replacements = ReplacedValues()
  /// The indices of the tables to which steps gave other rows.
  private var tablesWithNewRows: Set<Int32> = []
  /// The parsed path data, by the index of its value.
  private(set) var paths: [Int32: Path] = [:]
  /// A flag for each of the document's nodes: whether it is a layer.
  private(set) var isLayer: [Bool]

  /// The distinct theme files that layers and steps name.
  private(set) var themeFiles: [(value: Value, component: KeyTrail.Component, step: Int32)] = []
  /// The distinct built-in themes that they name.
  private(set) var builtInThemes: [Theme] = []
  /// The values of rows' categories.
  private(set) var categories: [(value: Value, step: Int32)] = []
  /// The values that name other layers, and whether a step before had removed the layer.
  private(set) var mentions: [(value: Value, key: String, step: Int32, isGone: Bool)] = []

  /// The distinct values that name colours which are not the library's.
  private(set) var ownColors: [(value: Value, component: KeyTrail.Component, step: Int32)] = []

  /// Whether any layer may have a name that is unknown.
  private(set) var hasUnknownNames = false
  /// Whether the scene may have a theme that is unknown.
  private(set) var hasUnknownThemes = false

  private var tasks: [Task] = []
  private var visits: Set<Visit> = []
  private var filesSeen: Set<Int32> = []
  private var colorsSeen: Set<Int32> = []
  private var themesSeen: Set<FilePath> = []
  private(set) var languages: Set<String> = []
  private var pathElementsLeft = Checker.pathElementLimit

  /// The maximum number of lines and curves of all paths together.
  static let pathElementLimit = 500_000

  /// The maximum number of languages of all texts together: each needs its own search for fonts.
  static let languageLimit = 64

  /// Checks a document whose outermost value is an object of a kind.
  ///
  /// - Parameter findings: The problems that were found before; nil for none.
  init(_ document: Document, as kind: ObjectKind, decorations: [Decoration], findings: Findings? = nil) {
    self.decorations = decorations
    warnings = Findings(sources: document.sources)
    self.findings = findings ?? warnings
    isLayer = Array(repeating: false, count: document.nodes.count)
    check(document.root, .object(kind), at: .root, in: KeyTrail.root)
    checkTasks()
  }

  mutating func checkTasks() {
    while !findings.isFull, let task = tasks.popLast() { check(task) }
  }

  // MARK: Messages

  mutating func report(_ message: String, at place: Place, _ component: KeyTrail.Component, in step: Int32) {
    findings.add(message, at: place, of: component.text) { [trail] in trail.path(of: component, after: step) }
  }

  mutating func warn(_ message: String, at place: Place, _ component: KeyTrail.Component, in step: Int32) {
    warnings.add(message, at: place, of: component.text) { [trail] in trail.path(of: component, after: step) }
  }

  // MARK: Objects

  /// Adds an object to those that wait for their check.
  mutating func enqueue(_ value: Value, _ kind: ObjectKind, at component: KeyTrail.Component, in step: Int32) {
    guard visits.insert(Visit(index: value.index, kind: kind)).inserted else { return }
    if kind == .layer { isLayer[Int(value.index)] = true }
    let inner: Int32 = if case .root = component { step } else { trail.append(component, after: step) }
    tasks.append(Task(value: value, kind: kind, step: inner))
  }

  private mutating func check(_ task: Task) {
    // Keeps the file's order, since the last task is taken first.
    let firstTask = tasks.count
    defer { tasks[firstTask...].reverse() }
    let spec = task.kind.spec
    let type = task.value["type"]?.text ?? spec.standardType
    // Then only the keys that all types have are checked.
    let hasUnknownType = task.value["type"]?.isUnknown ?? false
    var names: Set<String> = []
    for (key, value) in task.value.entries where !findings.isFull {
      guard let name = key.scalar else {
        report("a key must be a text", at: key.place, .root, in: task.step)
        continue
      }
      guard names.insert(name).inserted else {
        report("the key is given twice in \(spec.noun)", at: key.place, .key(name), in: task.step)
        continue
      }
      if hasUnknownType, !spec.types(havingKey: name).isEmpty { continue }
      guard let known = spec.key(name, type: type) else {
        reportUnknown(name, value, at: key.place, in: task, type: type)
        continue
      }
      if let problem = spec.otherKeyProblem?(name), !spec.keys.contains(where: { $0.name == name }) {
        report(problem, at: key.place, .key(name), in: task.step)
        continue
      }
      check(value, for: known, at: key.place, in: task.step)
    }
    for key in spec.keys where !spec.hasOneKey && key.isRequired && !key.isLater && !names.contains(key.name) {
      report("the key is required in \(spec.noun)", at: task.value.place, .key(key.name), in: task.step)
    }
    if hasUnknownType {
      // Its name is that of a layer of any type.
      hasUnknownNames = true
    } else if task.kind == .layer, let type {
      if type == "table" { tables.append((task.value, task.step)) }
      if let name = task.value["name"]?.text {
        let isInScript = trail.isInside("script", task.step)
        if let first = named[name], isInScript || !namesInScript.contains(name) {
          warnOfEqualNames(name, of: task.value, as: first.value, in: task.step)
        } else {
          named[name] = (type, task.value)
          if isInScript { namesInScript.insert(name) } else { namesInScript.remove(name) }
        }
      }
    }
    if !hasUnknownType { checkRules(task.value, spec, type: type, in: task.step) }
    if spec.hasOneKey { checkOneKey(of: task.value, spec, in: task.step) }
  }

  /// - Parameter mayBeNull: Whether null is allowed; nil for the rule of objects in a file.
  mutating func check(_ value: Value, for key: Key, mayBeNull: Bool? = nil, at place: Place, in step: Int32) {
    if value.isUnknown {
      if key.name == "name" { hasUnknownNames = true }
      return noteUnknown(key.type)
    }
    if value.isNull && mayBeNull ?? key.acceptsNull {
      // A colour without quotes is a comment in YAML, and would otherwise count as null.
      if key.type.isColor, value.scalar == "" { reportMismatch(value, key.type, at: .key(key.name), in: step) }
      return
    }
    if key.isLater {
      guard !key.standard.equals(value) else { return }
      return report("not supported yet", at: place, .key(key.name), in: step)
    }
    check(value, key.type, at: .key(key.name), in: step)
    switch key.mention {
    case .layer:
      let name = value.text ?? ""
      mentions.append((value, key.name, step, isGone: formerNames.contains(name) && named[name] == nil))
    case .category: categories.append((value, step))
    case nil: break
    }
  }

  /// A value of a type is unknown: it may have layers with names, or be a theme.
  mutating func noteUnknown(_ type: ValueType) {
    switch type {
    case .list, .object, .either, .data, .anything: hasUnknownNames = true
    case .theme: hasUnknownThemes = true
    default: break
    }
  }

  private mutating func reportUnknown(_ name: String, _ value: Value, at place: Place, in task: Task, type: String?) {
    let spec = task.kind.spec
    let names = spec.keyNames(type: type)
    let types = spec.types(havingKey: name)
    let isKnownType = spec.keysByType.contains { $0.type == type }
    if let meaning = Meanings.meaning(of: name, among: names) {
      report("unknown key\(meaning)", at: place, .key(name), in: task.step)
    } else if let type, !types.isEmpty {
      // The valid keys of a misspelt type are unknown.
      guard isKnownType else { return }
      let owners =
        (types.count > 1 ? types.dropLast().map(\.quoted).joined(separator: ", ") + " and " : "")
        + (types.last?.quoted ?? "")
      report(
        "layers of type \(type.quoted) do not have this key; layers of type \(owners) do", at: place, .key(name),
        in: task.step)
    } else {
      let isTypeOfRow = task.kind == .row && name == "type"
      let hint = isTypeOfRow ? Meanings.hint(forTypeOfRow: value.text ?? "") : Meanings.hint(for: name, among: names)
      report(hint.isEmpty ? "unknown key in \(spec.noun)" : "unknown key\(hint)", at: place, .key(name), in: task.step)
    }
  }

  // MARK: Names

  /// Keeps the names before the first step.
  mutating func noteNamesAtStart() {
    namedAtStart = named.filter { !namesInScript.contains($0.key) }.mapValues(\.value.index)
  }

  mutating func noteNewRows(of table: Value) { tablesWithNewRows.insert(table.index) }

  /// Whether a step before gave a table other rows than those in the file.
  func hasNewRows(_ table: Value) -> Bool { tablesWithNewRows.contains(table.index) }

  /// A step gives a layer other sublayers, another part or other rows: names no longer mean the layers that it had.
  mutating func forgetNames(in key: String, of layer: Value, for new: Value) {
    for (name, object) in replacements.replace(key, of: layer, by: new) where named[name]?.value.index == object.index {
      named[name] = nil
      formerNames.insert(name)
    }
  }

  /// Names mean the layers in a step's value, which was checked before, where they mean no other layer.
  mutating func noteNames(in value: Value) {
    for (name, object) in value.namedObjects where named[name] == nil && isLayer[Int(object.index)] {
      named[name] = (object["type"]?.text ?? ObjectKind.layer.spec.standardType ?? "layer", object)
      namesInScript.insert(name)
    }
  }

  // MARK: References

  /// - Throws: `InlayError` when the paths have more lines and curves together than allowed.
  mutating func note(path: Path, of value: Value) throws(InlayError) {
    guard paths[value.index] == nil else { return }
    pathElementsLeft -= path.elements.count
    guard pathElementsLeft >= 0 else {
      throw InlayError(
        .limitExceeded, "the scene's paths have more than \(Self.pathElementLimit) lines and curves in total")
    }
    paths[value.index] = path
  }

  /// Adds a language; false if there are too many.
  mutating func note(language: String) -> Bool {
    languages.contains(language) || languages.count < Self.languageLimit && languages.insert(language).inserted
  }

  mutating func note(theme name: String, _ value: Value, at component: KeyTrail.Component, in step: Int32) {
    guard themesSeen.insert(FilePath(name)).inserted else { return }
    if let theme = Theme.named(name) {
      builtInThemes.append(theme)
    } else {
      themeFiles.append((value, component, step))
    }
  }

  mutating func note(ownColor value: Value, at component: KeyTrail.Component, in step: Int32) {
    if colorsSeen.insert(value.index).inserted { ownColors.append((value, component, step)) }
  }

  mutating func note(file value: Value, _ use: FileUse, at component: KeyTrail.Component, in step: Int32) {
    guard filesSeen.insert(value.index).inserted else { return }
    files.append(FileReference(value: value, use: use, component: component, step: step))
  }
}
