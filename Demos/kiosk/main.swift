import Inlay
import InlayWindow

DrawingEnvironment.removeSettings()
let arguments = CommandLine.arguments
let panel = Panel()
let window = try Window(
  title: "Settings", size: Size(width: 480, height: 720), root: panel,
  options: arguments.contains("--full-screen") ? .kiosk : WindowOptions())
window.scene.theme = .modern
if arguments.contains("--right-to-left") { window.scene.traits.direction = .rightToLeft }
if arguments.contains("--large-text") { window.scene.traits.textScale = 1.4 }
window.onEvent = { event in
  guard case .input(.key(let key)) = event, key.key == .escape, key.isDown, panel.details != nil else { return false }
  panel.hideDetails()
  return true
}
panel.changeAppearance = { window.overrideAppearance = $0 }

// The radio works on other threads. Tasks that are made here have the main actor, which `run()` lets them have.
let radio = Radio()
panel.scan = { Task { panel.found(await radio.scan()) } }
panel.join = { name in
  Task {
    await radio.join(name)
    panel.didJoin(name)
  }
}
panel.scan()
Application.after(5, every: 5) { if panel.wifi.isOn { panel.scan() } }
try runWindow()
