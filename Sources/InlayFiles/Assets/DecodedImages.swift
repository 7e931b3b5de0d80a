import InlayGraphics

/// The images of a scene and its themes: each file is decoded once, and all share one limit of pixels.
final class DecodedImages {
  private let maximumPixels: Int
  private var pixelsLeft: Int
  /// By the files that they are in, without links.
  private var imagesByFile: [String: Result<Image, AssetFailure>] = [:]

  init(limits: SceneLimits) {
    maximumPixels = limits.maximumPixels
    pixelsLeft = limits.maximumPixels
  }

  /// The files of all images, without links.
  var files: Set<String> { Set(imagesByFile.keys) }

  /// - Parameter file: A path without links.
  func image(at file: String, as variant: ImageVariants.Variant) throws(AssetFailure) -> Image {
    if let known = imagesByFile[file] { return try known.get() }
    let result: Result<Image, AssetFailure>
    do throws(AssetFailure) {
      result = .success(try decode(file, as: variant))
    } catch {
      result = .failure(error)
    }
    imagesByFile[file] = result
    return try result.get()
  }

  private func decode(_ file: String, as variant: ImageVariants.Variant) throws(AssetFailure) -> Image {
    do throws(InlayError) {
      let image = try Image(contentsOf: file, scale: variant.scale, maximumPixels: pixelsLeft)
      pixelsLeft -= image.pixelWidth * image.pixelHeight
      return image
    } catch {
      if error.kind == .limitExceeded, pixelsLeft < maximumPixels {
        throw AssetFailure(
          "\(variant.path.quoted): the scene's images have more than \(maximumPixels) pixels together")
      }
      throw AssetFailure(error, of: file, named: variant.path)
    }
  }
}
