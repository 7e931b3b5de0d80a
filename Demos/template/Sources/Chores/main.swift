import Inlay
import InlayWindow

DrawingEnvironment.removeSettings()
let app = ChoresApp()
let size = Size(width: 390, height: 600)

if let option = CommandLine.arguments.firstIndex(of: "--picture") {
  // A picture without a display: `Chores --picture chores.png`.
  app.stack.frame = Rect(origin: .zero, size: size)
  let scene = Scene(root: app.stack, size: size, scale: 2)
  scene.tick(at: 0)
  let surface = try ImageSurface(for: scene)
  try scene.render(into: surface)
  try surface.writePNG(to: CommandLine.arguments.dropFirst(option + 1).first ?? "chores.png")
} else {
  let isKiosk = CommandLine.arguments.contains("--full-screen")
  Application.main {
    let window = try Window(
      title: "Chores", size: size, root: app.stack, options: isKiosk ? .kiosk : WindowOptions())
    window.minimumSize = Size(width: 280, height: 240)
  }
}
