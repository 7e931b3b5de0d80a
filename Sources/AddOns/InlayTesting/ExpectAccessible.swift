import InlayFiles
import InlayLayers

/// Ticks a scene and expects that it has no accessibility problems. A failure lists all of them, as the command `render
/// --validate --accessibility` does.
///
///     expectAccessible(scene, usesKeys: true, accepting: [.contrast])
///
/// It paints the scene, and otherwise takes O(elements log elements).
///
/// - Parameters:
///   - scene: The scene.
///   - usesKeys: Whether Tab is pressed through all views, as in `Scene.accessibilityFaults`; false by default.
///   - contrast: The least contrast of texts, from 1 to 21, as in `Scene.accessibilityFaults`; `nil`, the default, is
///     the theme's.
///   - accepted: The kinds that are not reported; none by default.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func expectAccessible(
  _ scene: Scene, usesKeys: Bool = false, contrast: Double? = nil,
  accepting accepted: Set<AccessibilityFault.Kind> = [],
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  scene.tick(at: scene.time)
  let faults = scene.accessibilityFaults(usesKeys: usesKeys, contrast: contrast, accepting: accepted)
  guard !faults.isEmpty else { return }
  let list = faults.map { "\($0.kind.rawValue): \($0.message)" }.joined(separator: "\n")
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestReport.fail("accessibility problems of the scene:\n\(list)", at: place)
}
