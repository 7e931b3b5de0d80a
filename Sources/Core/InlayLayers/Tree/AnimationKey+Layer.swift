import InlayGraphics

// The keys of every layer's values, and of a text's colour, with the names of their properties.

extension AnimationKey where Value == Point {
  /// The key of `Layer.position`.
  public static var position: Self { Self(positionKey) }
  /// The key of `Layer.anchorPoint`.
  public static var anchorPoint: Self { Self(anchorPointKey) }
}

extension AnimationKey where Value == Rect {
  /// The key of `Layer.bounds`.
  public static var bounds: Self { Self(boundsKey) }
  /// Animates position and bounds: the frame without the transform.
  public static var frame: Self { Self(frameKey) }
}

extension AnimationKey where Value == Transform {
  /// The key of `Layer.transform`.
  public static var transform: Self { Self(transformKey) }
}

extension AnimationKey where Value == Size {
  /// The key of `Layer.shadowOffset`.
  public static var shadowOffset: Self { Self(shadowOffsetKey) }
}

extension AnimationKey where Value == Double {
  /// The key of `Layer.opacity`.
  public static var opacity: Self { Self(opacityKey) }
  /// The key of `Layer.cornerRadius`.
  public static var cornerRadius: Self { Self(cornerRadiusKey) }
  /// The key of `Layer.borderWidth`.
  public static var borderWidth: Self { Self(borderWidthKey) }
  /// The key of `Layer.shadowOpacity`.
  public static var shadowOpacity: Self { Self(shadowOpacityKey) }
  /// The key of `Layer.shadowRadius`.
  public static var shadowRadius: Self { Self(shadowRadiusKey) }
}

extension AnimationKey where Value == Color {
  /// The key of `Layer.borderColor`.
  public static var borderColor: Self { Self(borderColorKey) }
  /// The key of `Layer.shadowColor`.
  public static var shadowColor: Self { Self(shadowColorKey) }
  /// The colour of a text layer that is not highlighted.
  public static var textColor: Self { Self(textColorKey) }
}

extension AnimationKey where Value == Color? {
  /// The key of `Layer.backgroundColor`.
  public static var backgroundColor: Self { Self(backgroundColorKey) }
}

let positionKey = AnimationKey<Point>.Definition(
  .position, model: { $0.geometry.position }, store: { $0.position = $1 })
let boundsKey = AnimationKey<Rect>.Definition(.bounds, model: { $0.geometry.bounds }, store: { $0.bounds = $1 })
let frameKey = AnimationKey<Rect>.Definition("frame", nil, model: { $0.geometry.untransformedFrame })
private let anchorPointKey = AnimationKey<Point>.Definition(
  .anchorPoint, model: { $0.geometry.anchorPoint }, store: { $0.anchorPoint = $1 })
private let transformKey = AnimationKey<Transform>.Definition(
  .transform, model: { $0.geometry.transform }, store: { $0.transform = $1 })
private let opacityKey = AnimationKey.Definition(.opacity, \.opacity, isMotion: false)
private let cornerRadiusKey = AnimationKey.Definition(.cornerRadius, \.cornerRadius)
private let borderWidthKey = AnimationKey.Definition(.borderWidth, \.borderWidth)
private let shadowOpacityKey = AnimationKey.Definition(.shadowOpacity, \.shadow.opacity, isMotion: false)
private let shadowRadiusKey = AnimationKey.Definition(.shadowRadius, \.shadow.radius)
private let shadowOffsetKey = AnimationKey.Definition(.shadowOffset, \.shadow.offset)
private let backgroundColorKey = AnimationKey.Definition(.backgroundColor, \.backgroundColor) { color, resolve in
  color.map { resolve($0) }
}
private let borderColorKey = AnimationKey.Definition(.borderColor, \.borderColor) { $1($0) }
private let shadowColorKey = AnimationKey.Definition(.shadowColor, \.shadow.color) { $1($0) }
private let textColorKey = AnimationKey<Color>.Definition(
  .color, isMotion: false, model: { ($0 as? TextLayer)?.effectiveColor }, resolve: { $1($0) })

extension AnimationKey.Definition {
  /// The key of a value of the look.
  fileprivate convenience init(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerLook, Value> & Sendable, isMotion: Bool = true
  ) {
    self.init(
      property, isMotion: isMotion, model: { $0.look[keyPath: path] }, store: { $0.set(property, path, $1) })
  }

  /// The key of a colour of the look.
  fileprivate convenience init(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerLook, Value> & Sendable,
    _ resolve: @escaping @Sendable (Value, ColorResolver) -> Value
  ) {
    self.init(
      property, isMotion: false, model: { $0.look[keyPath: path] }, store: { $0.set(property, path, $1) },
      resolve: resolve)
  }
}
