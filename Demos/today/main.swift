import Inlay
import InlayControls

let stack = NavigationStack(root: makeSettings())
let scene = Scene(root: stack, size: Size(width: 390, height: 844), scale: 2)
try scene.writePNG(to: CommandLine.arguments.dropFirst().first ?? "today.png")
