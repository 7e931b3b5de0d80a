import InlayGraphics
import InlayLayers

@testable import InlayLists

/// Sections whose rows have all kinds of accessories, some of them disabled.
final class EventSource: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var titles: [String] = []
  var selections = 0
  private(set) var commits = 0
  private(set) var contexts = 0
  var commit: (TableView, TableViewCell.EditingStyle, RowPath) -> Void = { _, _, _ in }
  var move: (TableView, RowPath, RowPath) -> Void = { _, _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(section)" : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    cell.accessories = .sample(path.row * 7 + path.section)
    cell.isEnabled = (path.row + path.section) % 4 != 0
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { selections += 1 }

  func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu? {
    contexts += 1
    return path.row % 2 == 0 ? Menu() : nil
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    guard section % 3 == 1 else { return nil }
    let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? OracleBar
    bar?.label.text = "Bar \(section)"
    return bar
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    section % 3 == 1 ? .fixed(20) : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { path.row % 5 != 4 }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { path.row % 3 == 1 }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    TableViewCell.EditingStyle.allCases[(path.row + path.section) % 3]
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    commits += 1
    commit(tableView, editingStyle, path)
  }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    move(tableView, path, newPath)
  }
}
