import Inlay
import InlayWindow

let screen = DeskScreen()
Application.main {
  let window = try Window(
    title: "Visitors", size: Size(width: 480, height: 720), root: screen)
  screen.follow(window.scene)
}
