import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The options of loading a scene file: overrides, data, decorations and limits.
public struct SceneOptions: Hashable, Sendable {
  /// Device pixels for each point, in (0, 64], instead of the file's.
  public var scale: Double?
  /// The size in points, instead of the file's. An infinite height is that of the content when
  /// the scene is loaded, as by `Scene.fitHeight(atMost:)`.
  public var size: Size?
  /// The name of a built-in theme or the path of a theme file, instead of the file's. A path is relative to the working
  /// directory or absolute.
  public var theme: String?
  public var appearance: Appearance?
  /// Instead of the file's, or of that of the language.
  public var direction: LayoutDirection?
  /// The language of texts as a BCP 47 tag, instead of the file's. See `Traits.language`.
  public var language: String?
  /// The factor on the sizes of themed text, in 0.8...3, instead of the file's.
  public var textScale: Double?
  /// The size class for any width, instead of the file's.
  public var sizeClass: SizeClass?
  /// Font files for the scene beside its own, relative to the working directory or absolute. With any font file the
  /// system's fonts are not looked at.
  public var fontFiles: [String] = []
  /// Data for the scene's placeholders. Later documents are merged over earlier ones, and all over the file's own data.
  public var data: [SceneData] = []
  public var limits = SceneLimits()
  /// The decorations of the app that the scene and its themes may name, beside the built-in ones. No global table
  /// exists: two scenes may be loaded at the same time with different decorations of one name.
  public var decorations: [Decoration] = []
  /// Whether the scene is loaded as if it had no script. The script is checked all the same.
  package var ignoresScript = false
  /// The clock that times the scene's ticks, the first one too; nil for none. See `Scene.clock`.
  package var clock: Clock?

  /// Clocks make no difference between options.
  package struct Clock: Hashable, Sendable {
    let seconds: @Sendable () -> Double

    package init(_ seconds: @escaping @Sendable () -> Double) { self.seconds = seconds }

    package static func == (a: Self, b: Self) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  public init() {}

  /// The text scales that options and scenes may have.
  package static let textScales = 0.8...3
}
