import InlayGraphics
import InlayImages
import InlayLayers
import InlaySystem

/// The images of a scene and its themes: each file is decoded once, and all share a limit of pixels and one of the time
/// for SVG files.
final class DecodedImages {
  /// Has the images of other scenes too.
  let context: RenderContext
  private let owner: String
  private let maximumPixels: Int
  private var pixelsLeft: Int
  private let svgTime: SVGTime
  /// The images by the files' paths without links.
  private var imagesByFile: [FilePath: Result<Image, AssetFailure>] = [:]

  /// - Parameter owner: The images' owner in messages, such as `scene's`.
  init(of owner: String, limits: SceneLimits, in context: RenderContext) {
    self.context = context
    self.owner = owner
    maximumPixels = limits.maximumPixels
    pixelsLeft = limits.maximumPixels
    svgTime = SVGTime(seconds: limits.maximumSVGSeconds)
  }

  /// The image of an open file, which is decoded once for each path.
  func image(in file: consuming RegularFile, as variant: ImageVariants.Variant) throws(AssetFailure) -> Image {
    let path = FilePath(file.path)
    if let known = imagesByFile[path] { return try known.get() }
    let result: Result<Image, AssetFailure>
    do throws(AssetFailure) {
      result = .success(try decode(file, as: variant))
    } catch {
      result = .failure(error)
    }
    imagesByFile[path] = result
    return try result.get()
  }

  private func decode(_ file: consuming RegularFile, as variant: ImageVariants.Variant) throws(AssetFailure) -> Image {
    let path = file.path
    do throws(InlayError) {
      let image = try decoded(file, scale: variant.scale)
      pixelsLeft -= image.pixelWidth * image.pixelHeight
      return image
    } catch {
      if error.limit == .pixels, pixelsLeft < maximumPixels {
        throw AssetFailure(
          "\(variant.path.quoted): the \(owner) images have more than \(maximumPixels) pixels in total")
      }
      throw AssetFailure(error, of: path, named: variant.path)
    }
  }

  /// The image of a file, which other scenes may have decoded: an SVG file then takes as much time as it took them.
  private func decoded(_ file: consuming RegularFile, scale: Double) throws(InlayError) -> Image {
    let (version, cache) = (file.version, context.decodedImages)
    if let known = cache[version, scale: scale], known.image.pixelWidth * known.image.pixelHeight <= pixelsLeft {
      if known.seconds > 0 { try svgTime.count(known.seconds, of: file.path) }
      return known.image
    }
    let before = svgTime.spent
    let image = try Image(reading: file, scale: scale, maximumPixels: pixelsLeft, svgTime: svgTime)
    cache.keep(ImageCache.Entry(image: image, seconds: svgTime.spent - before), of: version, scale: scale)
    return image
  }
}
