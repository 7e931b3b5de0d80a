import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

extension Scene {
  /// Taps the row with a title as a user does, then lets time pass until the scene is at rest. If the row is out of
  /// view, it is scrolled into view first.
  ///
  ///     scene.tapRow("Wash the dishes")
  ///     scene.tapRow("Done", onControl: true)
  ///
  /// If several tables have such a row, the topmost one is used, such as that of the page on top, and of several rows
  /// the first. If there is no such row, or something is in front of it, the test fails. O(rows) for rows out of view.
  ///
  /// - Parameters:
  ///   - title: The row's title or its accessibility label.
  ///   - onControl: Whether the tap is on the row's last control, such as a switch or a text field, instead of the
  ///     middle of the row; false by default.
  ///   - fileID: The test file, for the report.
  ///   - filePath: The path of the test file, for the report.
  ///   - line: The line of a failure.
  ///   - column: The column of a failure.
  /// - Returns: Whether a view handled the tap; false for a row without an action.
  @discardableResult
  public func tapRow(
    _ title: String, onControl: Bool = false,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return RowTap(scene: self, onControl: onControl).report(at: place) { tap throws(RowTap.Failure) in
      try tap.tap(title)
    }
  }

  /// Taps a row by its path, as `tapRow(_:onControl:)` does by its title.
  ///
  /// - Parameters:
  ///   - path: The section and number of the row.
  ///   - table: The table; `nil`, the default, for the topmost one that has the row.
  ///   - onControl: Whether the tap is on the row's last control, instead of the middle of the row; false by default.
  ///   - fileID: The test file, for the report.
  ///   - filePath: The path of the test file, for the report.
  ///   - line: The line of a failure.
  ///   - column: The column of a failure.
  /// - Returns: Whether a view handled the tap; false for a row without an action.
  @discardableResult
  public func tapRow(
    at path: RowPath, in table: TableView? = nil, onControl: Bool = false,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return RowTap(scene: self, onControl: onControl).report(at: place) { tap throws(RowTap.Failure) in
      try tap.tap(path, in: table)
    }
  }
}

/// A tap on a row of a scene's tables.
struct RowTap {
  let scene: Scene
  let onControl: Bool

  /// Why nothing was tapped.
  struct Failure: Error {
    let message: String
  }

  func report(at place: TestPlace, _ tap: (RowTap) throws(Failure) -> Bool) -> Bool {
    do throws(Failure) {
      return try tap(self)
    } catch {
      TestReport.fail(error.message, at: place)
      return false
    }
  }

  func tap(_ title: String) throws(Failure) -> Bool {
    scene.tick(at: scene.time)
    let tables = tables
    for table in tables { if let known = path(of: title, in: table) { return try tap(known, in: table) } }
    let titles = tables.flatMap(\.visibleCells).map(\.textLabel.text.debugDescription)
    throw Failure(message: "no row is named \(title.debugDescription); visible are \(titles.joined(separator: ", "))")
  }

  func tap(_ path: RowPath, in table: TableView?) throws(Failure) -> Bool {
    scene.tick(at: scene.time)
    let name = "row [\(path.section), \(path.row)]"
    guard let table = table ?? tables.first(where: { $0.rectForRow(at: path) != nil }) else {
      throw Failure(message: "no visible table has a \(name)")
    }
    table.scrollToRow(at: path, at: .nearest)
    scene.tick(at: scene.time)
    guard let cell = table.cellForRow(at: path) else { throw Failure(message: "\(name) is not visible in the table") }
    let wanted: View? = onControl ? control(in: cell) : cell
    guard let target = wanted else {
      throw Failure(message: "\(name) has no control that can be tapped")
    }
    let point = target.convert(target.bounds.center, to: nil)
    let hit = scene.root.hitTest(point)
    guard let hit, hit.isDescendant(of: cell) else {
      throw Failure(message: "\(hit?.reportName ?? "nothing") is in front of \(name)")
    }
    let isHandled = scene.tap(at: point)
    scene.finishAnimations()
    return isHandled
  }

  /// The tables that are not hidden, the topmost one first.
  private var tables: [TableView] {
    var tables: [TableView] = []
    // A list, not recursion, since trees may be deep.
    var waiting = [scene.root]
    while let layer = waiting.popLast() {
      if layer.isHidden { continue }
      if let table = layer as? TableView { tables.append(table) }
      waiting += layer.paintedSublayers
    }
    return tables
  }

  /// The first row with a title, for which the table is scrolled if none in view has it.
  private func path(of title: String, in table: TableView) -> RowPath? {
    func pathInView() -> RowPath? {
      table.visibleCells.first { $0.textLabel.text == title || $0.accessibilityLabel == title }?.rowPath
    }
    if let path = pathInView() { return path }
    let offset = table.contentOffset
    for section in 0..<table.numberOfSections {
      var row = 0
      while row < table.numberOfRows(inSection: section) {
        table.scrollToRow(at: RowPath(section: section, row: row), at: .top)
        table.layoutIfNeeded()
        if let path = pathInView() { return path }
        let last = table.visibleRowPaths.last { $0.section == section }
        row = max(row, last?.row ?? row) + 1
      }
    }
    table.setContentOffset(offset)
    table.layoutIfNeeded()
    return nil
  }

  /// The control of a row that is nearest to the row's end: a view on which assistive technology can act.
  private func control(in cell: TableViewCell) -> View? {
    var controls: [(view: View, x: Double)] = []
    var waiting: [Layer] = cell.sublayers
    while let layer = waiting.popLast() {
      if layer.isHidden { continue }
      if let view = layer as? View, view.accessibilityElement?.actions.isEmpty == false {
        controls.append((view, view.convert(view.bounds.center, to: cell).x))
      } else {
        waiting += layer.sublayers
      }
    }
    let isMirrored = scene.traits.effectiveDirection == .rightToLeft
    return controls.max { isMirrored ? $0.x > $1.x : $0.x < $1.x }?.view
  }
}
