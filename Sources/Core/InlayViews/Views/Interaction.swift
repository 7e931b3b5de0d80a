import InlayGraphics

/// A reaction of a view to the presses on it and inside it, such as a tap, a pan or a long press.
///
/// The scene offers each press to the interactions of the views below the pointer, at each `Press.Stage`: to those of
/// the innermost view first, then outwards, in the order in which a view has them, until one takes the press. It gets
/// the press from then on. One that took it as a tap or the like, without keeping it, loses it to one that takes it as
/// a drag or when it is held.
///
///     final class Knob: Interaction {
///       override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }
///       override func pressChanged(_ press: Press) { turn(by: press.delta.height) }
///     }
open class Interaction {
  /// The answer to an offered press.
  public enum Claim: Hashable, Sendable {
    /// No interest in the press, which is not offered again.
    case none
    /// The press may be offered again, at a later stage.
    case wait
    /// The press is for the interaction. Before it is dragged or held, another one may still take it over.
    case take
    /// The press is for the interaction until its end.
    case keep
  }

  /// The view that carries the interaction; nil without one. A view that goes clears it.
  public internal(set) final var view: View? {
    get { carrier }
    set { carrier = newValue }
  }

  /// The reference is not weak, which would make each counting of references to the view slow.
  private final unowned(unsafe) var carrier: View?

  /// The presses that the interaction has, in the order in which it took them.
  public internal(set) final var presses: [Press] = []

  /// The most presses at a time, at least 1; 1 by default. Set it to 2 for a pinch. Nobody gets further presses on the
  /// view.
  public final var maximumPresses = 1

  /// The buttons of a mouse or a pen whose presses are offered; the primary one by default.
  public final var buttons: Set<PointerEvent.Button> = [.primary]

  /// Whether a drag is offered to the interaction before those of inner views, such as a swipe from an edge; false by
  /// default. The outermost view is asked first.
  public final var capturesDrags = false

  /// Whether a press that ends here moves the focus to the view, or to one around it; true by default. Keys of a
  /// keyboard set it to false.
  package final var movesFocus = true

  /// Creates an interaction. Add it with `addInteraction(_:)`.
  public init() {}

  /// Whether the press, at its `stage`, is for the interaction. Nothing by default.
  open func claim(_ press: Press) -> Claim { .none }

  /// The interaction has the press; others have lost it. A drag reports its distance next, by `pressChanged(_:)`.
  ///
  /// Called once for each press, and again for one that was taken without being kept, when the interaction claims it at
  /// a later `stage` too: as a drag, or when it is held. `take(_:)` of a press that the interaction has already only
  /// keeps it.
  open func pressBegan(_ press: Press) {}

  /// The pointer moved.
  open func pressChanged(_ press: Press) {}

  /// The pointer was released, perhaps outside the view.
  open func pressEnded(_ press: Press) {}

  /// The press ends without an effect: another interaction took it, or the host cancelled it.
  open func pressCancelled(_ press: Press) {}

  /// A pointer hovers over the view.
  ///
  /// - Returns: Whether the event was handled. If not, the interactions of the views around are asked.
  open func hover(_ event: PointerEvent) -> Bool { false }

  /// Takes another press than the one that is offered, such as the first of two fingers.
  ///
  /// - Returns: False if the press has ended, or if another interaction keeps it.
  @discardableResult
  public final func take(_ press: Press) -> Bool {
    if presses.contains(where: { $0 === press }), press.isTaken(by: self) {
      press.keep()
      return true
    }
    if press.isKept && press.isTakenByOther(than: self) { return false }
    return press.dispatcher?.give(press, to: self, isKept: true) ?? false
  }

  /// Whether no further press is taken. A scene that is gone ends no presses.
  final var isFull: Bool { presses.lazy.filter { $0.dispatcher != nil }.count >= max(1, maximumPresses) }

  /// Gives up all presses: they end without an effect here.
  final func cancelPresses() {
    for press in presses { press.cancel() }
  }
}

extension View {
  /// Adds an interaction behind the others, and takes it from another view.
  public final func addInteraction(_ interaction: Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.view = self
    interactions.append(interaction)
  }

  /// Removes an interaction, which loses its presses. Ignores others.
  public final func removeInteraction(_ interaction: Interaction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interactions.remove(at: index)
    interaction.cancelPresses()
    interaction.view = nil
  }

  /// Ends the presses of the view's own interactions without an effect.
  package final func cancelPresses() { for interaction in interactions { interaction.cancelPresses() } }
}

extension Interaction: CustomDebugStringConvertible {
  /// The class without its module.
  public final var debugDescription: String { "\(type(of: self))" }
}
