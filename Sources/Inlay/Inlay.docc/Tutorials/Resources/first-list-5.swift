import Inlay

let list = ListDataSource(
  rows: { _ in 1_000_000 },
  fill: { cell, path in
    cell.textLabel.text = "Tea \(path.row + 1)"
  })

let size = Size(width: 390, height: 420)
let table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
list.show(in: table)
table.scrollToRow(at: RowPath(section: 0, row: 500_000), at: .middle)

let scene = Scene(root: table, size: size, scale: 2)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)
try surface.writePNG(to: "teas.png")
