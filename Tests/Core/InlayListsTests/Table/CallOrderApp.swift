import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// An app that notes what its table asks for and tells, and what is wrong with it.
final class CallOrderApp: TableViewDataSource, TableViewDelegate {
  struct Section {
    let name: Int
    var rows: [Int]
  }

  /// In the order in which they come in a layout.
  enum Call: Int {
    case editing, endedRow, endedHeader, endedFooter, madeRow, madeView, shownRow, shownHeader, shownFooter

    var isEnd: Bool { self == .endedRow || self == .endedHeader || self == .endedFooter }
  }

  /// When a call comes.
  enum Moment { case outside, tick, layout }

  var sections: [Section] = []
  var moment = Moment.outside
  private(set) var calls: [(call: Call, index: [Int])] = []
  private(set) var problems: [String] = []
  /// The rows that cells were given for, and what is shown.
  private(set) var names: [ObjectIdentifier: Int] = [:]
  private var shown: Set<ObjectIdentifier> = []
  /// The cells that wait. The last one that was at the row's position in its section is used first, or else the last.
  private(set) var waiting: [TableViewCell] = []
  private(set) var reused = 0
  /// All cells, in the order of their last use.
  private var cells: [TableViewCell] = []
  private var editedRow: RowPath?

  func forgetCalls() { calls = [] }

  private func note(_ call: Call, _ index: [Int]) {
    calls.append((call, index))
    if moment != .layout && !call.isEnd { problems.append("\(call) of \(index) \(moment)") }
  }

  private func begin(_ view: View, _ call: Call, _ index: [Int]) {
    note(call, index)
    if !shown.insert(ObjectIdentifier(view)).inserted { problems.append("\(call) of \(index) twice") }
  }

  private func end(_ view: View, _ call: Call, _ index: [Int]) {
    note(call, index)
    if shown.remove(ObjectIdentifier(view)) == nil { problems.append("\(call) of \(index), which was not shown") }
  }

  func isShown(_ view: View) -> Bool { shown.contains(ObjectIdentifier(view)) }

  // MARK: Rows

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    note(.madeRow, [path.section, path.row])
    updateWaiting()
    let made = tableView.cellsMade
    let position = tableView.heights.position(of: path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let best = waiting.lastIndex { $0.record.placedEnds == position && $0.superlayer === tableView }
    if let index = best ?? waiting.indices.last {
      reused += 1
      if waiting.remove(at: index) !== cell { problems.append("\(path) did not get the best waiting cell") }
    } else if tableView.cellsMade == made {
      problems.append("\(path) got a cell that nobody knows")
    }
    if isShown(cell) { problems.append("\(path) got a cell that is shown") }
    names[ObjectIdentifier(cell)] = sections[path.section].rows[path.row]
    cells.removeAll { $0 === cell }
    cells.append(cell)
    editedRow = path
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    if !tableView.isEditing { problems.append("\(path) is asked whether it can be edited") }
    // Of a row that was just made, the question belongs to it.
    if editedRow == path {
      editedRow = nil
    } else {
      note(.editing, [path.section, path.row])
    }
    return true
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    .fixed(Double(20 + sections[path.section].rows[path.row] % 7 * 9))
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
    begin(cell, .shownRow, [path.section, path.row])
    if names[ObjectIdentifier(cell)] != sections[path.section].rows[path.row] {
      problems.append("\(path) is shown in the cell of another row")
    }
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {
    end(cell, .endedRow, [path.section, path.row])
    if cell.isWaiting { waiting.append(cell) }
  }

  /// Cells that were never shown wait without a call.
  func updateWaiting() {
    for cell in cells where cell.isWaiting && !waiting.contains(where: { $0 === cell }) { waiting.append(cell) }
  }

  // MARK: Headers and footers

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    sections[section].name % 3 == 0 ? .fixed(0) : .fixed(22)
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    sections[section].name % 2 == 0 ? .fixed(0) : .fixed(14)
  }

  private func view(_ tableView: TableView, _ section: Int) -> View? {
    note(.madeView, [section])
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
    if let view, isShown(view) { problems.append("section \(section) got a view that is shown") }
    return view
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view(tableView, section) }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { view(tableView, section) }

  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    begin(view, .shownHeader, [section])
  }

  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    begin(view, .shownFooter, [section])
  }

  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    end(view, .endedHeader, [section])
  }

  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
    end(view, .endedFooter, [section])
  }

  // MARK: Order

  /// What is wrong with the order of the calls of one layout.
  ///
  /// - Parameters:
  ///   - mayRepeat: Whether the layout may have looked several times at what is in view.
  ///   - endsCarried: Whether carried parts may have ended, before the others.
  func orderProblem(mayRepeat: Bool, endsCarried: Bool) -> String? {
    if let first = problems.first { return first }
    var last: (call: Call, index: [Int])?
    for (call, index) in calls {
      var call = call
      // A row that comes back keeps its cell, and is asked about among those that are made.
      if call == .editing, let last, last.call != .editing { call = .madeRow }
      if let last {
        let isOrdered =
          last.call == call
          ? call == .madeView || last.index.lexicographicallyPrecedes(index) : last.call.rawValue < call.rawValue
        let areEnds = last.call.isEnd && call.isEnd
        if !isOrdered, !(endsCarried && areEnds), !mayRepeat || call.rawValue >= Call.shownRow.rawValue {
          return "\(call) of \(index) comes after \(last.call) of \(last.index)"
        }
      }
      last = (call, index)
    }
    return nil
  }
}
