import InlaySystem

/// A request to `inlay-svg`. The file's name, for messages, and its bytes follow.
struct SVGRequest: Message {
  /// Distinguishes the programs' versions.
  static let mark: UInt64 = 0x0001_4756_5379_616C

  var mark = Self.mark
  /// Pixels for each CSS pixel.
  var scale: Double
  /// Whether `currentColor` is white rather than black, unless the outermost element has another colour.
  var isWhite: Bool
  var hasTexts: Bool
  var maximumPixels: Int64
  var maximumSide: Int64
  /// The CPU time after which the system ends the process, if nobody else does.
  var seconds: Double
  var nameCount: Int64
  var count: Int64
}

/// An answer of `inlay-svg`. The rows of pixels follow, without gaps, or the message.
struct SVGAnswer: Message {
  enum Status: Int64 {
    case drawn
    /// More pixels than allowed, which the sides tell.
    case tooLarge
    case failed, missingLibrary
  }

  var mark = SVGRequest.mark
  var status: Int64
  var width: Int64 = 0
  var height: Int64 = 0
  /// The CPU time since the answer before, or since the process's start, in seconds.
  var seconds = 0.0
  var count: Int64 = 0
}

protocol Message: BitwiseCopyable {}

extension Message {
  /// The bytes as they are in memory.
  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }

  /// A value from the first bytes.
  init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
  }
}
