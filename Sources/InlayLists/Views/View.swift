import InlayGraphics
import InlayLayers

/// A layer that takes part in a themed user interface: it knows the theme and the traits of its scene. Here a view is
/// a layer; it does not have one.
open class View: Layer {
  public override init() { super.init() }

  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// The scene's theme, or the nearest that stands in its place; `settings` while the view is in no scene.
  public final var theme: Theme { shownTheme }

  /// The scene's traits, with the nearest appearance that stands in their place; the defaults while the view is in no scene.
  public final var traits: Traits { shownTraits }

  /// Device pixels per point of the scene; 1 while the view is in no scene.
  public final var deviceScale: Double { scene?.scale ?? 1 }

  /// The size that the view would like within a size, in points.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Lays the view out anew in the scene's theme and traits. A scene that shows a view has a theme.
  open override func environmentDidChange() {
    super.environmentDidChange()
    if let scene, scene.colorSource == nil { scene.theme = .settings }
    setNeedsLayout()
  }

  /// What a colour is in the view's scene, or in `settings` while the view is in none.
  package final func resolved(_ color: LayerColor) -> Color {
    switch color {
    case .fixed(let color): color
    case .token(let token):
      (shownPalette ?? Theme.settings.palette(for: .light))[token] ?? .black
    }
  }

  /// A rectangle of left-to-right layout where the scene's direction puts it.
  package final func directed(_ rect: Rect, in width: Double) -> Rect {
    guard traits.direction == .rightToLeft else { return rect }
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
