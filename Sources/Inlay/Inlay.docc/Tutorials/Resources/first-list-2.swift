import Inlay

let menu = Form {
  Section {
    Row("Assam", detail: "4 min")
    Row("Darjeeling", detail: "3 min")
    Row("Ceylon", detail: "4 min")
  }
}

let table = TableView(style: .insetGrouped)
menu.show(in: table)

let scene = Scene(root: table, size: Size(width: 390, height: 420), scale: 2)
try scene.writePNG(to: "teas.png")
