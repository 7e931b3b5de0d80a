import Inlay
import InlayControls

final class TeasPage: NavigationPage, TableViewDataSource {
  var teas = ["Assam", "Darjeeling", "Sencha"]
  let table = TableView(style: .insetGrouped)

  init() {
    super.init("Teas", content: table)
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    teas.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
    cell.textLabel.text = teas[path.row]
    cell.accessories = .disclosure
    return cell
  }
}
