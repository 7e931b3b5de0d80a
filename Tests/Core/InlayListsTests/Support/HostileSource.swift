import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

/// Extreme numbers in sequence, by a seed.
struct ExtremeNumbers {
  var random: SeededRandom

  private static let values: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 44, 1e5, 1e9, 1e12, 1e17, 1e300, 1.7e308, .infinity, .nan, -1,
  ]

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func happens(_ percent: Int) -> Bool { int(0...99) < percent }

  mutating func number() -> Double {
    let number = Self.values[int(0...Self.values.count - 1)]
    return happens(30) ? -number : number
  }

  mutating func extremeInt() -> Int { [0, 1, -1, 7, .max, .min, .max - 1, 1 << 53][int(0...7)] }

  /// Most are ordinary, so that the table shows rows.
  mutating func number(or sensible: Double) -> Double { happens(35) ? number() : sensible }

  mutating func rect() -> Rect {
    Rect(x: number(or: 0), y: number(or: 0), width: number(or: 90), height: number(or: 20))
  }

  mutating func insets() -> Insets {
    Insets(top: number(or: 0), left: number(or: 5), bottom: number(or: 0), right: number(or: 5))
  }

  mutating func transform() -> Transform {
    Transform(
      a: number(or: 1), b: number(or: 0), c: number(or: 0), d: number(or: 1), tx: number(or: 0), ty: number(or: 0))
  }
}

/// A data source and delegate with any answers, which call the table while they are asked.
final class HostileSource: TableViewDataSource, TableViewDataSourcePrefetching, TableViewDelegate {
  var numbers: ExtremeNumbers
  private var sections = 3
  private var rows = 7
  private var isMeddling = false

  init(_ numbers: ExtremeNumbers) { self.numbers = numbers }

  /// Sometimes calls the table, but never from within another such call.
  private func meddle(_ table: TableView) {
    guard !isMeddling, numbers.happens(6) else { return }
    isMeddling = true
    defer { isMeddling = false }
    let path = RowPath(section: numbers.int(-1...3), row: numbers.int(-1...8))
    switch numbers.int(0...9) {
    case 0: table.reloadData()
    case 1: table.layoutIfNeeded()
    case 2: table.contentOffset = Point(x: 0, y: numbers.number())
    case 3: table.selectRow(at: path)
    case 4: try? table.insertRows(at: [path])
    case 5: try? table.deleteSections([0])
    case 6: table.isEditing.toggle()
    case 7: table.frame = numbers.rect()
    case 8: table.scrollToRow(at: path, at: .middle, animated: false)
    default: table.dataSource = nil
    }
  }

  func numberOfSections(in tableView: TableView) -> Int {
    meddle(tableView)
    if numbers.happens(10) { sections = numbers.happens(20) ? -.max : numbers.int(-1...9) }
    return sections
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    meddle(tableView)
    // A table asks for the height of every row: a delegate with many rows is only slow.
    if numbers.happens(10) { rows = numbers.happens(20) ? .min : numbers.int(-1...30) }
    return rows
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    meddle(tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row"
    cell.image = nil
    cell.indentationLevel = numbers.happens(20) ? numbers.int(-9...1_000_000) : 0
    cell.indentationWidth = numbers.happens(20) ? numbers.number() : nil
    cell.separatorInset = numbers.happens(30) ? numbers.insets() : nil
    cell.accessories = .sample(path.row.magnitude % 6 == 0 ? 1 : numbers.int(0...9))
    if numbers.happens(20) {
      let view = View(frame: numbers.rect())
      view.backgroundColor = .black
      view.transform = numbers.transform()
      cell.accessoryView = view
    }
    if numbers.happens(20) { cell.frame = numbers.rect() }
    if numbers.happens(20) { cell.textLabel.font = Font(families: ["Inter"], size: numbers.number()) }
    if numbers.happens(10) { cell.transform = numbers.transform() }
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    meddle(tableView)
    return numbers.happens(50) ? "Header" : nil
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    meddle(tableView)
    return numbers.happens(30) ? .automatic(estimate: numbers.number()) : .fixed(numbers.number(or: 20))
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    meddle(tableView)
    return numbers.happens(50) ? nil : .fixed(numbers.number(or: 20))
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    .fixed(numbers.number(or: 5))
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    numbers.happens(20) ? View(frame: numbers.rect()) : nil
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    meddle(tableView)
    return numbers.happens(20) ? View(frame: numbers.rect()) : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    meddle(tableView)
    return numbers.happens(20) ? "Footer" : nil
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {
    meddle(tableView)
  }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    meddle(tableView)
  }
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
    meddle(tableView)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { (scrollView as? TableView).map(meddle) }

  // MARK: Events

  /// A row that may exist, or one that never did.
  private func anyPath(_ path: RowPath) -> RowPath {
    numbers.happens(60) ? path : RowPath(section: numbers.extremeInt(), row: numbers.extremeInt())
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    meddle(tableView)
    return numbers.happens(80)
  }
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? {
    meddle(tableView)
    return numbers.happens(10) ? nil : anyPath(path)
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? {
    meddle(tableView)
    return numbers.happens(10) ? nil : anyPath(path)
  }
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool {
    meddle(tableView)
    return numbers.happens(70)
  }
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { numbers.happens(80) }
  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    meddle(tableView)
    return TableViewCell.EditingStyle.allCases[numbers.int(0...TableViewCell.EditingStyle.allCases.count - 1)]
  }
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool { numbers.happens(50) }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) { meddle(tableView) }
  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) { meddle(tableView) }
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath]) { meddle(tableView) }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) { meddle(tableView) }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { numbers.happens(20) ? ["A", "", "Z"] : nil }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    numbers.extremeInt()
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { true }

  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
    numbers.happens(20) ? Decoration.builtIn[numbers.int(0...Decoration.builtIn.count - 1)] : nil
  }
}
