import Testing

@testable import InlayWindow

@Suite struct TimerQueueTests {
  private var timers = TimerQueue()

  @Test("timers are due in the order of their times, equal ones in that of their addition")
  mutating func order() {
    let late = timers.add(due: 3)
    let first = timers.add(due: 1)
    let second = timers.add(due: 1)
    #expect(timers.next == 1)
    #expect(timers.takeDue(at: 0.9) == [])
    #expect(timers.takeDue(at: 5) == [first, second, late])
    #expect(timers.next == nil)
  }

  @Test("a repeating timer keeps its rhythm and leaves out what is late")
  mutating func repetition() {
    let id = timers.add(due: 1, interval: 0.5)
    #expect(timers.takeDue(at: 1.1) == [id])
    #expect(timers.next == 1.5)
    #expect(timers.takeDue(at: 3.2) == [id])
    #expect(timers.next == 3.5)
  }

  @Test("a timer without an interval between repetitions does not stop the loop")
  mutating func zero() {
    let id = timers.add(due: 0, interval: 0)
    #expect(timers.takeDue(at: 0) == [id])
    #expect(timers.next == 0.001)
  }

  @Test("a removed timer is never due")
  mutating func removal() {
    let id = timers.add(due: 1, interval: 1)
    timers.remove(id)
    #expect(!timers.contains(id))
    #expect(timers.takeDue(at: 9) == [])
  }

  @Test("time stamps count on after 49 days")
  func stamps() {
    let days49 = UInt64(UInt32.max)
    #expect(EventTime.seconds(of: 1500, ticks: 2000) == 1.5)
    #expect(EventTime.seconds(of: UInt32.max - 4, ticks: days49 + 6) == Double(days49 - 4) / 1000)
    #expect(EventTime.seconds(of: 20, ticks: days49 + 1 + 30) == Double(days49 + 1 + 20) / 1000)
    // An event of the next millisecond.
    #expect(EventTime.seconds(of: 2001, ticks: 2000) == 2)
  }
}
