import InlayFiles
import InlaySystem

/// A part of a scene that a snapshot stores and compares.
public struct SnapshotAspect: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case picture, tree
  }

  let kind: Kind
  private(set) var accepted = PictureDifference.Tolerance.exact

  /// The pixels, in `NAME.png`.
  public static let picture = SnapshotAspect(kind: .picture)
  /// The visible layers with their texts, states and frames, in `NAME.txt`: the lines of `Layer.dump()`.
  public static let tree = SnapshotAspect(kind: .tree)

  /// Returns the picture with a tolerance. A tree has none: the call then ends the program.
  ///
  /// - Parameters:
  ///   - channel: The allowed difference in each channel of every pixel, of 255.
  ///   - pixels: The number of pixels that may differ by more.
  public func tolerance(channel: Int, pixels: Int) -> SnapshotAspect {
    require(kind == .picture, "a tree has no tolerance")
    require((0...255).contains(channel) && pixels >= 0, "a tolerance of \(channel) of 255 and \(pixels) pixels")
    var aspect = self
    aspect.accepted = PictureDifference.Tolerance(channel: channel, pixelCount: pixels)
    return aspect
  }

  /// The ending of the file's name.
  var fileEnding: String { kind == .picture ? ".png" : ".txt" }
}
