import Inlay

let green = [("Sencha", "90 s"), ("Gyokuro", "2 min")]

let menu = Form {
  Section("Black") {
    Row("Assam", detail: "4 min")
    Row("Darjeeling", detail: "3 min")
    Row("Ceylon", detail: "4 min")
  }
  Section("Green", footer: "With water of 70 degrees.") {
    for (name, time) in green {
      Row(name, detail: time)
    }
  }
}

let size = Size(width: 390, height: 420)
let table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
menu.show(in: table)

let scene = Scene(root: table, size: size, scale: 2)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)
try surface.writePNG(to: "teas.png")
