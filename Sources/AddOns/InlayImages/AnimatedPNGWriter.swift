import InlayGraphics
import InlaySystem

/// Writes pictures over time as an animated PNG (APNG): RGBA, repeated for ever.
///
/// A frame has only the rectangle of what changed, and replaces the pixels there. Equal pictures in a row are one frame
/// that lasts longer; a picture that lasts no time is left out. Each frame is compressed when the next one comes: the
/// writer keeps two pictures and the compressed frames. Programs that do not know APNG show the first frame.
/// Belongs to one isolation domain.
package final class AnimatedPNGWriter {
  private let scale: Double
  private let compression: ImageSurface.Compression
  /// The picture of the last frame.
  private var base: Bitmap
  /// The last picture, whose end is not known yet.
  private var pending: Bitmap
  /// The time of the last picture; nil before the first.
  private var start: Double?
  private var frames: [Frame] = []

  /// A frame of the file.
  fileprivate struct Frame {
    let rect: DeviceRect
    /// The compressed rows.
    let packed: [UInt8]
    /// The duration in seconds.
    var duration: Double
  }

  /// The bytes of the compressed frames; of the last picture, none are counted.
  package private(set) var byteCount = 0
  /// The pixels of the compressed frames.
  package private(set) var packedPixelCount = 0

  /// - Parameters:
  ///   - pixelWidth: The width of the largest picture.
  ///   - pixelHeight: The height of the highest picture.
  ///   - scale: Device pixels for each point, the file's resolution (72 pixels for each inch at scale 1).
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767 or the scale
  ///   is not a positive number, `graphics` when there is no memory for it.
  package init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, compression: ImageSurface.Compression = .fast
  ) throws(InlayError) {
    try Image.checkScale(scale)
    self.scale = scale
    self.compression = compression
    base = try Bitmap(width: pixelWidth, height: pixelHeight, format: .argb32)
    pending = try Bitmap(width: pixelWidth, height: pixelHeight, format: .argb32)
  }

  /// Shows a picture from a time on, at the top left; the pixels beside it are transparent.
  ///
  /// A picture at the time of the one before replaces it. O(pixels).
  ///
  /// - Parameter time: In seconds. A time before that of the last picture counts as that one.
  /// - Throws: `InlayError` of kind `invalidArgument` when the picture is larger than the animation or the time is not
  ///   finite, `graphics` when memory runs out.
  package func append(_ picture: ImageSurface, at time: Double) throws(InlayError) {
    guard picture.pixelWidth <= pending.width, picture.pixelHeight <= pending.height else {
      throw InlayError(
        .invalidArgument,
        "a picture of \(picture.pixelWidth) x \(picture.pixelHeight) pixels in an animation of \(pending.width) x "
          + "\(pending.height)")
    }
    guard time.isFinite else { throw InlayError(.invalidArgument, "a picture at the time \(time)") }
    if let start, time > start {
      guard !pending.hasPixels(of: picture.bitmap) else { return }
      try endPicture(at: time)
    }
    start = max(time, start ?? time)
    pending.copyPixels(of: picture.bitmap)
  }

  /// The file's bytes. Further pictures may follow. O(bytes).
  ///
  /// - Parameter end: The end of the last picture, in seconds; one that is not after its start gives it 1/60 of a
  ///   second.
  /// - Throws: `InlayError` of kind `invalidArgument` without a picture, `graphics` when memory runs out.
  package func pngData(endingAt end: Double) throws(InlayError) -> [UInt8] {
    guard let start else { throw InlayError(.invalidArgument, "an animation without a picture") }
    var frames = frames
    try add(pending, lasting: end.isFinite && end > start ? end - start : 1 / 60, to: &frames)
    var file = PNGHeader.bytes(width: base.width, height: base.height, hasAlpha: true)
    file.reserveCapacity(frames.reduce(256) { $0 + $1.packed.count + 64 })
    PNGHeader.appendResolution(scale: scale, to: &file)
    // The number of frames, and of repetitions: 0 for no end.
    Self.append("acTL", [UInt32(frames.count), 0], to: &file)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      frame.appendControl(sequence, to: &file)
      sequence += 1
      frame.appendRows(&sequence, isFirst: index == 0, to: &file)
    }
    PNGHeader.appendChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  /// Writes the animation as a file, whole or not at all: an existing file stays until the new one is complete.
  ///
  /// - Parameter end: The end of the last picture, in seconds, as in `pngData`.
  /// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason, and those of `pngData`.
  func write(to path: String, endingAt end: Double) throws(InlayError) {
    try writeFileAtomically(try pngData(endingAt: end), to: path)
  }

  private func endPicture(at time: Double) throws(InlayError) {
    let count = frames.count
    try add(pending, lasting: time - (start ?? time), to: &frames)
    if frames.count > count {
      byteCount += frames[count].packed.count
      packedPixelCount += frames[count].rect.area
    }
    swap(&base, &pending)
  }

  /// Adds a frame with what differs from the last one, which lasts longer if nothing does.
  private func add(_ picture: Bitmap, lasting duration: Double, to frames: inout [Frame]) throws(InlayError) {
    let rect = frames.isEmpty ? picture.bounds : picture.rectOfDifferences(from: base)
    guard let rect else {
      frames[frames.count - 1].duration += duration
      return
    }
    let packed = try PNGWriter(picture, rect: rect).packedRows(compression).bytes
    frames.append(Frame(rect: rect, packed: packed, duration: duration))
  }

  fileprivate static func append(_ name: String, _ numbers: [UInt32], _ rest: [UInt8] = [], to file: inout [UInt8]) {
    (numbers.flatMap(PNGHeader.bigEndian) + rest).withUnsafeBytes { PNGHeader.appendChunk(name, $0, to: &file) }
  }
}

extension AnimatedPNGWriter.Frame {
  /// Appends the chunk with the frame's position and time.
  fileprivate func appendControl(_ sequence: UInt32, to file: inout [UInt8]) {
    let delay = FrameDelay(seconds: duration)
    let bytes = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    // The frame stays until the next one, and replaces what is there.
    AnimatedPNGWriter.append(
      "fcTL", [sequence] + [rect.width, rect.height, rect.minX, rect.minY].map { UInt32($0) }, bytes + [0, 0],
      to: &file)
  }

  /// Appends the chunks with the frame's pixels. Those of the first frame are what an ordinary PNG has.
  fileprivate func appendRows(_ sequence: inout UInt32, isFirst: Bool, to file: inout [UInt8]) {
    packed.withUnsafeBytes { packed in
      for start in stride(from: 0, to: packed.count, by: PNGWriter.longestChunk) {
        let part = packed[start..<min(start + PNGWriter.longestChunk, packed.count)]
        if isFirst {
          PNGHeader.appendChunk("IDAT", UnsafeRawBufferPointer(rebasing: part), to: &file)
        } else {
          (PNGHeader.bigEndian(sequence) + part).withUnsafeBytes { PNGHeader.appendChunk("fdAT", $0, to: &file) }
          sequence += 1
        }
      }
    }
  }
}

/// The time of a frame in an animated PNG: a fraction of seconds.
struct FrameDelay: Hashable {
  let numerator: UInt16
  let denominator: UInt16

  private static let largest = 65_535.0

  /// The simplest fraction within a nanosecond of a time, or else the nearest of the continued fraction; at least
  /// 1/65,535 and at most 65,535 seconds.
  init(seconds: Double) {
    let wanted = min(max(seconds, 1 / Self.largest), Self.largest)
    var (before, last) = ((0.0, 1.0), (1.0, 0.0))
    var rest = wanted
    while true {
      let whole = rest.rounded(.down)
      let next = (whole * last.0 + before.0, whole * last.1 + before.1)
      guard next.0 <= Self.largest, next.1 <= Self.largest else { break }
      (before, last) = (last, next)
      guard abs(next.0 / next.1 - wanted) > 1e-9, rest > whole else { break }
      rest = 1 / (rest - whole)
    }
    // A time that only 0 approximates has the shortest.
    numerator = UInt16(max(1, last.0))
    denominator = last.0 < 1 ? UInt16(Self.largest) : UInt16(last.1)
  }
}
