import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRender

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

  @Test("data is an object, a path or a list of both, in order; other values are refused with their place")
  func data() throws {
    func job(_ data: String) throws -> BatchJob {
      let line = "\n{\"scene\": \"s.yaml\", \"out\": \"a.png\", \"data\": \(data)}\n"
      return try #require(JobLines(Array(line.utf8), name: "in/j").jobs.first)
    }
    #expect(try job("{\"n\": 7}").data.map(\.path) == [nil])
    #expect(try job("[\"a.json\", {\"n\": 7}, \"b.json\"]").data.map(\.path) == ["in/a.json", nil, "in/b.json"])
    #expect(try job("null").data.isEmpty && job("[]").data.isEmpty)
    for wrong in ["[[1]]", "[null]", "[{}, [{}]]"] {
      let problems = try job(wrong).problems
      #expect(
        problems.map(\.description) == [
          "in/j:2:37: error: data: must be an object, the path of a file, or a list of them"
        ])
    }
  }

  @Test("equal objects have one part in the key of a picture, however they are written and wherever they stand")
  func identities() {
    func identity(_ data: String, _ rest: String = "") -> String {
      let line = "{\"scene\": \"s\", \"out\": \"a.png\", \"data\": \(data)\(rest)}"
      let given = JobLines(Array(line.utf8), name: "j").jobs.first?.data.last
      guard case .object(let data)? = given else { return "" }
      return data.identity
    }
    let known = identity("{\"n\": 7, \"list\": [1, {\"a\": \"b\"}]}")
    #expect(identity("[\"f.json\", { n: 7,  list: [1, {a: \"b\"}]}]", ", \"scale\": 2") != "" && known != "")
    #expect(identity("[\"f.json\", {\"n\":7,\"list\":[1,{\"a\":\"b\"}]}]", ", \"scale\": 2") == known)
    for other in [
      "{\"n\": 8, \"list\": [1, {\"a\": \"b\"}]}", "{\"n\": \"7\", \"list\": [1, {\"a\": \"b\"}]}",
      "{\"n\": 7, \"list\": [1, [\"a\", \"b\"]]}",
    ] {
      #expect(identity(other) != known)
    }
    // Without the list of values this would take minutes.
    let laughs = (1..<20).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: ", ")
    #expect(!identity("{a0: &a0 [x], \(laughs)}").isEmpty)
  }
}
