import InlayImages
import InlayTestSupport
import Testing

@testable import InlayGraphics

/// A folder with the scene `s.yaml`, of 20 x 10 pixels, and its picture `ref.png`.
struct ComparedScene {
  static let text = """
    inlay: 1
    size: [20, 10]
    background: '#204060'
    layers: [{name: a, frame: [2, 3, 5, 4], backgroundColor: '#FFFFFF'}]

    """

  let folder: TestFolder

  init(_ text: String = text) throws {
    folder = try TestFolder()
    try folder.write(text, to: "s.yaml")
    let result = try Program.run(["s.yaml", "-o", "ref.png"], in: folder.path)
    try #require(result.status == 0, "\(result.errors)")
  }

  /// Compares the scene with the reference, with more arguments.
  func compare(_ arguments: String...) throws -> Program.Result { try compare(arguments) }

  func compare(_ arguments: [String]) throws -> Program.Result {
    try Program.run(["s.yaml", "--compare", "ref.png"] + arguments, in: folder.path)
  }

  func image(_ name: String) throws -> Image { try Image(path: folder[name]) }

  func pixels(_ name: String) throws -> [UInt32] { try image(name).withPixels { Array($0) } }

  /// Changes pixels of the reference.
  func changeReference(_ changes: [(x: Int, y: Int, pixel: UInt32)]) throws {
    var pixels = try pixels("ref.png")
    for (x, y, pixel) in changes { pixels[y * 20 + x] = pixel }
    let surface = try ImageSurface(pixelWidth: 20, pixelHeight: 10)
    surface.bitmap.withMutablePixels { target in
      for (index, pixel) in pixels.enumerated() {
        let place = index / 20 * surface.bitmap.bytesPerRow + index % 20 * 4
        target.storeBytes(of: pixel, toByteOffset: place, as: UInt32.self)
      }
    }
    try folder.write(try surface.pngData(), to: "ref.png")
  }
}
