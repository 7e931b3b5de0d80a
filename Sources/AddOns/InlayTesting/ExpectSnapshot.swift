import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Compares a scene with its stored snapshot, `Snapshots/TESTFILE/NAME.png` and `NAME.txt` beside the test file. If
/// they differ, the test fails and reports the changed row and the pixels. O(pixels).
///
/// The environment variable `INLAY_SNAPSHOTS` selects what is recorded: `missing` snapshots (the default), `all`, those
/// that `failed`, or `never`. Recording fails the test. In CI (the variable `CI` is set) nothing is recorded. Works in
/// tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - scene: The scene. It is ticked, and keeps the variant's values and the fonts.
///   - name: The name of the file. It must differ between a test's arguments, and may be used once in a test file.
///   - aspects: The compared parts, exact unless they have a tolerance; picture and tree if you give none.
///   - variant: The values that the scene is given before; none by default. The variant's name is added to the
///     snapshot's.
///   - fonts: The fonts; those of InlayTesting by default. If they lack a character of a text, the test fails. Use
///     `.bundled(adding:)` for other scripts and emoji.
///   - time: The time at which the scene is ticked after the events, in seconds; `nil`, the default, keeps the scene's.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - events: Sends input events before the snapshot; none by default. If it throws, the test fails.
public func expectSnapshot(
  of scene: Scene, _ name: String, as aspects: SnapshotAspect..., variant: SnapshotVariant? = nil,
  fonts: SnapshotFonts = .bundled, at time: Double? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after events: ((Scene) throws -> Void)? = nil
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCheck.report(name, variant: variant, aspects, at: place) {
    try SnapshotScene(variant: variant, fonts: fonts.resolved(in: place.folder), time: time, events: events).capture(
      scene)
  }
}

/// Compares a layer, such as a table or a cell, with its sublayers. If the layer has no scene, it receives one for the
/// snapshot, with the variant's size or else the layer's own, and with the variant's scale or else 1. If it has a
/// scene, it is painted at the scene's scale, and the variant's size is ignored. If the events throw, the test fails.
///
/// See `expectSnapshot(of:_:as:variant:fonts:at:fileID:filePath:line:column:after:)` for a scene.
public func expectSnapshot(
  of layer: Layer, _ name: String, as aspects: SnapshotAspect..., variant: SnapshotVariant? = nil,
  fonts: SnapshotFonts = .bundled, at time: Double? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after events: ((Scene) throws -> Void)? = nil
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCheck.report(name, variant: variant, aspects, at: place) {
    try SnapshotScene(variant: variant, fonts: fonts.resolved(in: place.folder), time: time, events: events).capture(
      layer)
  }
}

/// Compares the picture of a frame. A frame has no tree, and its texts have the fonts that it was made with.
///
/// See `expectSnapshot(of:_:as:variant:fonts:at:fileID:filePath:line:column:after:)` for a scene.
public func expectSnapshot(
  of frame: Frame, _ name: String, as picture: SnapshotAspect = .picture,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCheck.report(name, [picture], at: place) {
    let surface = try ImageSurface(
      pixelWidth: frame.pixelWidth, pixelHeight: frame.pixelHeight, scale: frame.scale)
    try Renderer().render(frame, into: surface)
    return CapturedSnapshot(surface)
  }
}

/// Compares the scene of a file, as the program `render` shows it after its script. If an `expect` step fails, the test
/// fails too.
///
/// See `expectSnapshot(of:_:as:variant:fonts:at:fileID:filePath:line:column:after:)` for a scene.
///
/// - Parameters:
///   - path: The path of a scene file: absolute, or relative to the test file's folder.
///   - name: The name of the snapshot.
///   - aspects: The compared parts; picture and tree if you give none.
///   - variant: The values that the scene is given before; none by default.
///   - options: The overrides of the file's settings, and its limits; none by default.
///   - fonts: The fonts for files that name none; those of InlayTesting by default.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func expectSnapshot(
  ofFile path: String, _ name: String, as aspects: SnapshotAspect..., variant: SnapshotVariant? = nil,
  options: SceneOptions = SceneOptions(), fonts: SnapshotFonts = .bundled,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCheck.report(name, variant: variant, aspects, at: place) {
    let path = FilePath(place.folder).resolving(path).text
    return try SnapshotScene(variant: variant, fonts: fonts.resolved(in: place.folder)).capture(fileAt: path, options)
  }
}
