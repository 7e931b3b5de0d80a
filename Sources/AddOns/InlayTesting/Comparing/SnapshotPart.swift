import InlayFiles
import InlayGraphics
import InlayImages
import InlaySystem

/// The picture or the tree of a snapshot beside the stored one.
struct SnapshotPart {
  let aspect: SnapshotAspect
  private let captured: CapturedSnapshot
  /// The stored bytes; nil without the file.
  let reference: [UInt8]?
  /// The difference; nil for equal contents, and without a stored file.
  private(set) var difference: String?
  /// The marked picture of a difference.
  private var marks: [UInt8]?

  /// - Throws: `InlayError` or `SnapshotFailure` for a stored file that cannot be read.
  init(_ aspect: SnapshotAspect, of captured: CapturedSnapshot, _ files: SnapshotFiles) throws {
    self.aspect = aspect
    self.captured = captured
    reference = try files.read(aspect)
    guard let reference else { return }
    switch aspect.kind {
    case .tree:
      let trees = TreeDifference(from: String(decoding: reference, as: UTF8.self), to: captured.tree ?? "")
      if !trees.isEmpty { difference = trees.description }
    case .picture:
      let image: Image
      do throws(InlayError) {
        image = try Image(pngData: reference)
      } catch {
        throw SnapshotFailure("\(files.shortPath(aspect)): \(error.message)")
      }
      let pixels = PictureDifference(
        of: captured.surface.bitmap, from: Bitmap(sharing: image), tolerance: aspect.accepted)
      guard !pixels.isWithinTolerance else { return }
      difference = pixels.message(in: captured)
      marks = try captured.surface.markingDifferences(from: image, tolerance: aspect.accepted.channel).pngData()
    }
  }

  /// The bytes of the file to store.
  func actual() throws -> [UInt8] {
    switch aspect.kind {
    case .tree: Array((captured.tree ?? "").utf8)
    case .picture: try captured.surface.pngData(compression: .small)
    }
  }

  /// The files that show a failure.
  func artifacts() throws -> [(name: String, bytes: [UInt8])] {
    let ending = aspect.fileEnding
    return [("reference\(ending)", reference), ("actual\(ending)", try actual()), ("difference\(ending)", marks)]
      .compactMap { file in file.1.map { (file.0, $0) } }
  }
}

extension PictureDifference {
  /// The difference in words, such as
  /// `312 of 256,000 pixels differ by up to 113/255 in x 448...466, y 155...180 (text in row [0,1])`.
  fileprivate func message(in captured: CapturedSnapshot) -> String {
    guard !hasOtherSize else { return description }
    let excess = tolerance.channel > 0 ? " by more than \(tolerance.channel)/255," : ""
    let accepted = tolerance.pixelCount > 0 ? " (tolerance: \(tolerance.pixelWords))" : ""
    let layer = captured.tree.flatMap { tree in
      captured.line(containing: bounds).map { " (\(SnapshotTree(tree).place(of: $0)))" }
    }
    return "\(pixelCount.grouped) of \(extent.area.grouped) pixels \(pixelCount == 1 ? "differs" : "differ")\(excess) "
      + "by up to \(largestChannelDifference)/255 in x \(bounds.minX)...\(bounds.maxX - 1), "
      + "y \(bounds.minY)...\(bounds.maxY - 1)\(layer ?? "")\(accepted)"
  }
}
