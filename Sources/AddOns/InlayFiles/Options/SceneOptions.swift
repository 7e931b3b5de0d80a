import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText

/// The options for loading a scene file: overrides, data, decorations and limits.
public struct SceneOptions: Hashable, Sendable {
  /// The device pixels for each point, above 0 and at most 64, overriding the file's. If it is `nil`, the default, the
  /// file decides.
  public var scale: Double?
  /// The size in points, overriding the file's. If it is `nil`, the default, the file decides. An infinite height
  /// becomes the height of the content when the scene is loaded, as by `Scene.fitHeight(atMost:)`.
  public var size: Size?
  /// The name of a built-in theme, or the path of a theme file, overriding the file's. If it is `nil`, the default, the
  /// file decides. A path is relative to the working directory or absolute.
  public var theme: String?
  /// The appearance, overriding the file's. If it is `nil`, the default, the file decides.
  public var appearance: Appearance?
  /// The layout direction, overriding the file's. If it is `nil`, the default, the file or else its language decides.
  public var direction: LayoutDirection?
  /// The language of texts as a BCP 47 tag, overriding the file's. If it is `nil`, the default, the file decides. See
  /// `Traits.language`.
  public var language: String?
  /// The factor on the sizes of themed text, in 0.8...3, overriding the file's. If it is `nil`, the default, the file
  /// decides.
  public var textScale: Double?
  /// The size class for any width, overriding the file's. If it is `nil`, the default, the file or else the width
  /// decides.
  public var sizeClass: SizeClass?
  /// The font files for the scene besides its own, relative to the working directory or absolute; none by default. If
  /// there is any font file, the system's fonts are not used.
  public var fontFiles: [String]
  /// The data for the scene's placeholders; none by default. Later documents are merged over earlier ones, and all over
  /// the file's own data.
  public var data: [SceneData]
  /// The limits of the scene; those of `SceneLimits` by default.
  public var limits: SceneLimits
  /// The decorations of the app that the scene and its themes may name besides the built-in ones; none by default.
  /// There is no global table: scenes loaded at the same time can have different decorations of one name.
  public var decorations: [Decoration]
  /// Whether the scene is loaded as if it had no script. The script is checked all the same.
  package var ignoresScript = false
  /// The errors of data that could not be read. Loading fails with them, after the scene is checked with unknown data.
  package var unreadData: [FileError] = []
  /// The clock that times the scene's ticks, the first one too; nil for none. See `Scene.clock`.
  package var clock: Clock?

  /// Clocks make no difference between options.
  package struct Clock: Hashable, Sendable {
    let seconds: @Sendable () -> Double

    package init(_ seconds: @escaping @Sendable () -> Double) { self.seconds = seconds }

    package static func == (a: Self, b: Self) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// Creates options. By default they override nothing.
  ///
  /// - Parameters:
  ///   - scale: The device pixels for each point; `nil` for the file's.
  ///   - size: The size in points; `nil` for the file's.
  ///   - theme: The name of a built-in theme, or the path of a theme file; `nil` for the file's.
  ///   - appearance: The appearance; `nil` for the file's.
  ///   - direction: The layout direction; `nil` for that of the file or its language.
  ///   - language: The language of texts; `nil` for the file's.
  ///   - textScale: The factor on the sizes of themed text; `nil` for the file's.
  ///   - sizeClass: The size class; `nil` for that of the file or its width.
  ///   - fontFiles: The font files besides the scene's own.
  ///   - data: The data for the scene's placeholders.
  ///   - limits: The limits of the scene.
  ///   - decorations: The decorations of the app.
  public init(
    scale: Double? = nil, size: Size? = nil, theme: String? = nil, appearance: Appearance? = nil,
    direction: LayoutDirection? = nil, language: String? = nil, textScale: Double? = nil, sizeClass: SizeClass? = nil,
    fontFiles: [String] = [], data: [SceneData] = [], limits: SceneLimits = SceneLimits(),
    decorations: [Decoration] = []
  ) {
    self.scale = scale
    self.size = size
    self.theme = theme
    self.appearance = appearance
    self.direction = direction
    self.language = language
    self.textScale = textScale
    self.sizeClass = sizeClass
    self.fontFiles = fontFiles
    self.data = data
    self.limits = limits
    self.decorations = decorations
  }

  /// The text scales that options and scenes may have.
  package static let textScales = 0.8...3
}
