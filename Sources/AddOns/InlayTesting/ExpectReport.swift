import InlayFiles
import InlayGraphics
import InlayLayers

/// Ticks a scene, paints it into a surface that shows an earlier frame, and compares the counts of the report. A
/// failure says which layers were painted.
///
/// - Parameters:
///   - scene: The scene.
///   - surface: The surface with an earlier frame.
///   - time: In seconds; nil is the scene's time.
///   - pixelsPainted: As in `FrameReport`, like the other counts; nil is not compared.
///   - pixelsCopied: Nil is not compared.
///   - layersVisited: Nil is not compared.
///   - tileMisses: Nil is not compared.
///   - textMisses: Nil is not compared.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
@discardableResult
public func expectReport(
  of scene: Scene, into surface: ImageSurface, at time: Double? = nil, pixelsPainted: Int? = nil,
  pixelsCopied: Int? = nil, layersVisited: Int? = nil, tileMisses: Int? = nil, textMisses: Int? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> FrameReport {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  scene.tick(at: time ?? scene.time)
  do {
    let report = try scene.render(into: surface)
    let counts = FrameCounts(
      pixelsPainted: pixelsPainted, pixelsCopied: pixelsCopied, layersVisited: layersVisited, tileMisses: tileMisses,
      textMisses: textMisses)
    if let failure = counts.failure(in: report) { TestReport.fail(failure, at: place) }
    return report
  } catch {
    TestReport.fail("the frame cannot be painted: \(error)", at: place)
    return FrameReport()
  }
}

/// Compares the counts of a frame's report.
///
/// - Parameters:
///   - report: The report of a frame.
///   - pixelsPainted: As in `FrameReport`, like the other counts; nil is not compared.
///   - pixelsCopied: Nil is not compared.
///   - layersVisited: Nil is not compared.
///   - tileMisses: Nil is not compared.
///   - textMisses: Nil is not compared.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func expectReport(
  _ report: FrameReport, pixelsPainted: Int? = nil, pixelsCopied: Int? = nil, layersVisited: Int? = nil,
  tileMisses: Int? = nil, textMisses: Int? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let counts = FrameCounts(
    pixelsPainted: pixelsPainted, pixelsCopied: pixelsCopied, layersVisited: layersVisited, tileMisses: tileMisses,
    textMisses: textMisses)
  guard let failure = counts.failure(in: report) else { return }
  TestReport.fail(failure, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The expected counts of a report; nil ones are not compared.
struct FrameCounts {
  var pixelsPainted: Int?
  var pixelsCopied: Int?
  var layersVisited: Int?
  var tileMisses: Int?
  var textMisses: Int?

  /// The counts that differ, and what was painted: `pixelsPainted is 2,816, not 0 (Switch isOn in x 0...63, y 0...43)`.
  func failure(in report: FrameReport) -> String? {
    let counts = [
      ("pixelsPainted", pixelsPainted, report.pixelsPainted), ("pixelsCopied", pixelsCopied, report.pixelsCopied),
      ("layersVisited", layersVisited, report.layersVisited), ("tileMisses", tileMisses, report.tileMisses),
      ("textMisses", textMisses, report.textMisses),
    ]
    let wrong = counts.compactMap { name, expected, found in
      expected.flatMap { $0 == found ? nil : "\(name) is \(found.grouped), not \($0.grouped)" }
    }
    guard !wrong.isEmpty else { return nil }
    let damage = report.damage.map { damage in
      let reason = [damage.layer ?? "the whole frame", damage.property].compactMap { $0 }
      let rect = damage.pixels
      return "\(reason.joined(separator: " ")) in x \(rect.minX)...\(rect.maxX - 1), y \(rect.minY)...\(rect.maxY - 1)"
    }
    return wrong.joined(separator: "; ") + (damage.isEmpty ? "" : " (\(damage.joined(separator: "; ")))")
  }
}
