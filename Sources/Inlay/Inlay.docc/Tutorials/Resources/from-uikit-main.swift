import Inlay
import InlayControls
import InlayWindow

let stack = NavigationStack(root: TeasPage())
Application.main {
  try Window(title: "Teas", root: stack, size: Size(width: 390, height: 600))
}
