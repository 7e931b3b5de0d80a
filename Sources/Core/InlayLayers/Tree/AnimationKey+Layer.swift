import InlayGraphics

// The keys of every layer's values, with the names of its properties.

extension AnimationKey where Value == Point {
  public static var position: Self { Self(positionKey) }
  public static var anchorPoint: Self { Self(anchorPointKey) }
}

extension AnimationKey where Value == Rect {
  public static var bounds: Self { Self(boundsKey) }
  /// Animates position and bounds: the frame without the transform.
  public static var frame: Self { Self(frameKey) }
}

extension AnimationKey where Value == Transform {
  public static var transform: Self { Self(transformKey) }
}

extension AnimationKey where Value == Size {
  public static var shadowOffset: Self { Self(shadowOffsetKey) }
}

extension AnimationKey where Value == Double {
  public static var opacity: Self { Self(opacityKey) }
  public static var cornerRadius: Self { Self(cornerRadiusKey) }
  public static var borderWidth: Self { Self(borderWidthKey) }
  public static var shadowOpacity: Self { Self(shadowOpacityKey) }
  public static var shadowRadius: Self { Self(shadowRadiusKey) }
}

extension AnimationKey where Value == Color {
  public static var borderColor: Self { Self(borderColorKey) }
  public static var shadowColor: Self { Self(shadowColorKey) }
}

extension AnimationKey where Value == Color? {
  public static var backgroundColor: Self { Self(backgroundColorKey) }
}

private typealias Definition<Value: Animatable> = AnimationKey<Value>.Definition

let positionKey = AnimationKey<Point>.Definition(
  "position", .position, isMotion: true, model: { $0.geometry.position }, store: { $0.position = $1 })
private let anchorPointKey = Definition<Point>(
  "anchorPoint", .anchorPoint, isMotion: true, model: { $0.geometry.anchorPoint }, store: { $0.anchorPoint = $1 })
let boundsKey = AnimationKey<Rect>.Definition(
  "bounds", .bounds, isMotion: true, model: { $0.geometry.bounds }, store: { $0.bounds = $1 })
let frameKey = AnimationKey<Rect>.Definition(
  "frame", nil, isMotion: true, model: { $0.geometry.untransformedFrame })
private let transformKey = Definition<Transform>(
  "transform", .transform, isMotion: true, model: { $0.geometry.transform }, store: { $0.transform = $1 })
private let opacityKey = Definition<Double>(
  "opacity", .opacity, isMotion: false, model: { $0.look.opacity }, store: { $0.opacity = $1 })
private let cornerRadiusKey = Definition<Double>(
  "cornerRadius", .cornerRadius, isMotion: true, model: { $0.look.cornerRadius }, store: { $0.cornerRadius = $1 })
private let borderWidthKey = Definition<Double>(
  "borderWidth", .borderWidth, isMotion: true, model: { $0.look.borderWidth }, store: { $0.borderWidth = $1 })
private let shadowOpacityKey = Definition<Double>(
  "shadowOpacity", .shadowOpacity, isMotion: false, model: { $0.look.shadow.opacity },
  store: { $0.shadowOpacity = $1 })
private let shadowRadiusKey = Definition<Double>(
  "shadowRadius", .shadowRadius, isMotion: true, model: { $0.look.shadow.radius }, store: { $0.shadowRadius = $1 })
private let shadowOffsetKey = Definition<Size>(
  "shadowOffset", .shadowOffset, isMotion: true, model: { $0.look.shadow.offset }, store: { $0.shadowOffset = $1 })
private let backgroundColorKey = Definition<Color?>(
  "backgroundColor", .backgroundColor, isMotion: false, model: { .some($0.look.backgroundColor) },
  store: { $0.backgroundColor = $1 ?? nil }, resolve: { color, resolve in color.map { resolve($0) } })
private let borderColorKey = Definition<Color>(
  "borderColor", .borderColor, isMotion: false, model: { $0.look.borderColor }, store: { $0.borderColor = $1 },
  resolve: { $1($0) })
private let shadowColorKey = Definition<Color>(
  "shadowColor", .shadowColor, isMotion: false, model: { $0.look.shadow.color }, store: { $0.shadowColor = $1 },
  resolve: { $1($0) })
