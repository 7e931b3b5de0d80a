import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Compares a scene with its stored snapshot, `Snapshots/TESTFILE/NAME.png` and `NAME.txt` beside the test file, and
/// fails the test where they differ, with the row that changed and the pixels.
///
/// `INLAY_SNAPSHOTS` says what is recorded: `missing` snapshots (the default), `all`, those that `failed`, or `never`.
/// Recording fails the test, and under CI (the variable `CI` is set) nothing is recorded. Works in tests of Swift
/// Testing and of XCTest.
///
/// - Parameters:
///   - scene: It is ticked, and keeps the variant's values and the fonts.
///   - name: The file's name, with what differs between a test's arguments. A name is used once for a test file.
///   - aspects: What is compared, exactly unless a tolerance says otherwise; both picture and tree where none is named.
///   - variant: Values of the scene to set before. Its name is added to the snapshot's.
///   - fonts: A text with a character that the fonts lack fails the test. `.bundled(adding:)` takes other scripts and
///     emoji.
///   - time: In seconds: the scene is ticked at it, after the events.
///   - fileID: The test file, for the report.
///   - filePath: The path of the test file, for the report.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - events: Sends input events before the snapshot.
public func expectSnapshot(
  of scene: Scene, _ name: String, as aspects: SnapshotAspect..., variant: SnapshotVariant? = nil,
  fonts: SnapshotFonts = .bundled, at time: Double? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after events: ((EventDispatcher) throws -> Void)? = nil
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCheck.report(name, variant: variant, aspects, at: place) {
    try SnapshotScene(variant: variant, fonts: fonts.resolved(in: place.folder), time: time, events: events).capture(
      scene)
  }
}

/// Compares a layer, such as a table or a cell, with its sublayers. A layer without a scene gets one for the snapshot:
/// the size is the variant's or the layer's own, the scale 1 unless the variant has another one. A layer of a scene is
/// painted at the scene's scale, and the variant's size is ignored.
///
/// See `expectSnapshot(of:_:as:variant:fonts:at:fileID:filePath:line:column:after:)` for a scene.
public func expectSnapshot(
  of layer: Layer, _ name: String, as aspects: SnapshotAspect..., variant: SnapshotVariant? = nil,
  fonts: SnapshotFonts = .bundled, at time: Double? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  after events: ((EventDispatcher) throws -> Void)? = nil
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

/// Compares the scene of a file, as the program `render` shows it after its script. An `expect` step that fails is a
/// failure too.
///
/// See `expectSnapshot(of:_:as:variant:fonts:at:fileID:filePath:line:column:after:)` for a scene.
///
/// - Parameters:
///   - path: Of a scene file: absolute, or relative to the test file's folder.
///   - name: The snapshot's name.
///   - aspects: What is compared; both picture and tree where none is named.
///   - variant: Values of the scene to set before.
///   - options: What replaces settings of the file, and its limits.
///   - fonts: For files that name no fonts.
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
