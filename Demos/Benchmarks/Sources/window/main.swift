import Inlay
import InlayWindow

// A list in a window of 1280 x 800 pixels; with the argument `select`, the cost of showing a selected row in it.

let list = List()
var options = WindowOptions()
options.hasTitleBar = false
options.position = .zero
options.scale = 1
let size = Size(width: 1280, height: 800)
Application.main {
  let window = try Window(title: "Inlay", size: size, root: list.table, options: options)
  window.scene.theme = List.theme
  if CommandLine.arguments.contains("select") { try Selecting(list, in: window, size).run() }
}
