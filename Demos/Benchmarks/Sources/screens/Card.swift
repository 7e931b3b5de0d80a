import Inlay
import InlayFiles

/// The job of a server that renders small pictures.
extension Job {
  /// The scene file is read again for each picture.
  static func card(_ file: String) throws -> Job {
    let context = RenderContext()
    func render() throws -> Int {
      try SceneFile(path: file).load(context: context).runScript().surface.pngData().count
    }
    for _ in 0..<3 { _ = try render() }
    return Job(times: 20) { _ in
      _ = try render()
      return 0
    }
  }
}
