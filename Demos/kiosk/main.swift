import Foundation
import Inlay
import InlayWindow

// A program that ends before it has read what it gets must not end this one.
signal(SIGPIPE, SIG_IGN)
let arguments = CommandLine.arguments
let panel = Panel()
// Without a display, and when it is lost, the program ends with 3: a supervisor starts it again.
Application.main {
  let window = try Window(
    title: "Settings", root: panel.stack, size: Size(width: 480, height: 720),
    options: arguments.contains("--full-screen") ? .kiosk : Window.Options())
  if arguments.contains("--right-to-left") { window.scene.traits.direction = .rightToLeft }
  if arguments.contains("--large-text") { window.scene.traits.textScale = 1.4 }
  try panel.start(in: window.scene)
  panel.show(.read())
  Application.after(1, every: 1) { panel.show(.read()) }
  Application.after(10, every: 10) { Task { await panel.use() } }
  Task {
    if let manager = await NetworkManager() { panel.radio = manager }
    await panel.use()
  }
}
