import Inlay

DrawingEnvironment.removeSettings()

func ticket(_ title: String, _ place: String, seat: String) -> Row {
  let label = Label(textStyle: .title)
  (label.text, label.alignment, label.bounds.size) = (seat, .center, Size(width: 52, height: 24))
  return Row(title, subtitle: place, .view { label })
}

let tickets = Form {
  Section("Tonight") {
    ticket("The Magic Flute", "Opera House, 19:30", seat: "F 12")
    ticket("Piano Trio No. 2", "Small Hall, 20:00", seat: "C 4")
  }
  Section("Next week") {
    ticket("Night Train to Lisbon", "Platform 7, Tuesday 21:14", seat: "31 A")
    ticket("Whales of the North", "Museum of Nature, Friday", seat: "2 ×")
  }
}

let size = Size(width: 400, height: 400)
let table = TableView(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), style: .grouped)
table.decoration = .tickets
table.sectionCornerRadius = 10
table.rowHeight = .fixed(72)
table.sectionHeaderHeight = .fixed(40)
table.headerTextInset = 36
table.cellSelectedBackgroundColor = .rgb(0xFFE8B0)
tickets.show(in: table)
table.selectRow(at: RowPath(section: 1, row: 0))

let scene = Scene(root: table, size: size, scale: 2)
scene.tick(at: 0)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)

let path = CommandLine.arguments.dropFirst().first ?? "tickets.png"
try surface.writePNG(to: path)
