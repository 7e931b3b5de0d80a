import Inlay
import InlayWindow

let arguments = CommandLine.arguments
func value(of option: String) -> String? {
  arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

let panel = Panel()
let options: WindowOptions = arguments.contains("--full-screen") ? .kiosk : WindowOptions()
let sides = (value(of: "--size") ?? "480x720").split(separator: "x").compactMap { Double($0) }
let size = Size(width: sides.first ?? 480, height: sides.last ?? 720)
let window = try Window(title: "Settings", size: size, root: panel, options: options)
window.scene.theme = .modern
if arguments.contains("--right-to-left") { window.scene.traits.direction = .rightToLeft }
if let scale = value(of: "--text-scale").flatMap(Double.init) { window.scene.traits.textScale = scale }
window.eventHandler = { event in
  guard case .key(let key) = event, key.listEvent?.key == .escape, panel.details != nil else { return false }
  panel.hideDetails()
  return true
}
panel.changeAppearance = { window.appearanceOverride = $0 }

// The radio works on other threads; what it finds comes back to the main thread by `post`.
let radio = Radio(seed: value(of: "--seed").flatMap(UInt64.init) ?? 1)
panel.scan = {
  Task.detached {
    let networks = await radio.scan()
    Window.post { panel.found(networks) }
  }
}
panel.join = { name in
  Task.detached {
    await radio.join(name)
    Window.post { panel.didJoin(name) }
  }
}
panel.scan()
Window.after(5, every: 5) { if panel.wifi.isOn { panel.scan() } }
try Window.run()
