import Inlay
import InlayWindow

let panel = Panel()
Application.main {
  try Window(
    title: "Settings", size: Size(width: 480, height: 720), root: panel,
    options: CommandLine.arguments.contains("--full-screen") ? .kiosk : WindowOptions())
}
