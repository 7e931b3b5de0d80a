import InlayGraphics

/// An event of a finger, a mouse or a pen.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case down, moved, up
    /// The press ended without an effect, or a hovering pointer left the scene.
    case cancelled
    /// The pointer moved while nothing was pressed.
    case hovered
  }

  public enum Kind: String, CaseIterable, Hashable, Sendable { case touch, mouse, pen }

  /// The button of a mouse or a pen. A press of any other than the primary one is offered only to interactions with it
  /// among their `buttons`, when it begins.
  public enum Button: String, CaseIterable, Hashable, Sendable { case primary, secondary, middle }

  public var phase: Phase
  /// In points of the scene.
  public var position: Point
  /// The finger or device. Presses of different ids are independent.
  public var id: Int
  /// In seconds of the scene's clock; nil for no dynamics. See `Event.time`.
  public var time: Double?
  public var kind: Kind
  /// The button that the press is of; of no meaning while hovering.
  public var button: Button
  /// The keys that are held.
  public var modifiers: KeyModifiers

  public init(
    _ phase: Phase, at position: Point, id: Int = 0, time: Double? = nil, kind: Kind = .touch,
    button: Button = .primary, modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.position = position
    self.id = id
    self.time = time
    self.kind = kind
    self.button = button
    self.modifiers = modifiers
  }
}
