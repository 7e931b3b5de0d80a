import InlayGraphics
import InlaySystem

/// Limits what an untrusted scene may use: units of work for each frame and for a whole run, bytes at once, and time.
///
/// Work is counted by the operations done and not by a clock, so that the same file reaches a limit at the same place
/// on every machine. Once a limit is reached, nothing expensive is done: texts are laid out empty, tables make no
/// parts, nothing is drawn. `excess` then names the limit.
final class WorkBudget {
  /// The purpose of work.
  enum Kind: Int, CaseIterable {
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

  /// Hashes of the font requests that were counted.
  private var fontRequests: Set<Int> = []

  /// Units of work of one frame, each about a nanosecond.
  let maximumWork: Int
  /// Bytes that canvases, groups and drawn pictures may take at once.
  let maximumBytes: Int

  /// The first limit that was reached, as a sentence; nil while there is none.
  private(set) var excess: String?
  /// The layer that reached it, where one is known.
  private(set) weak var excessOwner: AnyObject?

  /// Called at the start of each frame, when the frame's limits begin anew.
  var onFrame: (() -> Void)?

  /// The results that were counted in this frame, and their bytes.
  private var recentResults: Set<Int> = []
  private var recentBytes = 0
  /// The bytes of the canvas in use.
  var canvasBytes = 0
  /// Bytes until they are released, and the most of them since a price began.
  private var heldBytes = 0.0
  private var mostHeldBytes = 0.0

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
  init(maximumWork: Int, maximumBytes: Int, seconds: Double? = nil) {
    self.maximumWork = min(max(0, maximumWork), Self.maximum)
    self.maximumBytes = min(max(0, maximumBytes), Self.maximum)
    if let seconds { deadline = (.now + .seconds(min(max(0, seconds), 1e9)), seconds) }
  }

  var isExhausted: Bool { excess != nil }

  /// Units spent since the run began, or since the last one ended.
  var workSpent: Int { run.total }

  /// Units that are left to the frame, or to the run if that is less.
  var workLeft: Int {
    max(0, min(maximumWork - frame.total, (runLimit ?? Self.maximum) - run.total))
  }

  // MARK: Frames and runs

  /// Gives the run, until `endRun`, a limit beside that of each frame. A limit that is reached in a run stays reached.
  ///
  /// - Parameter name: The name of the run in messages.
  func startRun(work: Int, of name: String) {
    runLimit = min(max(0, work), Self.maximum)
    runName = name
    run = Account()
  }

  /// Gives the run a longer deadline, in multiples of the first.
  func extendDeadline(by factor: Double) {
    guard let deadline, factor > 1 else { return }
    let more = min(deadline.seconds * (factor - 1), 1e9)
    self.deadline = (deadline.end + .seconds(more), deadline.seconds * factor)
  }

  func endRun() { runLimit = nil }

  var isInRun: Bool { runLimit != nil }

  /// Begins a frame's limits anew. Outside of a run, also removes the excess of earlier frames and the deadline.
  func startFrame() {
    frame = Account()
    recentResults.removeAll(keepingCapacity: true)
    recentBytes = 0
    if runLimit == nil {
      excess = nil
      deadline = nil
      run = Account()
    }
    lookAtClock()
    onFrame?()
  }

  // MARK: Work

  /// Counts work that was done or is about to be done. Returns whether more may be done.
  @discardableResult
  func spend(_ kind: Kind, _ units: Int, for owner: AnyObject? = nil) -> Bool {
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

  /// Counts work given as a `Double`, of any value.
  @discardableResult
  func spend(_ kind: Kind, _ units: Double, for owner: AnyObject? = nil) -> Bool {
    spend(kind, Int(clamping: units.rounded(.up)), for: owner)
  }

  /// Stores the message and the owner of the first limit that is reached; ignores later ones.
  func refuse(_ message: String, for owner: AnyObject?) {
    guard excess == nil else { return }
    excess = message
    excessOwner = owner
  }

  /// Stores the owner of the excess where it is not known yet.
  func blame(_ owner: AnyObject) {
    if excess != nil && excessOwner == nil { excessOwner = owner }
  }

  /// - Throws: `InlayError` of kind `limitExceeded` once a limit is reached.
  func check() throws(InlayError) {
    if let excess { throw InlayError(.limitExceeded, excess) }
  }

  /// Also ends the work of a cancelled task. Called between phases of work that is not counted.
  func lookAtClock() {
    unitsToClock = Self.clockInterval
    guard excess == nil else { return }
    if Task.isCancelled { return refuse("the task was cancelled", for: nil) }
    guard let deadline, SuspendingClock.now > deadline.end else { return }
    let purpose = run.total > 0 ? ", most of them for \(run.largest.words)" : ""
    refuse("rendering takes more than \(deadline.seconds.text) seconds\(purpose)", for: nil)
  }

  private func words(_ account: Account, of what: String, limit: Int) -> String {
    "\(what) takes more than \(limit.inMillions) units of work (about a nanosecond each), "
      + "\(account.byKind[account.largest.rawValue].inMillions) of them for \(account.largest.words)"
  }

  // MARK: Bytes

  /// Whether this number of bytes may be allocated beside those of the canvas and of living pictures.
  func takeBytes(_ bytes: Double, for what: @autoclosure () -> String, owner: AnyObject? = nil) -> Bool {
    guard excess == nil else { return false }
    let others = heldBytes + Double(canvasBytes)
    if bytes + others + Double(pictureBytes) > Double(maximumBytes) { forgetDeadPictures() }
    let sum = bytes + others + Double(pictureBytes)
    guard sum > Double(maximumBytes) else { return true }
    let needed = Int(clamping: sum)
    // Rounded up, so that the message never names less than the limit.
    let words = needed < 1 << 20 ? needed.inMegabytes : (needed + (1 << 20) - 1).inMegabytes
    refuse("\(what()) needs \(words) of memory at once; at most \(maximumBytes.inMegabytes) are allowed", for: owner)
    return false
  }

  private func forgetDeadPictures() {
    pictures.removeAll { $0.image == nil }
    pictureBytes = pictures.reduce(0) { $0 + $1.bytes }
  }
}

extension WorkBudget: WorkMeter {
  func spend(_ amount: Double, _ work: Work, for owner: AnyObject?) throws(InlayError) {
    spend(work.kind, amount * work.units, for: owner)
    try check()
  }

  func spend(onFont request: Int) throws(InlayError) {
    if fontRequests.insert(request).inserted { spend(.fonts, Self.unitsOfFont) }
    try check()
  }

  /// A font in a new size: fontconfig searches all fonts and retains the result.
  private static let unitsOfFont = 3_000_000

  func left(of work: Work) -> Double { isExhausted ? 0 : Double(workLeft) / work.units }

  func refuse(_ message: String) throws(InlayError) {
    refuse(message, for: nil)
    try check()
  }

  func hold(_ bytes: Double, for purpose: @autoclosure () -> String) throws(InlayError) {
    _ = takeBytes(bytes, for: purpose())
    try check()
    heldBytes += bytes
    mostHeldBytes = max(mostHeldBytes, heldBytes)
  }

  func release(_ bytes: Double) { heldBytes -= bytes }

  /// O(1) amortised.
  func hold(_ image: Image) {
    let bytes = image.bytesPerRow * image.pixelHeight
    pictures.append(Picture(image: image, bytes: bytes))
    pictureBytes += bytes
    guard pictures.count > pictureCountToClean else { return }
    forgetDeadPictures()
    pictureCountToClean = max(4096, 2 * pictures.count)
  }

  func isDue(_ result: Int, bytes: Int) -> Bool {
    guard recentResults.insert(result).inserted else { return false }
    recentBytes += bytes
    if recentBytes > Self.mostRecentBytes {
      recentResults = [result]
      recentBytes = bytes
    }
    return true
  }

  /// Half of what a renderer's cache keeps.
  private static let mostRecentBytes = 8 << 20

  func price<Result>(of work: () throws(InlayError) -> Result) throws(InlayError) -> (Result, WorkPrice) {
    let (total, held, most) = (frame.total, heldBytes, mostHeldBytes)
    mostHeldBytes = heldBytes
    let result = try work()
    let price = WorkPrice(units: frame.total - total, bytes: mostHeldBytes - held)
    mostHeldBytes = max(mostHeldBytes, most)
    return (result, price)
  }

  func pay(_ price: WorkPrice) throws(InlayError) {
    spend(.painting, price.units)
    _ = takeBytes(price.bytes, for: "a tile of nested layers with opacity, masks or shadows")
    try check()
    mostHeldBytes = max(mostHeldBytes, heldBytes + price.bytes)
  }

  func endLayout() -> (message: String, owner: AnyObject?)? {
    isInRun ? nil : excess.map { ($0, excessOwner) }
  }
}

extension Int {
  /// A number for messages, in millions from one million on.
  fileprivate var inMillions: String { self < 1_000_000 ? "\(self)" : "\(self / 1_000_000) million" }

  /// A number for messages, in bytes or MiB.
  fileprivate var inMegabytes: String {
    self < 1 << 20 ? "\(self) bytes" : "\(self >> 20) MiB"
  }
}
