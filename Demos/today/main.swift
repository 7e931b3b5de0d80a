import Inlay
import InlayControls

DrawingEnvironment.removeSettings()
let size = Size(width: 390, height: 844)
let stack = NavigationStack(root: makeSettings())
stack.frame = Rect(origin: .zero, size: size)

let scene = Scene(root: stack, size: size, scale: 2)
scene.tick(at: 0)
let surface = try ImageSurface(for: scene)
try scene.render(into: surface)

let path = CommandLine.arguments.dropFirst().first ?? "today.png"
try surface.writePNG(to: path)
