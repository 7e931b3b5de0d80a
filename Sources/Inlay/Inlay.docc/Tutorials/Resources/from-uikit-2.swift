import Inlay
import InlayControls

final class TeasPage: NavigationPage, TableViewDataSource, TableViewDelegate {
  var teas = ["Assam", "Darjeeling", "Sencha"]
  let table = TableView(style: .insetGrouped)

  init() {
    super.init("Teas", content: table)
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    table.dataSource = self
    table.delegate = self
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

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.deselectRow(at: path)
    let page = FormPage(teas[path.row]) {
      Section { Row("Steeping time", detail: "3 min") }
    }
    navigationStack?.push(page)
  }
}
