import InlayGraphics

/// The prices of work, in units of about a nanosecond: for expensive pictures and texts, within a factor of three of
/// what was measured.
extension Work {
  var units: Double {
    switch self {
    case .layerLayout: 1_500
    case .layerCommit: 800
    case .section: 500
    case .row: 150
    case .rowPart: 20_000

    case .textLookUp: 300
    case .lookedUpByte: 1
    case .shapedText: 6_000
    case .shapedByte: 2_000
    case .shapedLine: 40_000
    case .shapedRun: 3_000
    case .shapedParts: 1
    case .brokenByte: 900
    case .brokenPicture: 20_000

    case .drawnImage: 20_000
    case .drawnPixel: 12

    case .listStep: 150
    case .look: 4
    case .piece: 150
    case .filledPixel: 0.5
    case .blendedPixel: 1.5
    case .groupPixel: 4
    case .paintedGlyph: 60
    case .tile: 9_000
    case .tilePixel: 4
    case .gradientStop: 0.125
    case .blurredPixel: 30
    case .pathElement: 200
    case .curveLength: 50
    case .crossedRow: 30
    case .strokedElement: 600

    case .vectorNode: 8_000
    case .vectorElement: 1_000
    case .vectorGlyph: 1_500
    case .vectorBlurredPixel: 60
    case .vectorPixel: 30
    }
  }

  /// The purpose, for messages.
  var kind: WorkBudget.Kind {
    switch self {
    case .layerLayout, .layerCommit: .layers
    case .section, .row, .rowPart: .rows
    case .textLookUp, .lookedUpByte, .shapedText, .shapedByte, .shapedLine, .shapedRun, .shapedParts, .brokenByte,
      .brokenPicture:
      .texts
    case .drawnImage, .drawnPixel: .pictures
    case .listStep, .look, .piece, .filledPixel, .blendedPixel, .groupPixel, .paintedGlyph, .tile, .tilePixel,
      .gradientStop, .blurredPixel, .pathElement, .curveLength, .crossedRow, .strokedElement:
      .painting
    case .vectorNode, .vectorElement, .vectorGlyph, .vectorBlurredPixel, .vectorPixel: .encoding
    }
  }
}
