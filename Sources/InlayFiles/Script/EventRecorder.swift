import InlayGraphics
import InlayLayers
import InlayLists

/// Records what a host does with a scene as a script: its events, ticks and changes of size go through the recorder.
///
/// `ScriptRunner` makes the same frames of a file with the scene and this script, byte for byte, if nothing else changes
/// the scene meanwhile. A script has at most 100,000 steps and 36,000 ticks. Belongs to the scene's isolation domain.
public final class EventRecorder {
  public let dispatcher: EventDispatcher
  private var steps: [String] = []

  /// Begins with the scene as it is now.
  public init(_ dispatcher: EventDispatcher) {
    self.dispatcher = dispatcher
    if dispatcher.scene.frame != nil { noteTick() }
  }

  /// Sends an event to the scene. Its numbers are limited as those in files: positions to 1e9 points.
  ///
  /// - Returns: Whether a view handled the event.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    // Numbers that are not finite cannot be written; the dispatcher ignores such events.
    guard event.isFinite else { return false }
    let event = event.asWritten
    steps.append(event.step)
    return dispatcher.send(event)
  }

  /// Ticks the scene at a time of its clock, in seconds.
  public func tick(at time: Double) {
    dispatcher.scene.tick(at: time.limited(to: 1e15))
    noteTick()
  }

  /// Changes the size of the scene and of its root layer, in points.
  public func resize(to size: Size) {
    dispatcher.scene.size = size
    dispatcher.scene.root.frame = Rect(origin: .zero, size: size)
    steps.append("resize: [\(size.width.text), \(size.height.text)]")
  }

  /// The script so far, in YAML: the end of a scene file. O(steps).
  public var script: String { "script:\n" + steps.map { "  - \($0)\n" }.joined() }

  private func noteTick() { steps.append("tick: {at: \(dispatcher.scene.time.text)}") }
}
