import Inlay

let green = [("Sencha", "90 s"), ("Gyokuro", "2 min")]

let menu = Form {
  Section {
    Row("Assam", detail: "4 min", accessory: .disclosureIndicator)
    Row("Darjeeling", detail: "3 min", accessory: .disclosureIndicator)
    Row("Ceylon", detail: "4 min", accessory: .disclosureIndicator)
  }
  Section("Green") {
    for (name, time) in green {
      Row(name, detail: time, accessory: .disclosureIndicator)
    }
  }
}

let size = Size(width: 480, height: 340)
let table = RoundedTableView(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
table.sectionHeaderHeight = 40
menu.show(in: table)
table.selectRow(at: RowPath(section: 0, row: 1))

let scene = Scene(root: table, size: size, scale: 2)
scene.tick(at: 0)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)

let path = CommandLine.arguments.dropFirst().first ?? "hello.png"
try surface.writePNG(to: path)
