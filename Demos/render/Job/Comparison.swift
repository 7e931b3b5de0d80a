import Inlay
import InlayFiles

/// The comparison of a picture with a reference.
struct Comparison {
  let path: String
  private let reference: Image
  private let tolerance: PictureDifference.Tolerance

  /// Reads the reference; nil where the arguments name none.
  ///
  /// - Throws: `FileError` when it cannot be read, is no PNG or has more pixels than the limits allow.
  init?(_ arguments: Render) throws(FileError) {
    guard let path = arguments.comparison.compare else { return nil }
    self.path = path
    tolerance = arguments.comparison.tolerance?.value ?? .exact
    do throws(InlayError) {
      reference = try Image(path: path, maximumPixels: arguments.sceneOptions.limits.maximumPixels)
    } catch {
      let message = "the reference cannot be read: \(error.reason(without: path))"
      throw FileError(problems: [Problem(file: path, line: 1, column: 1, message: message)], files: [path])
    }
  }

  func difference(of surface: ImageSurface) -> PictureDifference {
    PictureDifference(of: surface.bitmap, from: Bitmap(sharing: reference), tolerance: tolerance)
  }

  /// A PNG of the surface with the differing pixels marked.
  func marks(on surface: ImageSurface) throws(InlayError) -> [UInt8] {
    try surface.markingDifferences(from: reference, tolerance: tolerance.channel).pngData()
  }
}
