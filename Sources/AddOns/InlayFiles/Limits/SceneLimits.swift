import InlayImages
import InlaySystem

/// The theme files that a scene may use. Built-in themes are always allowed.
public enum ThemeFiles: Hashable, Sendable {
  /// Theme files in the scene's folder that it names, and the one of `SceneOptions.theme`, in any folder.
  case any
  /// Only the theme file of `SceneOptions.theme`, and those that it extends: for untrusted scenes.
  case listed
  /// None, and no theme file extends another: for untrusted names of themes.
  case builtInOnly
}

/// The limits of a scene, which may be untrusted.
public struct SceneLimits: Hashable, Sendable {
  /// Device pixels of the canvas, and of all images together.
  public var maximumPixels = 64 << 20
  /// Layers, including those that tables make for visible rows.
  public var maximumLayers = 100_000
  /// Bytes of a scene, theme or data file, read from a file or given in memory.
  public var maximumBytes = 16 << 20
  /// Bytes of text, in UTF-8, that one frame may lay out. Of one text at most 1 MB counts.
  public var maximumText = 4 << 20
  /// Units of work of one frame, for its layout and drawing; each takes about a nanosecond. A frame that takes more is
  /// refused while it is laid out or painted. All frames of a script together have as much, and 1/4000 of it more for
  /// each step and frame, at most 10 times as much. Work is counted, not timed: a file is refused on every machine or
  /// on none.
  public var maximumWork = 4_000_000_000
  /// Bytes of memory that the canvas, the groups painted on it and drawn pictures may use at once, and bytes of images
  /// that an SVG or PDF embeds.
  public var maximumMemory = 768 << 20
  /// Seconds of processor time that the scene's SVG files may take together. Each is drawn within what is left, and one
  /// that was drawn for another scene of the same `RenderContext` counts as much as there.
  public var maximumSVGSeconds = SVGTime.standard
  /// The maximum seconds of loading and drawing, by a clock; a script has as much again for each 600 frames and steps,
  /// at most 10 times as much. Nil for no limit. Work that a cancelled task does ends at once, with or without a
  /// deadline.
  public var deadline: Double?
  /// The theme files that may be read.
  public var themeFiles = ThemeFiles.any
  /// Whether the scene and its themes may name font files. Fonts contain programs: font files are checked for expensive
  /// contents, but the libraries that read them may still fail. Set it to false for untrusted scenes, unless a process
  /// with its own limits loads and renders them.
  public var allowsFonts = true

  /// The maximum depth of nested layers. Not an option, since recursion walks the tree.
  static let nesting = 450

  public init() {}
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
