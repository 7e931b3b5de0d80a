import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlaySystem

/// The frames of a script, as a picture each, as one animation, or both: `ScriptRunner.recording`.
///
/// Frames count against the scene's limits of work and memory. A frame that equals the one before takes nothing more.
package final class ScriptRecording {
  /// The frames as PNG files, in their order, where they were requested: one for each report.
  package private(set) var pictures: [[UInt8]] = []

  private let recordsPictures: Bool
  private let animation: AnimatedPNGWriter?
  private let compression: ImageSurface.Compression
  private var animationBytes = 0
  private var pictureBytes = 0
  private var packedPixels = 0
  private var end = 0.0

  /// - Parameters:
  ///   - pictures: Whether to make a picture of each frame.
  ///   - animation: Whether to make an animation. It has the largest width and height of the scene and of the script's
  ///     `resize` steps; a smaller scene lies at its top left.
  /// - Throws: `FileError` where the animation exceeds the limit of memory, `InlayError` when there is none.
  package init(
    of loaded: LoadedScene, pictures: Bool, animation: Bool, compression: ImageSurface.Compression = .fast
  ) throws {
    recordsPictures = pictures
    self.compression = compression
    guard animation else {
      self.animation = nil
      return
    }
    let (width, height) = Self.largestCanvas(of: loaded)
    // The writer keeps two pictures.
    animationBytes = Int(clamping: width * height * 8)
    _ = loaded.builder.budget.work.takeBytes(Double(animationBytes), for: "the animation")
    if let error = loaded.limitError { throw error }
    self.animation = try AnimatedPNGWriter(
      pixelWidth: Int(clamping: width), pixelHeight: Int(clamping: height), scale: loaded.scene.scale,
      compression: compression)
  }

  /// The largest width and height of the script's frames, in pixels.
  private static func largestCanvas(of loaded: LoadedScene) -> (width: Double, height: Double) {
    var (size, scale) = (loaded.scene.size, loaded.scene.scale)
    func pixels(_ length: Double) -> Double { SceneSettings.pixels(length, scale) }
    var (width, height) = (max(1, pixels(size.width)), max(1, pixels(size.height)))
    for step in loaded.script.steps where step.name == "resize" {
      size = step.value.resizedSize ?? size
      scale = step.value["scale"]?.number ?? scale
      (width, height) = (max(width, pixels(size.width)), max(height, pixels(size.height)))
    }
    return (width, height)
  }

  /// The animation: a frame of the script is shown until the next, the last one for 1/60 of a second. APNG; O(bytes).
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` where there is none or the script did not run, `graphics` when
  ///   memory runs out.
  package func animationData() throws(InlayError) -> [UInt8] {
    guard let animation else { throw InlayError(.invalidArgument, "no animation was recorded") }
    return try animation.pngData(endingAt: end)
  }

  /// The file name of a picture: numbers from 0, of five digits or as many as the last one has.
  package static func fileName(ofPicture index: Int, of count: Int) -> String {
    let digits = max(5, "\(max(0, count - 1))".count)
    let number = "\(index)"
    return String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  /// Whether `fileName` makes a name.
  package static func isFileName(_ name: String) -> Bool {
    let digits = name.utf8.dropLast(4)
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return name.hasByteSuffix(".png") && digits.count >= 5 && isNumber
  }

  /// Takes a frame. The budget's excess is the caller's to report.
  func take(_ surface: ImageSurface, _ report: FrameReport, at time: Double, _ budget: WorkBudget) throws(InlayError) {
    end = time
    let pixels = surface.pixelWidth * surface.pixelHeight
    let isUnchanged = report.pixelsPainted == 0 && report.pixelsCopied == 0
    if recordsPictures {
      if isUnchanged, let last = pictures.last {
        pictures.append(last)
      } else if budget.spend(.encoding, pixels * ScriptClock.workOfEncodedPixel) {
        let picture = try surface.pngData(compression: compression)
        pictureBytes += picture.count
        pictures.append(picture)
      }
    }
    if let animation {
      if budget.spend(.encoding, isUnchanged ? 0 : pixels * ScriptClock.workOfComparedPixel) {
        try animation.append(surface, at: time)
      }
      budget.spend(.encoding, (animation.packedPixelCount - packedPixels) * ScriptClock.workOfEncodedPixel)
      packedPixels = animation.packedPixelCount
    }
    // The file is made from the frames, which stay.
    let bytes = pictureBytes + animationBytes + 2 * (animation?.byteCount ?? 0)
    _ = budget.takeBytes(Double(bytes), for: "the recording of the frames")
  }
}

/// The scene's file with another script.
extension LoadedScene {
  /// The name or the path of the file's theme.
  package var themeName: String { source?["theme"]?.text ?? Theme.standard.name }

  /// Whether the file has a script, even if it was loaded without.
  package var fileHasScript: Bool { !(source?.list("script").isEmpty ?? true) }

  /// A scene file like this one's, with the scale and the language that the scene was loaded with. It belongs into the
  /// same folder if the scene has `files`.
  ///
  /// - Parameter script: From `EventRecorder`.
  package func text(withScript script: String) -> String {
    let entries = source?.entries.filter { !["script", "scale", "language"].contains($0.key.scalar) } ?? []
    let language = loadedLanguage.map { ["language: \(JSONText.quoted($0))"] } ?? []
    let lines = entries.flatMap { key, value in value.lines(ofKey: key) } + language + ["scale: \(loadedScale.text)"]
    return lines.map { $0 + "\n" }.joined() + script
  }
}
