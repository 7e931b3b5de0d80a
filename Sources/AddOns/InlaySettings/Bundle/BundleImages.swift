import InlayFiles
import InlayGraphics
import InlayImages
import InlaySystem
import Synchronization

/// The images of a bundle, each decoded once, with limits for all together.
final class BundleImages: Sendable {
  private struct Key: Hashable {
    let version: FileVersion
    let scale: Double
  }

  private struct State {
    /// The images; nil for files that are not images.
    var images: [Key: Image?] = [:]
    var pixelsLeft: Int
  }

  /// Icons have a few thousand pixels.
  private static let maximumPixels = 4 << 20
  /// The pixels that a damaged file counts: how many of them were decoded is not known.
  private static let damagedPixels = 1 << 20

  private let state: Mutex<State>
  private let svgTime: SVGTime

  /// - Parameters:
  ///   - maximumPixels: Of all images together.
  ///   - svgSeconds: Of CPU time, of all SVG files together.
  init(maximumPixels: Int, svgSeconds: Double = SceneLimits().maximumSVGSeconds) {
    state = Mutex(State(pixelsLeft: maximumPixels))
    svgTime = SVGTime(seconds: svgSeconds)
  }

  /// The number of images that were decoded or tried.
  var count: Int { state.withLock(\.images.count) }

  /// The image of a file; nil for one that is damaged, or needs more than is left of a limit.
  func image(reading file: consuming RegularFile, scale: Double) -> Image? {
    let key = Key(version: file.version, scale: scale)
    if let known = state.withLock({ $0.images[key] }) { return known }
    let limit = min(Self.maximumPixels, state.withLock(\.pixelsLeft))
    var image: Image?
    var pixels = 0
    // The bundle may live as long as the program.
    defer { svgTime.endProcess() }
    do throws(InlayError) {
      let made = try Image(reading: file, scale: scale, maximumPixels: limit, svgTime: svgTime)
      image = made
      pixels = made.pixelWidth * made.pixelHeight
    } catch {
      if error.kind == .invalidData { pixels = Self.damagedPixels }
    }
    state.withLock { state in
      state.images[key] = .some(image)
      state.pixelsLeft = max(0, state.pixelsLeft - pixels)
    }
    return image
  }
}
