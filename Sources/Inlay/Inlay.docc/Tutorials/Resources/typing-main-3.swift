import Inlay
import InlayWindow

let screen = DeskScreen()
Application.main {
  let window = try Window(
    title: "Visitors", root: screen, size: Size(width: 480, height: 720))
  screen.follow(window.scene)
}
