import Inlay
import InlayWindow

let panel = Panel()
Application.main {
  try Window(
    title: "Settings", root: panel, size: Size(width: 480, height: 720),
    options: CommandLine.arguments.contains("--full-screen") ? .kiosk : Window.Options())
}
