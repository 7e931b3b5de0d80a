import Inlay

final class Teas: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Tea \(path.row + 1)"
    return cell
  }
}

let teas = Teas()
let size = Size(width: 390, height: 420)
let table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
table.register(TableViewCell.self, forCellReuseIdentifier: "row")
table.dataSource = teas
table.scrollToRow(at: RowPath(section: 0, row: 500_000), at: .middle)

let scene = Scene(root: table, size: size, scale: 2)
try scene.writePNG(to: "teas.png")
