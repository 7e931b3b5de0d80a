import Inlay
import InlayWindow

// A list in a window of 1280 x 800 pixels; with the argument `select`, the cost of showing a selected row in it.

let list = List()
let options = Window.Options(hasTitleBar: false, position: .zero, scale: 1)
let size = Size(width: 1280, height: 800)
Application.main {
  let window = try Window(title: "Inlay", root: list.table, size: size, options: options)
  window.scene.theme = List.theme
  if CommandLine.arguments.contains("select") { try Selecting(list, size).run() }
}
