import InlayGraphics

/// A tap: a press that ends on its view or near it.
///
///     view.addInteraction(TapInteraction { press in print(press.location(in: view)) })
public final class TapInteraction: Interaction {
  /// Called with the press of a tap.
  public var onTap: ((Press) -> Void)?

  /// Called with whether a press is on the view or near it, for its highlight.
  public var onHighlight: ((Bool) -> Void)?

  /// Whether the view takes a press that begins here; always by default.
  public var shouldAccept: (Press) -> Bool = { _ in true }

  /// Whether the press begins at once, and does not become a drag of a scroll view.
  package var isKept = false

  /// Creates an interaction that calls a closure for each tap.
  public init(_ onTap: ((Press) -> Void)? = nil) { self.onTap = onTap }

  public override func claim(_ press: Press) -> Claim {
    switch press.stage {
    case .down where isKept: shouldAccept(press) ? .keep : .none
    case .pressed: shouldAccept(press) ? .take : .none
    default: .wait
    }
  }

  public override func pressBegan(_ press: Press) { onHighlight?(true) }

  public override func pressChanged(_ press: Press) { onHighlight?(isInside(press)) }

  public override func pressEnded(_ press: Press) {
    onHighlight?(false)
    if isInside(press) { onTap?(press) }
  }

  public override func pressCancelled(_ press: Press) { onHighlight?(false) }

  private func isInside(_ press: Press) -> Bool { view.map(press.isInside) ?? false }
}
