import InlayGraphics

/// The name of a layer's value that can be animated, with the value's type.
///
/// An app makes keys for values of its own layers, such as `AnimationKey("level", of: Meter.self) { $0.level }`. Such a
/// layer calls `didChangeValue(for:from:)` with the key when the value changes, and draws with `presented(_:)`.
public struct AnimationKey<Value: Animatable>: Sendable {
  /// The definition of a key: one object for all copies.
  final class Definition: Sendable {
    let name: String
    /// The layer's own property; nil for an app's value.
    let property: LayerProperty?
    /// Whether `Traits.reducesMotion` concerns it: not where the picture does not move.
    let isMotion: Bool
    /// The model's value; nil for a layer of another class.
    let model: @Sendable (Layer) -> Value?
    /// Stores the presented value; nil removes it. Without it the layer asks for the value.
    let store: (@Sendable (inout PresentedValues, Value?) -> Void)?
    /// Shows the presented value of an app's key; nil draws the layer again.
    let show: (@Sendable (Layer, Value) -> Void)?
    /// Replaces tokens by colours.
    let resolve: (@Sendable (Value, ColorResolver) -> Value)?

    init(
      _ name: String, _ property: LayerProperty?, isMotion: Bool = true, model: @escaping @Sendable (Layer) -> Value?,
      store: (@Sendable (inout PresentedValues, Value?) -> Void)? = nil,
      show: (@Sendable (Layer, Value) -> Void)? = nil, resolve: (@Sendable (Value, ColorResolver) -> Value)? = nil
    ) {
      self.name = name
      self.property = property
      self.isMotion = isMotion
      self.model = model
      self.store = store
      self.show = show
      self.resolve = resolve
    }

    /// The key of a layer's own property.
    convenience init(
      _ property: LayerProperty, isMotion: Bool = true, model: @escaping @Sendable (Layer) -> Value?,
      store: (@Sendable (inout PresentedValues, Value?) -> Void)? = nil,
      resolve: (@Sendable (Value, ColorResolver) -> Value)? = nil
    ) {
      self.init(property.name, property, isMotion: isMotion, model: model, store: store, resolve: resolve)
    }
  }

  let definition: Definition

  package var name: String { definition.name }

  /// A key of an app's layer class. Keys of one name are one key.
  ///
  /// - Parameters:
  ///   - name: The name, which appears in descriptions.
  ///   - owner: The class of the layers.
  ///   - isMotion: Whether something moves: such values change at once in scenes with `Traits.reducesMotion`.
  ///   - model: Reads the value that the layer has without animations.
  ///   - onPresent: Called when the presented value changes, in a tick or when an animation is added or removed; the
  ///     model is unchanged. Nil calls `draw(in:)` again, which reads `presented(_:)`.
  public init<Owner: Layer>(
    _ name: String, of owner: Owner.Type, isMotion: Bool = true, _ model: @escaping @Sendable (Owner) -> Value,
    onPresent: (@Sendable (Owner, Value) -> Void)? = nil
  ) {
    var show: (@Sendable (Layer, Value) -> Void)?
    if let onPresent {
      show = { layer, value in
        if let owner = layer as? Owner { onPresent(owner, value) }
      }
    }
    definition = Definition(name, nil, isMotion: isMotion, model: { ($0 as? Owner).map(model) }, show: show)
  }

  init(_ definition: Definition) { self.definition = definition }
}

/// Resolves the colours of a layer in its scene.
struct ColorResolver {
  let layer: Layer
  let scene: Scene

  /// A fixed colour. A token without a colour is black, as in the frame, which reports it.
  func callAsFunction(_ color: Color) -> Color {
    if case .fixed = color { return color }
    let palette = scene.hasOwnColors ? layer.effectivePalette ?? scene.palette : scene.palette
    if case .token(let token) = color { return .fixed(palette[token] ?? .black) }
    return .fixed(color.resolved(for: layer.effectiveTraits.appearance) { palette[$0] ?? .black } ?? .black)
  }
}
