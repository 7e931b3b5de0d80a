import InlayGraphics

/// An event of a finger, a mouse or a pen.
public struct PointerEvent: Hashable, Sendable {
  /// The parts of a press, and what happens between presses.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case down, moved, up
    /// The press ended without an effect, or a hovering pointer left the scene.
    case cancelled
    /// The pointer moved while nothing was pressed.
    case hovered
  }

  /// The devices that point.
  public enum Kind: String, CaseIterable, Hashable, Sendable { case touch, mouse, pen }

  /// The button of a mouse or a pen. A press of any other than the primary one is offered only to interactions with it
  /// among their `buttons`, when it begins.
  public enum Button: String, CaseIterable, Hashable, Sendable { case primary, secondary, middle }

  /// The part of the press, or `hovered` if nothing is pressed.
  public var phase: Phase
  /// The position in points of the scene.
  public var position: Point
  /// The finger or device. Presses of different ids are independent.
  public var id: Int
  /// The time in seconds of the scene's clock; `nil` for no dynamics. See `Event.time`.
  public var time: Double?
  /// The device.
  public var kind: Kind
  /// The button that the press is of; of no meaning while hovering.
  public var button: Button
  /// The keys that are held.
  public var modifiers: KeyModifiers

  /// Creates an event: by default of the first finger, without modifiers and without a time.
  public init(
    _ phase: Phase, at position: Point, id: Int = 0, kind: Kind = .touch, button: Button = .primary,
    modifiers: KeyModifiers = [], time: Double? = nil
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
