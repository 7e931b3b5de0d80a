import Testing

@testable import InlayWindow

@Suite struct FramePacerTests {
  private var pacer = FramePacer(refreshRate: 50)

  private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

  @Test("nothing is due without a tick, and the first frame is due at once")
  mutating func first() {
    #expect(pacer.deadline(tick: nil) == nil)
    #expect(pacer.deadline(tick: 3) == 3)
  }

  @Test("while something moves, frames are in slots of a refresh, however late each one was")
  mutating func slots() {
    #expect(pacer.noteFrame(at: 1, tick: 1) == 0)
    for step in 1...10 {
      let slot = 1 + Double(step) * 0.02
      #expect(isNear(pacer.deadline(tick: 1), slot))
      #expect(pacer.noteFrame(at: slot + 0.003, tick: 1) == 0)
    }
  }

  @Test("frames that were too late are counted, and the slots stay where they are")
  mutating func dropped() {
    _ = pacer.noteFrame(at: 1, tick: 1)
    #expect(pacer.noteFrame(at: 1.075, tick: 1) == 2)
    #expect(isNear(pacer.deadline(tick: 1), 1.08))
  }

  @Test("a frame after a rest is at once, and no frame of the rest was dropped")
  mutating func rest() {
    _ = pacer.noteFrame(at: 1, tick: nil)
    #expect(pacer.deadline(tick: nil) == nil)
    #expect(pacer.deadline(tick: 4.5) == 4.5)
    #expect(pacer.noteFrame(at: 4.5, tick: nil) == 0)
  }

  @Test("events within a refresh share a frame")
  mutating func events() {
    _ = pacer.noteFrame(at: 1, tick: nil)
    #expect(isNear(pacer.deadline(tick: 1.004), 1.02))
  }

  @Test("changes by a timer of the display's rhythm are shown at once, late or early", arguments: [true, false])
  mutating func timer(isLate: Bool) {
    _ = pacer.noteFrame(at: 1, tick: nil)
    for step in 1...100 {
      let jitter = Double(step * 7 % 5) * (isLate ? 0.0005 : -0.0001)
      let time = 1 + Double(step) * 0.02 + jitter
      #expect(pacer.isDue(tick: time, at: time))
      #expect(pacer.noteFrame(at: time, tick: nil) == 0)
    }
    #expect(isNear(pacer.deadline(tick: 1), 3.02))
  }

  @Test("changes of a slower rhythm are shown at once")
  mutating func slowTimer() {
    for step in 0..<100 {
      let time = 1 + Double(step) * 0.023
      #expect(pacer.isDue(tick: time, at: time))
      _ = pacer.noteFrame(at: time, tick: nil)
    }
  }

  @Test("a frame is due with its tick, and at most half a millisecond before its slot")
  mutating func dueFrames() {
    #expect(!pacer.isDue(tick: nil, at: 1))
    #expect(!pacer.isDue(tick: 1.0001, at: 1))
    #expect(pacer.isDue(tick: 1, at: 1))
    _ = pacer.noteFrame(at: 1, tick: 1)
    #expect(!pacer.isDue(tick: 1, at: 1.019))
    #expect(pacer.isDue(tick: 1, at: 1.0196))
    #expect(!pacer.isDue(tick: 1.0197, at: 1.0196))
  }

  @Test("an animation that begins later is waited for")
  mutating func delayed() {
    _ = pacer.noteFrame(at: 1, tick: 2.5)
    #expect(!pacer.isMoving)
    #expect(pacer.deadline(tick: 2.5) == 2.5)
    #expect(pacer.noteFrame(at: 2.5, tick: nil) == 0)
  }

  @Test("a process that was asleep dropped nothing")
  mutating func sleep() {
    _ = pacer.noteFrame(at: 1, tick: 1)
    #expect(pacer.noteFrame(at: 3600, tick: 3600) == 0)
    #expect(isNear(pacer.deadline(tick: 3600), 3600.02))
  }

  @Test("a display without a rate has 60 Hz")
  func unknownRate() {
    #expect(FramePacer(refreshRate: 0).interval == 1.0 / 60)
    #expect(FramePacer(refreshRate: -3).interval == 1.0 / 60)
  }

  @Test("statistics have the intervals of movement, and the times of all frames")
  func statistics() {
    var statistics = FrameStatistics()
    #expect(statistics.interval95 == 0)
    statistics.note(from: 1, to: 1.002, handover: 0.001, event: 0.99, interval: nil, dropped: 0)
    for step in 1...100 {
      let start = 1 + Double(step) * 0.02
      statistics.note(
        from: start, to: start + 0.002, handover: 0.001, event: nil, interval: 0.02, dropped: step == 50 ? 1 : 0)
    }
    statistics.note(from: 90, to: 90.002, handover: 0.001, event: nil, interval: nil, dropped: 0)
    #expect((statistics.presented, statistics.dropped) == (102, 1))
    #expect(isNear(statistics.interval95, 20))
    #expect(isNear(statistics.duration95, 2))
    #expect(isNear(statistics.handover95thPercentile, 1))
    #expect(isNear(statistics.latency95, 12))
    let line = "102 frames, 1 dropped, p95 ms: interval 20.0, frame 2.0, display 1.0, latency 12.0"
    #expect("\(statistics)" == line)
  }
}
