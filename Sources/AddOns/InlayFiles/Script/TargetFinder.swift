import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText
import InlayViews

/// Finds a step's target among the visible layers of a scene. O(layers).
struct TargetFinder {
  let scene: Scene

  /// The layer or row that is the target, or has it inside.
  enum Container {
    case layer(Layer, String)
    case row(RowPath, TableView)
  }

  /// A layer and the middle of its visible part.
  private struct Match {
    let layer: Layer
    let middle: Point
  }

  // MARK: Rows

  /// The row of a target.
  ///
  /// - Parameter table: The row's table; nil for the topmost visible table with such a row.
  func row(of target: Value, in table: TableView?) throws(StepProblem) -> Container {
    if let table { return .row(try RowCounts.of(table).row(target, "row"), table) }
    let tables = visibleLayers(in: scene.root).reversed().compactMap { $0 as? TableView }
    for table in tables {
      if let path = try? RowCounts.of(table).row(target, "row") { return .row(path, table) }
    }
    guard let only = tables.first, tables.count == 1 else {
      throw StepProblem(key: "row", message: "no visible table has this row")
    }
    return .row(try RowCounts.of(only).row(target, "row"), only)
  }

  /// The middle of a row's visible part; nil for none.
  private func middle(ofRow path: RowPath, in table: TableView) -> Point? {
    guard let rect = table.rectForRow(at: path)?.intersection(table.bounds), !rect.isEmpty else { return nil }
    return table.convert(rect.center, to: nil)
  }

  // MARK: Targets

  /// The middle of a target's visible part, in the scene's space.
  ///
  /// - Parameters:
  ///   - container: The layer or row around the target; nil for the whole scene.
  ///   - rowMayBeCovered: Whether something may be in front of a row.
  func middle(of target: Value, in container: Container?, rowMayBeCovered: Bool) throws(StepProblem) -> Point {
    if let text = target["text"]?.text { return try middle(ofText: text, in: container) }
    let (role, label) = (target["role"]?.name(AccessibilityRole.self), target["label"]?.text)
    if role != nil || label != nil { return try middle(ofElement: role, label, in: container) }
    switch container {
    case .layer(let layer, let name):
      guard let point = layer.visibleMiddle(in: scene) else {
        throw StepProblem(key: "name", message: "the layer \(name.quoted) is not visible")
      }
      return try reachable([Match(layer: layer, middle: point)], "the layer \(name.quoted)", key: "name")
    case .row(let path, let table):
      if rowMayBeCovered, let point = middle(ofRow: path, in: table) { return point }
      guard let cell = table.cellForRow(at: path), let point = cell.visibleMiddle(in: scene) else {
        throw Self.hiddenRow(path)
      }
      return try reachable([Match(layer: cell, middle: point)], Self.name(of: path), key: "row")
    case nil:
      throw StepProblem(key: "text", message: "expected a text, a role, a label, a name or a row")
    }
  }

  private static func name(of path: RowPath) -> String { "row [\(path.section), \(path.row)]" }

  private static func hiddenRow(_ path: RowPath) -> StepProblem {
    StepProblem(key: "row", message: "\(name(of: path)) is not visible; scroll to it first")
  }

  private func middle(ofText wanted: String, in container: Container?) throws(StepProblem) -> Point {
    let texts = try candidates(in: container).compactMap { $0 as? TextLayer }.filter { !$0.effectiveString.isEmpty }
    var matches: [Match] = []
    var others: [String] = []
    for text in texts {
      guard let point = text.visibleMiddle(in: scene) else { continue }
      let shown = text.shownTexts
      if shown.contains(wanted) { matches.append(Match(layer: text, middle: point)) } else { others += shown }
    }
    guard matches.isEmpty else { return try reachable(matches, "the text \(wanted.quoted)", key: "text") }
    let hint = others.count <= Checker.nearestLimit ? others.hint(for: wanted) : ""
    throw StepProblem(key: "text", message: "no visible text is \(wanted.quoted)\(hint)")
  }

  private func middle(
    ofElement role: AccessibilityRole?, _ label: String?, in container: Container?
  ) throws(StepProblem) -> Point {
    var fitting: [Layer] = []
    var others: [String] = []
    for layer in try candidates(in: container) {
      guard let element = layer.ownAccessibilityElement, role == nil || element.role == role else { continue }
      if label == nil || element.label == label { fitting.append(layer) } else { others.append(element.label) }
    }
    // A row has the role and the label of its control.
    var around: Set<ObjectIdentifier> = []
    for layer in fitting {
      // The layers around a known one are known.
      for outer in layer.superlayerChain.dropFirst() {
        guard around.insert(ObjectIdentifier(outer)).inserted else { break }
      }
    }
    let innermost = fitting.filter { !around.contains(ObjectIdentifier($0)) }
    let matches = innermost.compactMap { layer in
      layer.visibleMiddle(in: scene).map { Match(layer: layer, middle: $0) }
    }
    let words = [role.map { "the role \($0.rawValue)" }, label.map { "the label \($0.quoted)" }]
      .compactMap { $0 }.joined(separator: " and ")
    let key = label == nil ? "role" : "label"
    guard matches.isEmpty else { return try reachable(matches, "the element with \(words)", key: key) }
    var hint = ""
    if let label, others.count <= Checker.nearestLimit { hint = others.filter { !$0.isEmpty }.hint(for: label) }
    throw StepProblem(key: key, message: "no visible element has \(words)\(hint)")
  }

  // MARK: Layers

  /// The number of layers that a search visits.
  var layerCount: Int { visibleLayers(in: scene.root).count }

  /// The visible layers of a container, from back to front.
  private func candidates(in container: Container?) throws(StepProblem) -> [Layer] {
    switch container {
    case .layer(let layer, _): return visibleLayers(in: layer)
    case .row(let path, let table):
      guard let cell = table.cellForRow(at: path) else { throw Self.hiddenRow(path) }
      return visibleLayers(in: cell)
    case nil: return visibleLayers(in: scene.root)
    }
  }

  private func visibleLayers(in container: Layer) -> [Layer] {
    var found: [Layer] = []
    // A list instead of recursion, since trees may be deep.
    var waiting = [container]
    while let layer = waiting.popLast() {
      if layer.isHidden || layer.opacity <= 0 { continue }
      found.append(layer)
      waiting += layer.paintedSublayers.reversed()
    }
    return found
  }

  /// The most matches of which each is hit-tested.
  private static let mostMatches = 20

  /// The middle of the only match that nothing covers.
  private func reachable(_ matches: [Match], _ name: String, key: String) throws(StepProblem) -> Point {
    let free = matches.count > Self.mostMatches ? matches : matches.filter { layer(inFrontOf: $0) == nil }
    if free.count > 1 {
      let places = free.prefix(3).map { "[\($0.middle.x.text), \($0.middle.y.text)]" }.joined(separator: ", ")
      let more = free.count > 3 ? " and \(free.count - 3) more" : ""
      throw StepProblem(
        key: key,
        message: "\(name) is visible \(free.count) times, at \(places)\(more); add the name or row around it")
    }
    if let match = free.first { return match.middle }
    let front = matches.first.flatMap { layer(inFrontOf: $0) } ?? scene.root
    throw StepProblem(key: key, message: "\(front.reportName) is in front of \(name)")
  }

  /// The layer that a press hits instead of a match; nil if it hits the match.
  private func layer(inFrontOf match: Match) -> Layer? {
    guard let hit = scene.root.hitTest(match.middle) else { return nil }
    // A press on the title of a button is a press on the button.
    let owner = match.layer.superlayerChain.first { $0 is View && $0.ownAccessibilityElement != nil }
    let isHit = [match.layer, owner ?? match.layer].contains { layer in
      hit === layer || hit.isDescendant(of: layer) || layer.isDescendant(of: hit)
    }
    return isHit ? nil : hit
  }
}

extension Layer {
  /// The middle of the part that the scene shows, in the scene's space; nil for none.
  fileprivate func visibleMiddle(in scene: Scene) -> Point? {
    var rect = shownFrame.intersection(Rect(origin: .zero, size: scene.size))
    for layer in superlayerChain {
      if layer.isHidden || layer.opacity <= 0 { return nil }
      if layer !== self, layer.masksToBounds { rect = rect.intersection(layer.shownFrame) }
    }
    return rect.isEmpty ? nil : rect.center
  }
}

extension TextLayer {
  /// The text as it is shown, and as it was set if that differs, such as in capitals.
  fileprivate var shownTexts: [String] {
    let texts = [effectiveString, text].map { usesMarkup ? TextContext.plainText(ofMarkup: $0) : $0 }
    return texts[0] == texts[1] ? [texts[0]] : texts
  }
}
