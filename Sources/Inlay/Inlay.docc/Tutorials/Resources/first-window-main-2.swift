import Inlay
import InlayWindow

let app = TeaApp()
Application.main {
  let window = try Window(title: "Teas", root: app.stack, size: Size(width: 390, height: 600))
  window.minimumSize = Size(width: 280, height: 240)
  app.load(from: Shop())
}
