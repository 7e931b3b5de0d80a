import Inlay
import InlayWindow

let app = TeaApp()
let window = try Window(
  title: "Teas", size: Size(width: 390, height: 600), root: app.stack)
try Application.run()
