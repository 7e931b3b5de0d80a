import Inlay

func ticket(_ title: String, _ place: String, seat: String) -> Row {
  let label = Label(textStyle: .title)
  (label.text, label.textAlignment, label.bounds.size) = (seat, .center, Size(width: 52, height: 24))
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
var theme = Theme.modern
theme.card.cornerRadius = 10
theme.metrics.section.textInset = 36
theme.colors[.cellSelected] = .rgb(0xFFE8B0)
let table = TableView(frame: Rect(origin: .zero, size: size), style: .grouped)
table.decoration = .tickets
table.rowHeight = .fixed(72)
table.sectionHeaderHeight = .fixed(40)
table.overrideTheme = theme
tickets.show(in: table)
table.selectRow(at: RowPath(section: 1, row: 0))

let scene = Scene(root: table, size: size, scale: 2)
try scene.writePNG(to: CommandLine.arguments.dropFirst().first ?? "tickets.png")
