import InlayGraphics
import InlayLayers

/// How a scene file is loaded: what overrides it, which decorations it may name, and how much it may ask for.
public struct SceneOptions: Hashable, Sendable {
  /// Device pixels per point, in (0, 64], instead of the file's.
  public var scale: Double?
  /// In points, instead of the file's.
  public var size: Size?
  /// The name of a built-in theme or the path of a theme file, instead of the file's. A path counts from the working
  /// directory, and may lie anywhere.
  public var theme: String?
  public var appearance: Appearance?
  public var direction: LayoutDirection?
  public var limits = SceneLimits()
  /// The decorations that the scene and its themes may name.
  public var decorations = DecorationRegistry()

  public init() {}
}

/// Which theme files a scene may be shown in. Built-in themes always may be named.
public enum ThemeFiles: Hashable, Sendable {
  /// Those that the scene names in its folder, and one that `SceneOptions.theme` names anywhere.
  case any
  /// Only the one that `SceneOptions.theme` names, with those that it extends: for scenes from strangers.
  case ofOptions
  /// None, and no theme file extends another: where the theme's name comes from strangers too.
  case builtInOnly
}

/// How much a scene may ask for. Scenes may come from strangers.
public struct SceneLimits: Hashable, Sendable {
  /// Device pixels of the canvas, and of all images together.
  public var maximumPixels = 64 << 20
  /// Layers, those that tables make for visible rows among them.
  public var maximumLayers = 100_000
  /// Bytes of a scene or theme file, read from a file or given in memory.
  public var maximumBytes = 16 << 20
  /// Units of work of one frame, with all that is laid out and drawn for it; each takes about a nanosecond. For all frames
  /// of a script together it is as much, and 1/4000 of it more for each step and frame, at most 10 times as much. Work is
  /// counted, not timed: a file is refused everywhere or nowhere.
  public var maximumWork = 4_000_000_000
  /// Bytes of memory that the canvas, the groups painted on it and pictures drawn for layers may ask for at once, and what
  /// a picture as SVG or PDF embeds.
  public var maximumMemory = 768 << 20
  /// The most seconds that loading and drawing may take, by a clock; a script has as much again for each 600 frames and
  /// steps, at most 10 times as much. Nil for as many as the work takes.
  public var deadline: Double?
  /// Which theme files may be read.
  public var themeFiles = ThemeFiles.any
  /// Whether the scene and its themes may name font files. Fonts are programs of a kind: those of strangers are looked
  /// through for what takes long, but the libraries that read them may still fail. Set it to false for scenes from
  /// strangers, unless a process with limits of its own loads and renders them.
  public var allowsFonts = true

  /// The most layers that may be nested, which is no option: the tree is walked by recursion.
  static let nesting = 450

  public init() {}
}

extension SceneLimits {
  /// The units of work of a run with a script of so many frames and steps.
  func work(forScript length: Double) -> Int {
    let work = Double(max(0, maximumWork))
    return Int(clamping: work * min(1 + length / 4000, 10))
  }

  /// By how much a script of so many frames and steps puts the deadline off.
  static func delay(forScript length: Double) -> Double { min(max(1, length / 600), 10) }

  /// - Throws: `SceneFileError` for contents that are too long.
  func checkLength(of bytes: [UInt8], of file: String) throws(SceneFileError) {
    guard bytes.count > maximumBytes else { return }
    throw SceneFileError(ReadingFailure("\(bytes.count) bytes, over the limit of \(maximumBytes)"), in: file)
  }
}
