import Inlay

/// A tea menu: two sections, the second with a header.
final class Menu: TableViewDataSource {
  let teas = [
    [("Assam", "4 min"), ("Darjeeling", "3 min"), ("Ceylon", "4 min")],
    [("Sencha", "90 s"), ("Gyokuro", "2 min")],
  ]

  func numberOfSections(in tableView: TableView) -> Int {
    teas.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    teas[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["Black", "Green"][section]
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
    let (name, time) = teas[path.section][path.row]
    cell.textLabel.text = name
    cell.detailTextLabel.text = time
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

let size = Size(width: 480, height: 340)
let table = RoundedTableView(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
table.sectionHeaderHeight = 40
table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "tea")
let menu = Menu()
table.dataSource = menu
table.selectRow(at: RowPath(section: 0, row: 1))

let scene = Scene(root: table, size: size, scale: 2)
scene.tick(at: 0)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)

let path = CommandLine.arguments.dropFirst().first ?? "hello.png"
try surface.writePNG(to: path)
