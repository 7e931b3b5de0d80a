import Inlay
import InlayWindow

let app = TeaApp()
Application.main {
  try Window(title: "Teas", root: app.stack, size: Size(width: 390, height: 600))
}
