import Inlay

let teas = [("Sencha", "90 s"), ("Gyokuro", "2 min"), ("Matcha", "none")]

let menu = Form {
  Section("Black") {
    Row("Assam", detail: "4 min", .disclosure)
    Row("With milk", .switch(isOn: true) { isOn in print(isOn ? "milk" : "no milk") })
  }
  Section("Green") {
    for (name, time) in teas { Row(name, detail: time, .disclosure) }
  }
}

let size = Size(width: 390, height: 400)
let table = TableView(style: .insetGrouped)
menu.show(in: table)

let scene = Scene(root: table, size: size, scale: 2)
try scene.writePNG(to: CommandLine.arguments.dropFirst().first ?? "hello.png")
