import InlaySystem
import Synchronization

/// Limits what an untrusted scene may use: units of work for each frame and for a whole run, bytes at once, and time.
///
/// Work is counted by the operations done and not by a clock, so that the same file reaches a limit at the same place
/// on every machine. Once a limit is reached, nothing expensive is done: texts are laid out empty, tables make no
/// parts, nothing is drawn. `excess` then names the limit.
///
/// A scene without a budget pays one check for a phase, a part, a text or a tile, never for
/// a pixel. A budget belongs to the isolation domain of its scene.
package final class WorkBudget {
  /// The purpose of work.
  package enum Kind: Int, CaseIterable {
    case layers, rows, texts, fonts, pictures, painting, canvases, encoding

    fileprivate var words: String {
      switch self {
      case .layers: "laying out layers"
      case .rows: "sections and rows"
      case .texts: "laying out texts"
      case .fonts: "fonts and their sizes"
      case .pictures: "drawn pictures"
      case .painting: "painting"
      case .canvases: "new canvases"
      case .encoding: "encoding"
      }
    }
  }

  /// Its number among all budgets of the process, from 1.
  package let number = WorkBudget.count.add(1, ordering: .relaxed).newValue
  private static let count = Atomic(0)
  /// Hashes of the font requests that were counted.
  private var fontRequests: Set<Int> = []

  /// Units of work of one frame, each about a nanosecond.
  package let maximumWork: Int
  /// Bytes that canvases, groups and drawn pictures may take at once.
  package let maximumBytes: Int

  /// The first limit that was reached, as a sentence; nil while there is none.
  package private(set) var excess: String?
  /// The layer that reached it, where one is known.
  package private(set) weak var excessOwner: AnyObject?

  /// Called at the start of each frame, when the frame's limits begin anew.
  package var frameHandler: (() -> Void)?

  /// The bytes of the canvas in use.
  package var canvasBytes = 0

  private var frame = Account()
  private var run = Account()
  private var runLimit: Int?
  private var runName = ""
  private var deadline: (end: SuspendingClock.Instant, seconds: Double)?
  private var unitsToClock = 0
  private var pictures: [Picture] = []
  private var pictureBytes = 0
  /// The number of pictures at which dead ones are removed.
  private var pictureCountToClean = 4096

  /// The units of work between two reads of the clock: about 5 milliseconds.
  private static let clockInterval = 5_000_000
  /// More than any limit; sums of a few such numbers do not overflow.
  private static let maximum = 1 << 60

  /// A sum of work.
  private struct Account {
    var total = 0
    var byKind = [Int](repeating: 0, count: Kind.allCases.count)

    mutating func add(_ units: Int, _ kind: Kind) {
      total = min(total + units, WorkBudget.maximum)
      byKind[kind.rawValue] = min(byKind[kind.rawValue] + units, WorkBudget.maximum)
    }

    var largest: Kind { Kind.allCases.max { byKind[$0.rawValue] < byKind[$1.rawValue] } ?? .layers }
  }

  private struct Picture {
    weak var image: Image?
    let bytes: Int
  }

  /// - Parameter seconds: The time from this call until the run must be over; nil for no limit.
  package init(maximumWork: Int, maximumBytes: Int, seconds: Double? = nil) {
    self.maximumWork = min(max(0, maximumWork), Self.maximum)
    self.maximumBytes = min(max(0, maximumBytes), Self.maximum)
    if let seconds { deadline = (.now + .seconds(min(max(0, seconds), 1e9)), seconds) }
  }

  package var isExhausted: Bool { excess != nil }

  /// Units spent since the run began, or since the last one ended.
  package var workSpent: Int { run.total }

  /// Units that are left to the frame, or to the run if that is less.
  package var workLeft: Int {
    max(0, min(maximumWork - frame.total, (runLimit ?? Self.maximum) - run.total))
  }

  // MARK: Frames and runs

  /// Gives the run, until `endRun`, a limit beside that of each frame. A limit that is reached in a run stays reached.
  ///
  /// - Parameter name: The name of the run in messages.
  package func startRun(work: Int, of name: String) {
    runLimit = min(max(0, work), Self.maximum)
    runName = name
    run = Account()
  }

  /// Gives the run a longer deadline, in multiples of the first.
  package func extendDeadline(by factor: Double) {
    guard let deadline, factor > 1 else { return }
    let more = min(deadline.seconds * (factor - 1), 1e9)
    self.deadline = (deadline.end + .seconds(more), deadline.seconds * factor)
  }

  package func endRun() { runLimit = nil }

  package var isInRun: Bool { runLimit != nil }

  /// Begins a frame's limits anew. Outside of a run, also removes the excess of earlier frames and the deadline.
  package func startFrame() {
    frame = Account()
    if runLimit == nil {
      excess = nil
      deadline = nil
      run = Account()
    }
    lookAtClock()
    frameHandler?()
  }

  // MARK: Work

  /// Counts work that was done or is about to be done. Returns whether more may be done.
  @discardableResult
  package func spend(_ kind: Kind, _ units: Int, for owner: AnyObject? = nil) -> Bool {
    guard excess == nil else { return false }
    let units = min(max(0, units), Self.maximum)
    frame.add(units, kind)
    run.add(units, kind)
    unitsToClock -= units
    if unitsToClock < 0 { lookAtClock() }
    if let runLimit, run.total > runLimit {
      refuse(words(run, of: runName, limit: runLimit), for: owner)
    } else if frame.total > maximumWork {
      refuse(words(frame, of: "one frame", limit: maximumWork), for: owner)
    }
    return excess == nil
  }

  /// Whether this font request was not counted yet.
  package func isFirst(fontRequest: Int) -> Bool { fontRequests.insert(fontRequest).inserted }

  /// Counts work given as a `Double`, of any value.
  @discardableResult
  package func spend(_ kind: Kind, _ units: Double, for owner: AnyObject? = nil) -> Bool {
    spend(kind, Int(clamping: units.rounded(.up)), for: owner)
  }

  /// Stores the message and the owner of the first limit that is reached; ignores later ones.
  package func refuse(_ message: String, for owner: AnyObject? = nil) {
    guard excess == nil else { return }
    excess = message
    excessOwner = owner
  }

  /// Stores the owner of the excess where it is not known yet.
  package func blame(_ owner: AnyObject) {
    if excess != nil && excessOwner == nil { excessOwner = owner }
  }

  /// - Throws: `InlayError` of kind `limitExceeded` once a limit is reached.
  package func check() throws(InlayError) {
    if let excess { throw InlayError(.limitExceeded, excess) }
  }

  /// Also ends the work of a cancelled task. Called between phases of work that is not counted.
  package func lookAtClock() {
    unitsToClock = Self.clockInterval
    guard excess == nil else { return }
    if Task.isCancelled { return refuse("the task was cancelled") }
    guard let deadline, SuspendingClock.now > deadline.end else { return }
    let purpose = run.total > 0 ? ", most of them for \(run.largest.words)" : ""
    refuse("rendering takes more than \(deadline.seconds.text) seconds\(purpose)")
  }

  private func words(_ account: Account, of what: String, limit: Int) -> String {
    "\(what) takes more than \(limit.inMillions) units of work (of a nanosecond, about), "
      + "\(account.byKind[account.largest.rawValue].inMillions) of them for \(account.largest.words)"
  }

  // MARK: Bytes

  /// Whether this number of bytes may be allocated beside those of the canvas and of living pictures.
  package func takeBytes(_ bytes: Double, for what: @autoclosure () -> String, owner: AnyObject? = nil) -> Bool {
    guard excess == nil else { return false }
    if bytes + Double(canvasBytes + pictureBytes) > Double(maximumBytes) { forgetDeadPictures() }
    let sum = bytes + Double(canvasBytes + pictureBytes)
    guard sum > Double(maximumBytes) else { return true }
    let needed = Int(clamping: sum)
    // Rounded up, so that the message never names less than the limit.
    let words = needed < 1 << 20 ? needed.inMegabytes : (needed + (1 << 20) - 1).inMegabytes
    refuse("\(what()) needs \(words) of memory at once; \(maximumBytes.inMegabytes) are allowed", for: owner)
    return false
  }

  /// Counts the bytes of a picture as long as it is alive. O(1) amortised.
  package func hold(_ image: Image) {
    let bytes = image.bytesPerRow * image.pixelHeight
    pictures.append(Picture(image: image, bytes: bytes))
    pictureBytes += bytes
    guard pictures.count > pictureCountToClean else { return }
    forgetDeadPictures()
    pictureCountToClean = max(4096, 2 * pictures.count)
  }

  private func forgetDeadPictures() {
    pictures.removeAll { $0.image == nil }
    pictureBytes = pictures.reduce(0) { $0 + $1.bytes }
  }
}

extension Int {
  /// For messages: in millions from one million on.
  fileprivate var inMillions: String { self < 1_000_000 ? "\(self)" : "\(self / 1_000_000) million" }

  /// For messages: in bytes or MiB.
  fileprivate var inMegabytes: String {
    self < 1 << 20 ? "\(self) bytes" : "\(self >> 20) MiB"
  }
}
