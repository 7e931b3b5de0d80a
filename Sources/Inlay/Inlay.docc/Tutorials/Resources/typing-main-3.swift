import Inlay
import InlayWindow

let screen = DeskScreen()
let window = try Window(title: "Visitors", size: Size(width: 480, height: 720), root: screen)
screen.follow(window.scene)
try Application.run()
