import InlayGraphics
import InlayImages
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayFiles

/// The frames of a script as pictures and as an animation.
@Suite struct ScriptRecordingTests {
  private static let layers = """
    inlay: 1
    size: [60, 40]
    scale: 2
    background: '#fff'
    layers:
      - {name: box, frame: [10, 10, 20, 20], backgroundColor: '#f00'}
      - {name: list, type: table, frame: [30, 0, 30, 40], generate: {rowsPerSection: 50}}

    """

  private static let script = """
    script:
      - tick: 0
      - set: {layer: box, opacity: 0.5}
      - run: 0.1
      - drag: {from: [40, 30], to: [40, 5], duration: 0.2}
      - tick: 0.5
      - set: {layer: box, frame: [0, 0, 5, 5]}

    """

  /// Runs a scene, and returns what each frame showed.
  private func record(
    _ text: String, pictures: Bool = true, animation: Bool = true, _ options: SceneOptions = SceneOptions()
  ) throws -> (recording: ScriptRecording, frames: [(time: Double, pixels: [UInt32])]) {
    let loaded = try loadScene(text, options)
    let runner = try ScriptRunner(loaded)
    let recording = try ScriptRecording(of: loaded, pictures: pictures, animation: animation)
    runner.recording = recording
    var frames: [(Double, [UInt32])] = []
    runner.onFrame = { _ in frames.append((loaded.scene.time, runner.surface.pixels())) }
    try runner.run()
    return (recording, frames)
  }

  @Test("there is a picture for each tick, and one for changes at the end, with the frame's pixels")
  func pictures() throws {
    let (recording, frames) = try record(Self.layers + Self.script)
    #expect(frames.count == 1 + 6 + 12 + 1 + 1)
    #expect(recording.pictures.count == frames.count)
    for (picture, frame) in zip(recording.pictures, frames) {
      #expect(try Image(pngData: picture).withPixels { Array($0) } == frame.pixels)
    }
    #expect(try record(Self.layers + Self.script, pictures: false).recording.pictures.isEmpty)
    #expect(try record(Self.layers).recording.pictures.count == 1)
  }

  @Test("the animation shows each frame from its time on, and equal frames once")
  func animation() throws {
    let (recording, frames) = try record(Self.layers + Self.script)
    let animation = try AnimatedPicture(recording.animationData())
    #expect([animation.width, animation.height, animation.resolution] == [120, 80, 5670])
    for (index, frame) in frames.enumerated() where index + 1 == frames.count || frames[index + 1].time > frame.time {
      #expect(animation.pixels(at: frame.time + 1e-6) == frame.pixels, "frame \(index)")
    }
    #expect(animation.frames.count < frames.count)
    #expect(abs(animation.duration - (0.8 + 1 / 60)) < 1e-6)
    #expect(animation.frames[0].rect == [0, 0, 120, 80])
    #expect(try AnimatedPicture(record(Self.layers).recording.animationData()).frames.count == 1)
  }

  @Test("two runs give the same bytes")
  func replay() throws {
    let (one, other) = (try record(Self.layers + Self.script), try record(Self.layers + Self.script))
    #expect(one.recording.pictures == other.recording.pictures)
    #expect(try one.recording.animationData() == other.recording.animationData())
  }

  @Test("the animation has the largest width and height of all sizes")
  func resizing() throws {
    let script = "script: [{tick: 0}, {resize: [20, 50]}, {tick: 1}, {resize: [70, 10]}, {tick: 1}]"
    let (recording, frames) = try record(Self.layers + script)
    let animation = try AnimatedPicture(recording.animationData())
    #expect([animation.width, animation.height] == [140, 100])
    #expect(animation.frames.map(\.delay) == [[1, 1], [1, 1], [1, 60]])
    let sizes = [(120, 80), (40, 100), (140, 20)]
    for (index, frame) in frames.enumerated() {
      let (width, height) = sizes[index]
      let expected = (0..<14_000).map { pixel in
        let (x, y) = (pixel % 140, pixel / 140)
        return x < width && y < height ? frame.pixels[y * width + x] : 0
      }
      #expect(animation.frames[index].pixels == expected, "frame \(index)")
    }
    #expect(recording.pictures.count == 3)
  }

  @Test("an animation of several scales has the largest width and height in pixels")
  func scales() throws {
    let script = "script: [{tick: 0}, {resize: {size: [20, 50], scale: 3}}, {tick: 1}, {resize: [70, 10]}, {tick: 1}]"
    let animation = try AnimatedPicture(record(Self.layers + script, pictures: false).recording.animationData())
    #expect([animation.width, animation.height] == [210, 150])
  }

  @Test("names sort as the frames do")
  func names() {
    #expect(ScriptRecording.fileName(ofPicture: 0, of: 1) == "00000.png")
    #expect(ScriptRecording.fileName(ofPicture: 99_999, of: 100_000) == "99999.png")
    #expect(ScriptRecording.fileName(ofPicture: 7, of: 100_001) == "000007.png")
    for (name, isOne) in [("00000.png", true), ("123456.png", true), ("0000.png", false), ("a0000.png", false)] {
      #expect(ScriptRecording.isFileName(name) == isOne, "\(name)")
    }
  }

  @Test("frames count against the limits of work and memory, at the step that makes them")
  func limits() throws {
    func problem(_ script: String, _ change: (inout SceneLimits) -> Void) throws -> String {
      var options = SceneOptions()
      change(&options.limits)
      let error = #expect(throws: FileError.self) { _ = try record(Self.layers + script, options) }
      return error?.problems.map { "\($0.line): \($0.message)" }.joined() ?? ""
    }
    let moves = (0..<30).map { "{set: {layer: box, opacity: 0.\($0)}}, {tick: 1}" }.joined(separator: ", ")
    let work = try problem("script: [\(moves)]") { $0.maximumWork = 2_500_000 }
    #expect(work.hasPrefix("8: script[") && work.contains(" of them for encoding"), "\(work)")
    let memory = try problem("script: [\(moves)]") { $0.maximumMemory = 120_000 }
    #expect(
      memory.hasPrefix("8: script[") && memory.contains("the recording of the frames needs 12"), "\(memory)")
    let canvas = try problem("script: [{tick: 0}, {resize: [600, 400]}, {tick: 0}]") { $0.maximumMemory = 1_000_000 }
    #expect(canvas.contains("layers: the animation needs 8 MiB of memory at once"), "\(canvas)")
  }
}
