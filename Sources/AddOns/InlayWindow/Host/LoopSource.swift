import CInlaySDL2

/// The events that end a wait of the loop: each has a descriptor that is readable when there is something to do.
enum LoopSource: Int, CaseIterable {
  /// Signals, and events of other threads.
  case waker
  /// Events of windows.
  case display
  /// Tasks of the main actor.
  case mainQueue
  /// Settings of the desktop, by the X server and by its files.
  case server, settingsFiles
  /// The descriptor of the app.
  case watched
  /// The session's message bus.
  case bus
}

/// The sources that were readable after a wait.
struct ReadableSources {
  /// A bit for each source, by number.
  private var bits: UInt32

  /// The sources before the first wait: the loop looks at these itself.
  static let unknown = ReadableSources([.waker, .display, .mainQueue])

  private init(_ sources: [LoopSource]) { bits = sources.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

  /// Waits until a source is readable.
  ///
  /// - Parameters:
  ///   - seconds: The longest wait; nil for one without an end.
  ///   - descriptor: The descriptor of a source; nil for none.
  @MainActor
  init(waiting seconds: Double?, _ descriptor: @MainActor (LoopSource) -> Int32?) {
    let descriptors = LoopSource.allCases.map { descriptor($0) ?? -1 }
    let nanoseconds = seconds.map { Int64(max(0, Swift.min($0, 1e6)) * 1e9) } ?? -1
    bits = inlayWait(descriptors, Int32(descriptors.count), nanoseconds)
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ source: LoopSource) -> Bool { bits >> UInt32(source.rawValue) & 1 != 0 }
}
