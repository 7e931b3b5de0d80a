import Inlay
import InlayWindow

let app = TeaApp()
Application.main {
  try Window(title: "Teas", size: Size(width: 390, height: 600), root: app.stack)
}
