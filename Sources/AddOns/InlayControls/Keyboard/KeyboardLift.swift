import InlayGraphics
import InlayLayers
import InlayLists

/// A view that keeps its own parts where they are, such as a bar, and has its content shown higher while a keyboard
/// would cover a text input in it.
protocol LiftsContent: View {
  /// The part that moves; nil for none.
  var liftedContent: Layer? { get }

  /// The content is shown at another height now.
  func liftDidChange()
}

/// The distance by which content is shown higher, so that a text input is above the keyboard which insets alone do not
/// bring there: one outside of scroll views, or in one that the keyboard covers itself.
///
/// The content belongs to the innermost page or sheet around the text input; elsewhere it is everything below the
/// keyboard.
/// Safe areas count with the place at rest: a list in the content has no inset for a keyboard that no longer covers it.
final class KeyboardLift {
  /// The conditions for which the distance was measured.
  private struct Conditions: Equatable {
    let input: ObjectIdentifier
    let covered: Double
    let size: Size
  }

  private struct LiftedLayer {
    weak var layer: Layer?
  }

  private var conditions: Conditions?
  /// The distance at rest, in points.
  private var distance = 0.0
  /// The distance without the limit by the space above, in points. While the keyboard slides, the content moves by its
  /// part of this, up to the limit: the text input is not covered as long as there is space for it.
  private var needed = 0.0
  /// Whether the content moves with the keyboard. If it ends above the keyboard, such as on a sheet in the middle of
  /// the scene, it moves at once, as the sheet does: the text input would be below its end meanwhile.
  private var slides = true
  /// Whether the keyboard comes or stays; false while it goes.
  private var isPlaced = false
  private var layers: [LiftedLayer] = []
  private weak var container: (any LiftsContent)?

  /// Measures the distance for a text input, after a layout.
  ///
  /// - Parameter presence: The part of the keyboard that is shown, 0...1.
  func follow(_ input: View, in scene: Scene, below panel: Layer, presence: Double) {
    let new = Conditions(input: ObjectIdentifier(input), covered: scene.coveredHeight, size: scene.size)
    isPlaced = true
    if conditions != new {
      conditions = new
      if distance > 0 || missing(for: input, in: scene).distance > 0 {
        // Starts from the position that insets alone give: content that avoids the keyboard by itself is not moved.
        distance = 0
        place(input, in: scene, below: panel, presence)
        scene.root.layoutIfNeeded()
      }
      // The layout may have called code of the app.
      guard conditions == new, isPlaced, input.scene === scene else { return }
    }
    (distance, needed) = missing(for: input, in: scene)
    place(input, in: scene, below: panel, presence)
  }

  /// The keyboard goes: what is shown follows it, and has its place without the keyboard at once.
  func end() {
    conditions = nil
    isPlaced = false
    apply(shown: slides ? layers.compactMap { $0.layer?.keyboardLift?.shown }.first ?? 0 : 0)
  }

  /// The keyboard is shown to a part.
  func show(_ presence: Double, in scene: Scene) {
    let moved = min(distance, needed * presence).snapped(toScale: scene.scale)
    apply(shown: slides ? moved : isPlaced ? distance : 0)
    if presence == 0, !isPlaced { distance = 0 }
  }

  // MARK: Measuring

  /// The distance from a text input that is shown higher to the keyboard, in points.
  private static let margin = 8.0

  /// The distance that a text input lacks to be above the keyboard, on whole pixels, in points: with the limit by the
  /// space above, and without.
  private func missing(for input: View, in scene: Scene) -> (distance: Double, needed: Double) {
    let bottom = scene.size.height - scene.coveredHeight
    let top = Self.container(of: input).map { $0.content.placeOfModel.minY } ?? scene.traits.safeAreaInsets.top
    let place = input.placeOfModel
    let found: (needed: Double, space: Double) =
      if let scrollView = Self.scrollView(around: input) {
        missing(in: scrollView, for: place.height, bottom, top: top)
      } else {
        (place.maxY + Self.margin - bottom, place.minY - top)
      }
    func onPixels(_ distance: Double) -> Double { (max(0, distance) * scene.scale).rounded(.up) / scene.scale }
    return (onPixels(min(found.needed, found.space)), onPixels(found.needed))
  }

  /// A scroll view brings the text input into view, where it has space for it above the keyboard. It does not depend on
  /// the offset.
  private func missing(
    in scrollView: ScrollView, for height: Double, _ bottom: Double, top: Double
  ) -> (needed: Double, space: Double) {
    let (place, inset) = (scrollView.placeOfModel, scrollView.contentInset)
    let start = max(place.minY, top) + inset.top
    guard min(place.maxY, bottom) - inset.bottom - start < height else { return (0, 0) }
    let wanted = min(height + 2 * Self.margin, place.height - inset.top - inset.bottom)
    return (min(place.minY + inset.top + wanted + inset.bottom, place.maxY) - bottom, place.minY - top)
  }

  /// The outermost scroll view around a text input that avoids the keyboard.
  private static func scrollView(around input: View) -> ScrollView? {
    var found: ScrollView?
    for case let view as ScrollView in input.superlayerChain
    where view.contentInsetAdjustmentBehavior == .automatic { found = view }
    return found
  }

  /// The innermost view around a text input that has its content lifted.
  private static func container(of input: View) -> (view: any LiftsContent, content: Layer)? {
    for case let view as any LiftsContent in input.superlayerChain {
      if let content = view.liftedContent, input.isDescendant(of: content) { return (view, content) }
    }
    return nil
  }

  // MARK: Placing

  private func place(_ input: View, in scene: Scene, below panel: Layer, _ presence: Double) {
    let found = Self.container(of: input)
    if container !== found?.view {
      let old = container
      remove()
      container = found?.view
      old?.liftDidChange()
    }
    slides = found.map { $0.content.placeOfModel.maxY > scene.size.height - scene.coveredHeight } ?? true
    let wanted =
      found.map { [$0.content] }
      ?? scene.root.sublayers.filter { $0 !== panel && $0.zPosition < panel.zPosition }
    for case let layer? in layers.map(\.layer) where !wanted.contains(where: { $0 === layer }) {
      layer.lift(by: nil)
    }
    layers = wanted.map { LiftedLayer(layer: $0) }
    show(presence, in: scene)
  }

  private func remove() {
    for case let layer? in layers.map(\.layer) { layer.lift(by: nil) }
    layers = []
  }

  private func apply(shown: Double) {
    let rest = isPlaced ? distance : 0
    let lift = rest > 0 || shown > 0 ? LayerLift(distance: rest, shown: shown) : nil
    for case let layer? in layers.map(\.layer) { layer.lift(by: lift) }
    if lift == nil { layers = [] }
    container?.liftDidChange()
  }
}

extension Layer {
  /// The smallest upright rectangle around the model's bounds, in the scene's space: without a lift and animations.
  fileprivate var placeOfModel: Rect { bounds.applying(transformToScene) }
}
