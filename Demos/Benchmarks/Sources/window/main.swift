import Inlay
import InlayWindow

// The list of `peers/windows`: 1,000 rows in cards of 20, below headers, in a window of 1280 x 800 pixels.

final class List: TableViewDataSource {
  static let rowsPerSection = 20

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

let list = List()
let table = RoundedTableView()
table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
table.dataSource = list

var theme = Theme.settings
theme.fontFamilies = ["DejaVu Sans"]
theme.decoration.cornerRadius = 10
theme.metrics.horizontalInset = 200
theme.metrics.maximumWidth = nil
theme.metrics.sectionHeaderHeight = 40
theme.metrics.sectionFooterHeight = 0
theme.textStyles[.header]?.isUppercase = false

var options = WindowOptions()
options.isBordered = false
options.position = .zero
options.scale = 1
let window = try Window(title: "Inlay", size: Size(width: 1280, height: 800), root: table, options: options)
window.scene.theme = theme
try Window.run()
