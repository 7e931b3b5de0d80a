import Inlay
import InlayTestSupport
import Testing

@testable import InlayTesting

@Suite struct RecordingTests {
  private let shelf: Shelf

  init() throws { shelf = try Shelf() }

  @Test("a missing snapshot is recorded and fails the test, and the next run passes")
  func missing() throws {
    #expect(
      shelf.failure(of: Menu(), "menu")
        == "snapshot \"menu\": recorded Snapshots/MenuTests/menu.png and menu.txt; run again")
    #expect(shelf.stored == ["menu.png", "menu.txt"])
    #expect(shelf.failure(of: Menu(), "menu") == nil)
  }

  @Test("the part of a snapshot that is missing is recorded, and the other one is compared")
  func halfMissing() {
    _ = shelf.failure(of: Menu(), "menu", [.tree])
    #expect(
      shelf.failure(of: .changed, "menu")
        == "snapshot \"menu\": row [0,1] detail \"4 min\" -> \"5 min\"; recorded Snapshots/MenuTests/menu.png; run again"
    )
  }

  @Test("nothing is recorded by INLAY_SNAPSHOTS=never, nor under CI whatever INLAY_SNAPSHOTS is")
  func never() {
    #expect(
      shelf.failure(of: Menu(), "menu", [], ["INLAY_SNAPSHOTS": "never"])
        == "snapshot \"menu\": there is no Snapshots/MenuTests/menu.png and menu.txt; "
        + "run the test with INLAY_SNAPSHOTS=missing")
    #expect(
      shelf.failure(of: Menu(), "menu", [.tree], ["INLAY_SNAPSHOTS": "all", "CI": "true"])
        == "snapshot \"menu\": there is no Snapshots/MenuTests/menu.txt; "
        + "nothing is recorded in CI: run the test on your machine")
    #expect(shelf.stored.isEmpty)
    #expect(shelf.failure(of: Menu(), "menu", [.tree], ["CI": "false"])?.contains("recorded") == true)
  }

  @Test("INLAY_SNAPSHOTS=failed records what differs, and fails once")
  func failed() {
    _ = shelf.failure(of: Menu(), "menu", [.tree])
    _ = shelf.failure(of: Menu(), "other", [.tree])
    #expect(
      shelf.failure(of: .changed, "menu", [.tree], ["INLAY_SNAPSHOTS": "failed"])
        == "snapshot \"menu\": row [0,1] detail \"4 min\" -> \"5 min\"; "
        + "recorded Snapshots/MenuTests/menu.txt; run again")
    #expect(shelf.failure(of: Menu(), "other", [.tree], ["INLAY_SNAPSHOTS": "failed"]) == nil)
    #expect(shelf.failure(of: .changed, "menu", [.tree]) == nil)
  }

  @Test("a wrong value of INLAY_SNAPSHOTS_UNUSED fails a snapshot, with the values that it can have")
  func wrongUnused() {
    for value in ["yes", "2", "true"] {
      let failure = shelf.failure(of: Menu(), "menu", [.tree], ["INLAY_SNAPSHOTS_UNUSED": value])
      #expect(
        failure?.contains("INLAY_SNAPSHOTS_UNUSED is \"\(value)\"; it can be 0 or 1") == true, "\(failure ?? "none")")
    }
  }

  @Test("INLAY_SNAPSHOTS=all records what is equal too")
  func all() {
    _ = shelf.failure(of: Menu(), "menu", [.tree])
    #expect(
      shelf.failure(of: Menu(), "menu", [.tree], ["INLAY_SNAPSHOTS": "all"])
        == "snapshot \"menu\": recorded Snapshots/MenuTests/menu.txt; run again")
  }

  @Test("another value of INLAY_SNAPSHOTS fails and records nothing")
  func unknownMode() {
    #expect(
      shelf.failure(of: Menu(), "menu", [], ["INLAY_SNAPSHOTS": "al"])
        == "snapshot \"menu\": INLAY_SNAPSHOTS is \"al\"; it can be missing, all, failed or never")
    #expect(shelf.stored.isEmpty)
  }

  @Test("a renamed snapshot names the old one, unless another test uses it")
  func renamed() {
    _ = shelf.failure(of: Menu(), "start", [.tree])
    #expect(
      shelf.failure(of: Menu(), "menu", [.tree], ["INLAY_SNAPSHOTS": "never"])
        == "snapshot \"menu\": there is no Snapshots/MenuTests/menu.txt; run the test with INLAY_SNAPSHOTS=missing; "
        + "\"start\" is the same, and no test has used it yet: rename its files if this is its new name")
    let session = shelf.session(["INLAY_SNAPSHOTS": "never"])
    #expect(shelf.outcome(of: Menu(), "start", [.tree], in: session).failure == nil)
    #expect(shelf.outcome(of: Menu(), "menu", [.tree], in: session).failure?.contains("start") == false)
    #expect(
      shelf.failure(of: .changed, "menu", [.tree], ["INLAY_SNAPSHOTS": "never"])?.contains("start") == false)
  }

  @Test("a name used twice names both places; another test file may have it too")
  func usedTwice() throws {
    let session = shelf.session()
    _ = shelf.outcome(of: Menu(), "menu", [.tree], in: session)
    #expect(
      shelf.outcome(of: Menu(), "menu", [.picture], line: 30, in: session).failure
        == "snapshot \"menu\": the name is used twice, at MenuTests.swift:12 and MenuTests.swift:30: "
        + "add the difference to it, such as a test's argument")
    let place = TestPlace(fileID: "", filePath: #filePath, line: 3, column: 1, path: shelf.folder["Other.swift"])
    let other = SnapshotCheck("menu", [.tree], at: place, in: session).run { try SnapshotScene().capture(Menu().scene) }
    #expect(other.failure == "snapshot \"menu\": recorded Snapshots/Other/menu.txt; run again")
  }

  @Test(
    "a name is that of a file",
    arguments: [
      "", "a/b", ".hidden", "line\nbreak", String(repeating: "a", count: 201), "a/\u{301}b", "a\u{600}/b", ".\u{301}b",
      "a\u{9B}b", "a\0",
    ])
  func badNames(_ name: String) {
    #expect(shelf.failure(of: Menu(), name)?.contains("cannot be a snapshot's name") == true)
    #expect(shelf.files(in: "").count == 1)
  }

  @Test("names that are canonically equivalent are two snapshots")
  func equivalentNames() {
    let session = shelf.session()
    for (line, name) in ["\u{E9}", "e\u{301}"].enumerated() {
      let failure = shelf.outcome(of: Menu(), name, [.tree], line: line, in: session).failure
      #expect(failure?.contains("recorded") == true && failure?.contains("twice") == false, "\(failure ?? "")")
    }
    #expect(shelf.stored.count == 2)
  }

  @Test("a stored picture that is damaged says so")
  func damaged() throws {
    try shelf.folder.write("no picture", to: "Snapshots/MenuTests/menu.png")
    #expect(
      shelf.failure(of: Menu(), "menu", [.picture])
        == "snapshot \"menu\": Snapshots/MenuTests/menu.png: PNG data: not a PNG")
  }

  @Test("unused snapshots are those of test files that ran, and those without a test file")
  func unused() throws {
    for name in ["menu", "old"] { _ = shelf.failure(of: Menu(), name, [.tree]) }
    try shelf.folder.write("", to: "Snapshots/GoneTests/a.txt")
    try shelf.folder.write("", to: "Snapshots/OtherTests/b.txt")
    try shelf.folder.write("", to: "OtherTests.swift")
    let session = shelf.session()
    #expect(session.unusedFiles.isEmpty)
    #expect(shelf.outcome(of: Menu(), "menu", [.tree], in: session).failure == nil)
    #expect(
      session.unusedLines(in: shelf.folder.path) == [
        "inlay: no test uses the snapshot Snapshots/GoneTests/a.txt",
        "inlay: no test uses the snapshot Snapshots/MenuTests/old.txt",
      ])
  }
}
