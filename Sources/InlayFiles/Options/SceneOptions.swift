import InlayGraphics
import InlayLayers

/// How a scene file is loaded: what overrides it, and how much it may ask for.
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

  public init() {}
}

/// How much a scene may ask for. Scenes may come from strangers.
public struct SceneLimits: Hashable, Sendable {
  /// Device pixels of the canvas, and of all images together.
  public var maximumPixels = 64 << 20
  /// Layers, those that tables make for visible rows among them.
  public var maximumLayers = 100_000
  /// Bytes of the file.
  public var maximumBytes = 16 << 20

  /// The most layers that may be nested, which is no option: the tree is walked by recursion.
  static let nesting = 450

  public init() {}
}
