import Testing

@testable import InlayWindow

/// When scenes are looked through for changes.
@Suite struct LookPacerTests {
  /// The times of looks while frames come at the screen's rate for some seconds, and after them.
  private func looks(_ pacer: inout LookPacer, from start: Double, seconds: Double, inputs: [Double] = []) -> [Double] {
    var looks: [Double] = []
    for frame in 0..<Int((seconds * 60).rounded()) {
      let time = start + Double(frame) / 60
      if inputs.contains(where: { $0 > time - 1.0 / 60 && $0 <= time }) { pacer.noteInput() }
      pacer.noteFrame(at: time)
      if pacer.takeLook(at: time) { looks.append(time) }
    }
    if let rest = pacer.deadline, pacer.takeLook(at: rest) { looks.append(rest) }
    return looks
  }

  @Test("a change after rest is looked for at once, and what moves every two seconds and when it rests")
  func moving() {
    var pacer = LookPacer()
    #expect(pacer.deadline == nil)
    #expect(looks(&pacer, from: 10, seconds: 1).count == 2)
    let long = looks(&pacer, from: 20, seconds: 9)
    #expect(long.first == 20 && long.count == 6)
    #expect(zip(long, long.dropFirst()).allSatisfy { $1 - $0 <= LookPacer.movingInterval + 1.0 / 60 })
    #expect(pacer.deadline == nil, "nothing changed since")
  }

  @Test("the effect of input is looked for within the interval, also while something moves")
  func input() {
    var pacer = LookPacer()
    let found = looks(&pacer, from: 10, seconds: 3, inputs: [10.5, 10.55, 12.9])
    for input in [10.5, 10.55, 12.9] {
      #expect(found.contains { $0 >= input && $0 <= input + LookPacer.interval + 2.0 / 60 }, "\(input)")
    }
    let pauses = zip(found, found.dropFirst()).map { $1 - $0 }
    #expect(pauses.allSatisfy { $0 > LookPacer.interval - 0.001 })
  }

  @Test("frames that follow each other are a motion, until something is done or they rest")
  func motion() {
    var pacer = LookPacer()
    pacer.noteFrame(at: 10)
    #expect(!pacer.isMoving, "a change after rest")
    _ = pacer.takeLook(at: 10)
    pacer.noteFrame(at: 10.1)
    #expect(pacer.isMoving)
    pacer.noteInput()
    #expect(!pacer.isMoving)
    _ = pacer.takeLook(at: 10.3)
    #expect(!pacer.isMoving)
  }
}
