import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The size of texts on one line in a control that does not grow with them: the size that they want, or else the last
/// size at which they fit. At their size for a text scale of 1 they are cut instead. All texts of one control have the
/// same share of their sizes.
enum LineFit {
  /// Returns the share of the wanted sizes at which texts fit, 1 at most.
  ///
  /// - Parameters:
  ///   - least: The least share.
  ///   - most: The length that the control has, in points.
  ///   - length: Returns the length that the texts need at a share, in points. It is not called if the least share is 1.
  static func share(atLeast least: Double, within most: Double, _ length: (Double) -> Double) -> Double {
    guard least < 1 else { return 1 }
    var share = 1.0
    var needed = length(share)
    // Smaller letters of a font are wider than their share, and advances on whole pixels are a little wider still.
    for round in 0..<maximumRounds where needed > most && share > least {
      share = max(least, share * (round < 3 ? most / needed : min(most / needed, 0.99)))
      needed = length(share)
    }
    return needed > most ? least : share
  }

  private static let maximumRounds = 10

  /// The share that a text has of its size at a text scale if its size is that for a text scale of 1.
  static func leastShare(atTextScale textScale: Double) -> Double { 1 / max(1, textScale) }
}

extension Font {
  /// The font at a share of its size.
  func scaled(by share: Double) -> Font {
    var font = self
    font.size *= share
    return font
  }
}

extension Label {
  /// The share of a font's size at which the text fits a size on one line.
  ///
  /// - Parameters:
  ///   - size: In points; it may be infinite.
  ///   - textScale: The growth of the font.
  ///   - font: Returns the font at a share of its size.
  func fittingShare(in size: Size, textScale: Double, _ font: (Double) -> Font) -> Double {
    LineFit.share(atLeast: LineFit.leastShare(atTextScale: textScale), within: 1) { share in
      let needed = wholeSize(inWidth: .infinity, font: font(share))
      guard needed.width > 0 else { return 0 }
      return max(needed.width / max(size.width, 1), needed.height / max(size.height, 1))
    }
  }
}
