import InlayGraphics
import InlaySystem

/// The difference of a picture from a reference: how many pixels differ, by how much, and where. Pixels are compared
/// premultiplied, so that the colour of a transparent pixel does not count.
package struct PictureDifference: Hashable, Sendable {
  /// The difference that is accepted.
  package struct Tolerance: Hashable, Sendable {
    /// The allowed difference of each channel of any pixel, of 255.
    package var channel: Int
    /// The most pixels with a channel that differs by more.
    package var pixelCount: Int

    package init(channel: Int = 0, pixelCount: Int = 0) {
      self.channel = channel
      self.pixelCount = pixelCount
    }

    package static let exact = Tolerance()
  }

  package let tolerance: Tolerance
  /// A rectangle from (0, 0) to the picture's width and height.
  package let extent: DeviceRect
  /// A rectangle from (0, 0) to the reference's width and height.
  let referenceExtent: DeviceRect
  /// The pixels with a channel that differs by more than the tolerance's; 0 for pictures of different sizes.
  package private(set) var pixelCount = 0
  /// The largest difference of any channel, of 255, within the tolerance too.
  package private(set) var largestChannelDifference = 0
  /// The smallest rectangle around the counted pixels; empty without any.
  package private(set) var bounds = DeviceRect.zero

  /// Compares two bitmaps of format `argb32`. O(pixels); equal rows cost a comparison of memory.
  package init(of picture: Bitmap, from reference: Bitmap, tolerance: Tolerance = .exact) {
    require(picture.format == .argb32 && reference.format == .argb32, "a comparison of masks")
    self.tolerance = tolerance
    extent = picture.bounds
    referenceExtent = reference.bounds
    guard !hasOtherSize else { return }
    picture.withPixels { pixels in
      reference.withPixels { others in
        for y in 0..<picture.height {
          let row = UnsafeRawBufferPointer(rebasing: pixels[(y * picture.bytesPerRow)...].prefix(picture.width * 4))
          let other = UnsafeRawBufferPointer(
            rebasing: others[(y * reference.bytesPerRow)...].prefix(picture.width * 4))
          compare(row.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self), y: y)
        }
      }
    }
  }

  private mutating func compare(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, y: Int
  ) {
    guard !row.elementsEqual(other) else { return }
    var (first, last) = (row.count, -1)
    for x in row.indices where row[x] != other[x] {
      let distance = row[x].channelDistance(to: other[x])
      largestChannelDifference = max(largestChannelDifference, distance)
      guard distance > tolerance.channel else { continue }
      pixelCount += 1
      first = min(first, x)
      last = x
    }
    if last >= 0 { bounds = bounds.union(DeviceRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1)) }
  }

  package var hasOtherSize: Bool { extent != referenceExtent }

  /// Whether the size is the reference's, and no more pixels differ than the tolerance accepts.
  package var isWithinTolerance: Bool { !hasOtherSize && pixelCount <= tolerance.pixelCount }
}

extension PictureDifference: CustomStringConvertible {
  /// A text such as `312 of 256,000 pixels differ, by up to 113 of 255, in x 448...466, y 155...180`.
  package var description: String {
    if hasOtherSize {
      return "the picture has \(extent.width) x \(extent.height) pixels, "
        + "the reference \(referenceExtent.width) x \(referenceExtent.height)"
    }
    guard pixelCount > 0 else {
      let most = largestChannelDifference
      return most == 0 ? "no pixel differs" : "no pixel differs by more than \(tolerance.channel) of 255"
    }
    let excess = tolerance.channel > 0 ? " by more than \(tolerance.channel)" : ""
    let accepted = tolerance.pixelCount > 0 ? " (tolerance: \(tolerance.pixelWords))" : ""
    return "\(pixelCount.grouped) of \(extent.area.grouped) pixels \(pixelCount == 1 ? "differs" : "differ")\(excess), "
      + "by up to \(largestChannelDifference) of 255, in x \(bounds.minX)...\(bounds.maxX - 1), "
      + "y \(bounds.minY)...\(bounds.maxY - 1)\(accepted)"
  }
}

extension PictureDifference.Tolerance {
  /// The number of pixels in words: `1 pixel`, `1,000 pixels`.
  package var pixelWords: String { "\(pixelCount.grouped) \(pixelCount == 1 ? "pixel" : "pixels")" }
}

extension UInt32 {
  /// The largest difference of a byte from that of another word.
  func channelDistance(to other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = Swift.max(largest, abs(Int(self &>> shift & 0xFF) - Int(other &>> shift & 0xFF)))
    }
    return largest
  }
}

extension Int {
  /// The digits with a comma between thousands.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
