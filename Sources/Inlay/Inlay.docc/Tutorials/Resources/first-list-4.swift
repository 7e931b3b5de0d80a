import Inlay
import InlayControls

let green = [("Sencha", "90 s"), ("Gyokuro", "2 min")]
var isLoose = true

let menu = Form {
  Section("Black") {
    Row("Assam", detail: "4 min", .disclosure)
    Row("Darjeeling", detail: "3 min", .checkmark)
    Row("Ceylon", subtitle: "From the hills of Uva")
  }
  Section("Green", footer: "With water of 70 degrees.") {
    for (name, time) in green {
      Row(name, detail: time)
    }
  }
  Section {
    Row("Loose leaves", image: .tile(.folder, color: .rgb(0x34C759)), .switch(isOn: isLoose) { isLoose = $0 })
  }
}

let table = TableView(style: .insetGrouped)
menu.show(in: table)

let scene = Scene(root: table, size: Size(width: 390, height: 520), scale: 2)
try scene.writePNG(to: "teas.png")
