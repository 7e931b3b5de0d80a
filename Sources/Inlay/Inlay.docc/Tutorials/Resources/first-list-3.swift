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

let table = TableView(style: .insetGrouped)
menu.show(in: table)

let scene = Scene(root: table, size: Size(width: 390, height: 420), scale: 2)
try scene.writePNG(to: "teas.png")
