import Inlay

/// A scene of many sibling layers with different colours.
struct Siblings {
  let root = Layer()
  private let extra = Layer()
  let scene: Scene
  let surface: ImageSurface

  init(_ count: Int) throws {
    root.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    let side = (1024.0 * 768 / Double(count)).squareRoot().rounded(.down)
    let columns = Int(1024 / side)
    for index in 0..<count {
      let layer = Layer()
      layer.frame = Rect(
        x: Double(index % columns) * side, y: Double(index / columns) * side, width: side - 1, height: side - 1)
      layer.backgroundColor = Self.color(index)
      root.addSublayer(layer)
    }
    extra.backgroundColor = .black
    scene = Scene(root: root, size: root.bounds.size)
    surface = try ImageSurface(for: scene)
    try frame()
  }

  func frame() throws {
    scene.tick(at: 0)
    try scene.render(into: surface)
  }

  /// A layer comes in the middle of the others, or goes at the next call.
  func insertOrRemove(_ index: Int) {
    if index & 1 == 1 { return extra.removeFromSuperlayer() }
    extra.frame = Rect(x: Double(index * 31 % 1000), y: 300, width: 20, height: 20)
    root.insertSublayer(extra, at: root.sublayers.count / 2)
  }

  static func color(_ index: Int) -> Color { .rgb(UInt32(index * 7919 % 0xFFFFFF)) }
}
