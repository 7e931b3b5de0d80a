import Inlay
import InlayWindow

let app = ChoresApp()
let size = Size(width: 390, height: 600)

if let option = CommandLine.arguments.firstIndex(of: "--picture") {
  // A picture without a display: `Chores --picture chores.png`.
  let scene = Scene(root: app.stack, size: size, scale: 2)
  try scene.writePNG(to: CommandLine.arguments.dropFirst(option + 1).first ?? "chores.png")
} else {
  let isKiosk = CommandLine.arguments.contains("--full-screen")
  Application.main {
    let window = try Window(
      title: "Chores", root: app.stack, size: size, options: isKiosk ? .kiosk : Window.Options())
    window.minimumSize = Size(width: 280, height: 240)
  }
}
