import Inlay
import InlayControls
import InlayWindow

let page = VisitorPage()
Application.main {
  let window = try Window(
    title: "Visitors", size: Size(width: 480, height: 720), root: NavigationStack(root: page))
  window.scene.keyboardMode = .always
}
