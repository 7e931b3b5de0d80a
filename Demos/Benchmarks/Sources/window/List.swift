import Inlay

/// The list of `peers/windows`: 1,000 rows in cards of 20, below headers.
final class List: TableViewDataSource {
  static let rowsPerSection = 20
  let table = TableView(style: .insetGrouped)

  init() {
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  static var theme: Theme {
    var theme = Theme.settings
    theme.fontFamilies = ["DejaVu Sans"]
    theme.card.cornerRadius = 10
    theme.metrics.card.inset = 200
    theme.metrics.card.maximumWidth = .infinity
    theme.metrics.section.headerHeight = 40
    theme.metrics.section.footerHeight = 0
    theme.textAttributes[.header].isUppercase = false
    return theme
  }

  func numberOfSections(in tableView: TableView) -> Int { 50 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.rowsPerSection }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section + 1)" }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let number = path.section * Self.rowsPerSection + path.row + 1
    cell.textLabel.text = "Row \(number)"
    cell.detailTextLabel.text = "Detail \(number)"
    return cell
  }
}
