import Inlay
import InlayControls
import InlayWindow

let page = VisitorPage()
let window = try Window(
  title: "Visitors", size: Size(width: 480, height: 720), root: NavigationStack(root: page))
window.scene.keyboardMode = .always
try Application.run()
