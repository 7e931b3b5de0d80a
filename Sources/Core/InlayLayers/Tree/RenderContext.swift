import InlaySystem
import InlayText

/// The resources that scenes share: fonts with their shaped texts, rasterised tiles, decoded and drawn images.
///
/// A program that makes many pictures makes one context and gives it to every scene: the second picture with the same
/// words, cards and shadows costs a small part of the first. Pictures do not depend on the context, and neither do the
/// limits of scenes from files. A context belongs to one isolation domain, like its scenes. It keeps at most the bytes
/// of its limits, whatever the number of scenes.
public final class RenderContext {
  let tiles: TileStore
  let drawnImages = SharedImages()
  /// The images of files.
  package let decodedImages: ImageCache
  /// The fonts; nil until the system's fonts are requested.
  private var fonts: TextContext??
  private var fontContexts = FontContexts()

  /// Creates a context, with the system's fonts by default.
  ///
  /// - Parameters:
  ///   - textContext: The fonts of scenes that name none; `nil` for the system's, which are read when such a scene is
  ///     made.
  ///   - tileByteLimit: The most bytes of all rasterised tiles together; 16 MiB by default.
  ///   - imageByteLimit: The most bytes of decoded images, beside those in use; 32 MiB by default.
  public init(textContext: TextContext? = nil, tileByteLimit: Int = 16 << 20, imageByteLimit: Int = 32 << 20) {
    if let textContext { fonts = .some(textContext) }
    tiles = TileStore(byteLimit: tileByteLimit)
    decodedImages = ImageCache(byteLimit: imageByteLimit)
  }

  /// The fonts of scenes that name none. Nil when the system has no fonts.
  public var textContext: TextContext? {
    if let fonts { return fonts }
    let system = try? TextContext()
    fonts = .some(system)
    return system
  }

  /// The fonts of files alone; nothing of the system's is read.
  ///
  /// - Throws: `InlayError` as `TextContext.init(fontFiles:hinting:)`.
  package func textContext(ofFiles files: [FontFile]) throws(InlayError) -> TextContext {
    try fontContexts.context(of: files)
  }
}
