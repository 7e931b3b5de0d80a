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
/// keyboard. The distance follows the covered height of each frame, so content moves along with the keyboard.
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
  /// The distance, in points.
  private var distance = 0.0
  /// The distance without the limit by the space above, in points.
  private var needed = 0.0
  /// The distances and the covered height when the keyboard began to go; nil before.
  private var start: (distance: Double, needed: Double, covered: Double)?
  private var layers: [LiftedLayer] = []
  private weak var container: (any LiftsContent)?

  /// Measures the distance for a text input, after a layout.
  func follow(_ input: View, in scene: Scene, below panel: KeyboardPanel) {
    let new = Conditions(input: ObjectIdentifier(input), covered: scene.coveredHeight, size: scene.size)
    start = nil
    if conditions != new {
      conditions = new
      if distance > 0 || missing(for: input, in: scene, panel.shownPart).distance > 0 {
        // Starts from the position that insets alone give: content that avoids the keyboard by itself is not moved.
        distance = 0
        place(input, in: scene, below: panel)
        scene.root.layoutIfNeeded()
      }
      // The layout may have called code of the app.
      guard conditions == new, start == nil, input.scene === scene else { return }
    }
    (distance, needed) = missing(for: input, in: scene, panel.shownPart)
    place(input, in: scene, below: panel)
  }

  /// The keyboard begins to go.
  func leave(at covered: Double) {
    conditions = nil
    start = (distance, needed, covered)
  }

  /// The keyboard has gone so far that it covers a height: content comes down along with its edge, and faster only if
  /// the way is longer.
  func lower(to covered: Double, in scene: Scene) {
    guard let start else { return }
    if covered > 0, start.covered > 0 {
      let moved = (start.covered - covered) * max(1, start.needed / start.covered)
      distance = max(0, min(start.distance, start.needed - moved)).snapped(toScale: scene.scale)
    } else {
      distance = 0
    }
    apply()
  }

  // MARK: Measuring

  /// The distance that a text input lacks to be above the keyboard, on whole pixels, in points: with the limit by the
  /// space above, and without.
  ///
  /// - Parameter part: The part of the keyboard that is shown, 0...1.
  private func missing(
    for input: View, in scene: Scene, _ part: Double
  ) -> (distance: Double, needed: Double) {
    let bottom = scene.size.height - scene.coveredHeight
    let top = Self.container(of: input).map { $0.content.placeOfModel.minY } ?? scene.traits.safeAreaInsets.top
    let place = input.placeOfModel
    // Content moves no faster than the keyboard.
    let margin = min(View.keyboardMargin, scene.coveredHeight)
    let found: (needed: Double, space: Double) =
      if let scrollView = Self.scrollView(around: input) {
        missing(in: scrollView, for: input, bottom, top: top, margin)
      } else {
        // The part that the end of the scene cut off appears while the keyboard slides.
        (place.maxY - max(0, place.maxY - scene.size.height) * (1 - part) + margin - bottom, place.minY - top)
      }
    func onPixels(_ distance: Double) -> Double { (max(0, distance) * scene.scale).rounded(.up) / scene.scale }
    return (onPixels(min(found.needed, found.space)), onPixels(found.needed))
  }

  /// A scroll view brings the text input into view, where it has space for it above the keyboard. It does not depend on
  /// the offset.
  private func missing(
    in scrollView: ScrollView, for input: View, _ bottom: Double, top: Double, _ margin: Double
  ) -> (needed: Double, space: Double) {
    let (place, inset) = (scrollView.placeOfModel, scrollView.contentInset)
    let row = input.viewAboveKeyboard
    let isRow = row !== input && row.isDescendant(of: scrollView)
    let height = isRow ? row.placeOfModel.height + margin : input.placeOfModel.height + 2 * margin
    let wanted = min(height, place.height - inset.top - inset.bottom)
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

  private func place(_ input: View, in scene: Scene, below panel: KeyboardPanel) {
    let found = Self.container(of: input)
    if container !== found?.view {
      let old = container
      remove()
      container = found?.view
      old?.liftDidChange()
    }
    let wanted =
      found.map { [$0.content] }
      ?? scene.root.sublayers.filter { $0 !== panel && $0.zPosition < panel.zPosition }
    for case let layer? in layers.map(\.layer) where !wanted.contains(where: { $0 === layer }) {
      layer.keyboardLift = nil
    }
    layers = wanted.map { LiftedLayer(layer: $0) }
    apply()
  }

  private func remove() {
    for case let layer? in layers.map(\.layer) { layer.keyboardLift = nil }
    layers = []
  }

  private func apply() {
    let lift = distance > 0 ? distance : nil
    for case let layer? in layers.map(\.layer) where layer.keyboardLift != lift { layer.keyboardLift = lift }
    if lift == nil { layers = [] }
    container?.liftDidChange()
  }
}

extension Layer {
  /// The smallest upright rectangle around the model's bounds, in the scene's space: without a lift and animations.
  fileprivate var placeOfModel: Rect { bounds.applying(transformToScene) }
}
