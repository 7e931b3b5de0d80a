import Inlay
import InlayFiles
import InlayWindow

let form = Form {
  Section("Black") {
    Row("Assam", detail: "4 min", .disclosure)
    Row("Darjeeling", detail: "3 min", .checkmark)
  }
}
let table = TableView(style: .insetGrouped)
form.show(in: table)

Application.main {
  let window = try Window(title: "Teas", root: table, size: Size(width: 390, height: 420))
  let loaded = try ThemeFile(path: "leaf.yaml").load()
  for warning in loaded.warnings { print(warning) }
  window.scene.theme = loaded.theme
}
