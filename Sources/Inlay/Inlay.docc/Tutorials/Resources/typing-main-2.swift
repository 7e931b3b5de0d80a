import Inlay
import InlayControls
import InlayWindow

let page = VisitorPage()
Application.main {
  let window = try Window(
    title: "Visitors", root: NavigationStack(root: page), size: Size(width: 480, height: 720))
  window.scene.keyboardMode = .always
}
