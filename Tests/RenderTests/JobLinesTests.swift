import InlaySystem
import InlayTestSupport
import Testing

@testable import render

/// The outputs of a file of jobs.
@Suite struct JobLinesTests {
  private func messages(_ outs: [String]) -> [String] {
    let text = outs.map { "{\"scene\": \"s.yaml\", \"out\": \"\($0)\"}\n" }.joined()
    return JobLines(Array(text.utf8), name: "j").jobs.map { $0.problems.first?.message ?? "" }
  }

  @Test("a picture inside of another one fails, and names the outermost, in any order of lines")
  func nested() {
    let names = ["a.png", "b.png", "a.png0", "a.png-", "a.pn", "é", "e\u{301}", "a.png!"]
    withSeeds(100) { random in
      var outs: [String] = []
      for _ in 0..<random.int(1...12) {
        let folders = (0..<random.int(0...3)).map { _ in names[random.int(0...names.count - 1)] }
        outs.append((folders + [names[random.int(0...1)]]).joined(separator: "/"))
      }
      // Each path once; the rule for doubled ones is another.
      outs = Set(outs.map { FilePath($0) }).sorted().map(\.text).shuffled(using: &random)
      let expected = outs.map { out in
        let above = outs.indices.filter { out.utf8.starts(with: (outs[$0] + "/").utf8) }
        guard let first = above.min(by: { outs[$0].utf8.count < outs[$1].utf8.count }) else { return "" }
        return "out: line \(first + 1) makes a picture of the folder \(outs[first].quoted)"
      }
      let found = messages(outs)
      return found == expected ? nil : "\(outs): \(found), not \(expected)"
    }
  }

  @Test("paths of any depth are checked at once, and those that the system does not take are refused")
  func deep() {
    // A look at each folder of each path takes minutes.
    let long = String(repeating: "a/", count: 200_000) + "x.png"
    #expect(messages([long])[0].contains("the path has 400005 bytes, over the limit of 4095"))
    let outs = (0..<200).map { String(repeating: "\($0 % 10)/", count: 2000) + "\($0).png" }
    #expect(messages(outs) == outs.map { _ in "" })
    #expect(messages([outs[3], outs[3] + "/x.png"])[1].contains("line 1 makes a picture of the folder"))
  }
}
