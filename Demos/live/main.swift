import Inlay
import InlayWindow

let usage = """
  usage: live SCENE [--scale S]

  Shows a scene file in a window, and again whenever it, its theme, images or data change. Control-Shift-F shows the
  statistics of frames.
    --scale S   device pixels for each point, instead of the display's
  """

var arguments = CommandLine.arguments.dropFirst()
var scale: Double?
if let index = arguments.firstIndex(of: "--scale") {
  let value = arguments.index(after: index)
  scale = arguments.indices.contains(value) ? Double(arguments[value]) : nil
  guard let scale, scale > 0, scale <= 8 else { end("--scale takes a number above 0, up to 8\n\(usage)", 2) }
  arguments.removeSubrange(index...value)
}
guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else { end(usage, 2) }

do {
  let live = try LiveScene(path, scale: scale)
  try Window.run()
  live.end()
} catch {
  end("live: \(error)", 1)
}
