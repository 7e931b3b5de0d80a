/// Announcements that wait until a reader listens: while the buses are connected to, which takes seconds on a busy
/// machine, and while a reader starts.
@MainActor
struct AnnouncementQueue {
  struct Announcement {
    let text: String
    let isUrgent: Bool
    weak var window: AccessibleWindow?
    /// The time in seconds.
    let time: Double
  }

  /// The most that wait: earlier ones are dropped for later ones.
  static let limit = 16
  /// The age in seconds at which an announcement is no news any more.
  static let patience = 60.0

  private var waiting: [Announcement] = []

  mutating func add(_ text: String, isUrgent: Bool, in window: AccessibleWindow, at time: Double) {
    if waiting.count == Self.limit { waiting.removeFirst() }
    waiting.append(Announcement(text: text, isUrgent: isUrgent, window: window, time: time))
  }

  /// Empties the queue, and returns what is still news, the earliest first.
  mutating func takeAll(at time: Double) -> [Announcement] {
    defer { waiting = [] }
    return waiting.filter { time - $0.time <= Self.patience }
  }
}
