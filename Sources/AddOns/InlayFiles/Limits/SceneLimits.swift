import InlayImages
import InlaySystem

extension SceneLimits {
  /// The theme files that a scene may use. Built-in themes are always allowed.
  package enum ThemeFiles: Hashable, Sendable {
    /// Every theme file.
    case any
    /// The theme files in the scene's folder that it names, and the one of `SceneOptions.theme`, in any folder.
    case listed
    /// No theme file, and none extends another: for untrusted theme names.
    case builtInOnly
  }
}

/// The limits for a scene, which may be untrusted. If a scene exceeds one, loading or painting throws a `FileError`.
///
/// Besides the properties, these limits apply to every scene. `render` raises those for work and SVG files with
/// `--max-seconds`, and the one for memory with `--max-memory`:
///
/// - One frame lays out at most 4 MiB of text.
/// - One frame takes at most 4,000,000,000 units of work, each about a nanosecond.
/// - The canvas, groups painted on it and drawn pictures use at most 768 MiB of memory at once.
/// - All SVG files in the scene together take at most 5 seconds of CPU time.
public struct SceneLimits: Hashable, Sendable {
  /// The most device pixels of the canvas, and of all images together; 64 Mi by default.
  public var maximumPixels: Int
  /// The most layers, with those that tables create for visible rows; 100,000 by default.
  public var maximumLayers: Int
  /// The most bytes of a scene, theme or data file, read from a file or given in memory; 16 MiB by default.
  public var maximumBytes: Int
  /// The most bytes of text, in UTF-8, that one frame may lay out; 4 MiB by default. Each text counts at most 1 MB.
  package var maximumText = 4 << 20
  /// The most units of work for the layout and drawing of one frame; 4,000,000,000 by default. A unit takes about a
  /// nanosecond. If a frame needs more, it is refused while it is laid out or painted. All frames of a script share
  /// this limit, increased by 1/4000 for each step and frame, up to 10 times as much. Work is counted, not timed: a
  /// file is refused on every machine or on none.
  package var maximumWork = 4_000_000_000
  /// The most bytes of memory that the canvas, groups painted on it and drawn pictures may use at once, and the most
  /// bytes of images that an SVG or PDF embeds; 768 MiB by default.
  package var maximumMemory = 768 << 20
  /// The most seconds of CPU time for all SVG files of the scene; 5 by default. Each is drawn within the remaining
  /// time. A file that was drawn for another scene of the same `RenderContext` counts as much as it did there.
  package var maximumSVGSeconds = SVGTime.standard
  /// The most seconds of elapsed time for loading and drawing; `nil`, the default, for no limit. A script has the same
  /// time again for each 600 frames and steps, up to 10 times as much. If a task is cancelled, its work ends at once,
  /// with or without a deadline.
  public var deadline: Double?
  /// The theme files that may be read, `any` by default.
  package var themeFiles = SceneLimits.ThemeFiles.any
  /// Whether the scene and its themes may name font files, true by default. Fonts contain programs: font files are
  /// checked for expensive contents, but the libraries that read them may still fail. Set it to false for untrusted
  /// scenes, unless a process with its own limits loads and renders them.
  public var allowsFonts: Bool

  /// The maximum depth of nested layers. Not an option, since recursion walks the tree.
  static let nesting = 450

  /// Creates limits. The default ones are for scenes of the app, and for untrusted ones in a process of their own.
  ///
  /// - Parameters:
  ///   - maximumPixels: The most device pixels of the canvas, and of all images together; 64 Mi by default.
  ///   - maximumLayers: The most layers; 100,000 by default.
  ///   - maximumBytes: The most bytes of a scene, theme or data file; 16 MiB by default.
  ///   - deadline: The most seconds of elapsed time; `nil`, the default, for no limit.
  ///   - allowsFonts: Whether the scene and its themes may name font files, true by default.
  public init(
    maximumPixels: Int = 64 << 20, maximumLayers: Int = 100_000, maximumBytes: Int = 16 << 20, deadline: Double? = nil,
    allowsFonts: Bool = true
  ) {
    self.maximumPixels = maximumPixels
    self.maximumLayers = maximumLayers
    self.maximumBytes = maximumBytes
    self.deadline = deadline
    self.allowsFonts = allowsFonts
  }

  /// Narrow limits for untrusted scenes, such as in a server: a file of 256 KiB, 4 Mi pixels, 10,000 layers,
  /// 256 KiB of text, about a second of work and 128 MiB of memory for a frame, no theme files and no fonts.
  public static var untrusted: SceneLimits {
    var limits = SceneLimits()
    limits.maximumBytes = 256 << 10
    limits.maximumPixels = 4 << 20
    limits.maximumLayers = 10_000
    limits.maximumText = 256 << 10
    limits.maximumWork = 1_000_000_000
    limits.maximumMemory = 128 << 20
    limits.themeFiles = .builtInOnly
    limits.allowsFonts = false
    return limits
  }
}

extension SceneLimits {
  /// The units of work of a script with a number of frames and steps.
  func work(forScript length: Double) -> Int {
    let work = Double(max(0, maximumWork))
    return Int(clamping: work * min(1 + length / 4000, 10))
  }

  /// The factor of the deadline for a script with a number of frames and steps.
  static func delay(forScript length: Double) -> Double { min(max(1, length / 600), 10) }

  /// - Throws: `FileError` for contents over the limit.
  func checkLength(
    of bytes: [UInt8], of file: String, at place: Place = .start, files: Set<FilePath> = []
  ) throws(FileError) {
    guard bytes.count > maximumBytes else { return }
    let message = "\(bytes.count) bytes, over the limit of \(maximumBytes)"
    throw FileError(ReadingFailure(message, at: place), in: file, files: files)
  }
}
