import Foundation
import Glibc
import InlayFiles
import InlayLists
import InlaySystem
import InlayTestSupport
import Testing

@Suite struct WatchingTests {
  private func isReadable(_ descriptor: Int32, wait milliseconds: Int32 = 0) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, milliseconds) == 1
  }

  private func theme(_ height: String) -> String { "inlayTheme: 1\nmetrics: {rowHeight: \(height)}\n" }

  @Test("a changed theme file is read again; while it is invalid, the old theme stays")
  func theme() throws {
    let folder = try TestFolder()
    let path = try folder.write(theme("50"), to: "t.yaml")
    let watcher = try ThemeWatcher(path: path)
    #expect(watcher.theme.metrics.row.height == 50)
    #expect(!isReadable(watcher.fileDescriptor))
    #expect(!watcher.reloadIfChanged())

    try folder.write(theme("60"), to: "t.yaml")
    #expect(isReadable(watcher.fileDescriptor))
    #expect(watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 60)

    try folder.write(theme("high"), to: "t.yaml")
    #expect(!watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 60)
    #expect(watcher.problems.count == 1)

    // Editors replace the file by a new one.
    try folder.write(theme("70"), to: "new")
    rename(folder["new"], folder["t.yaml"])
    #expect(watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 70)
    #expect(watcher.problems.isEmpty)

    // Other files, and equal contents, change nothing.
    try folder.write("", to: "other.yaml")
    #expect(!watcher.reloadIfChanged())
    try folder.write(theme("70"), to: "t.yaml")
    #expect(!watcher.reloadIfChanged())
  }

  @Test("files that a theme extends are watched too")
  func extended() throws {
    let folder = try TestFolder()
    try folder.write(theme("50"), to: "base/b.yaml")
    let path = try folder.write("inlayTheme: 1\nextends: base/b.yaml\n", to: "t.yaml")
    let watcher = try ThemeWatcher(path: path)
    try folder.write(theme("51"), to: "base/b.yaml")
    #expect(watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 51)
  }

  @Test("a folder that is renamed and created again is watched again, and so is the target of a link")
  func renamedFolder() throws {
    let folder = try TestFolder()
    let path = try folder.write(theme("50"), to: "a/b/t.yaml")
    let watcher = try ThemeWatcher(path: path)
    rename(folder["a"], folder["old"])
    #expect(!watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 50)
    try folder.write(theme("60"), to: "a/b/t.yaml")
    #expect(watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 60)
    try folder.write(theme("70"), to: "a/b/t.yaml")
    #expect(watcher.reloadIfChanged())
    #expect(watcher.theme.metrics.row.height == 70)

    try folder.write(theme("51"), to: "one/t.yaml")
    try folder.write(theme("52"), to: "two/t.yaml")
    try folder.makeLink("link", to: "one")
    let linked = try ThemeWatcher(path: folder["link/t.yaml"])
    try folder.makeLink("new", to: "two")
    rename(folder["new"], folder["link"])
    #expect(linked.reloadIfChanged())
    #expect(linked.theme.metrics.row.height == 52)
    try folder.write(theme("53"), to: "two/t.yaml")
    #expect(linked.reloadIfChanged())
    #expect(linked.theme.metrics.row.height == 53)
  }

  /// The text that a watched path has, read again after each change.
  private final class Follower {
    let watcher: FileWatcher
    private let path: String
    private(set) var text: String?

    init(_ path: String) throws {
      self.path = path
      watcher = try FileWatcher()
      try watcher.watch(path)
      read()
    }

    private func read() { text = (try? readFile(path, maximumBytes: 100)).map { String(decoding: $0, as: UTF8.self) } }

    /// Whether a change was reported.
    func follow() -> Bool {
      guard watcher.takeChange() else { return false }
      read()
      return true
    }
  }

  @Test("a path that is a link follows the link and its target, through any number of links")
  func links() throws {
    let folder = try TestFolder()
    try folder.write("1", to: "far/one")
    try folder.write("2", to: "two")
    try folder.makeLink("a", to: "b")
    try folder.makeLink("b", to: folder["far/one"])
    let follower = try Follower(folder["a"])
    #expect(follower.text == "1" && !follower.follow())
    // The target: written, replaced, removed and made again.
    try folder.write("3", to: "far/one")
    #expect(follower.follow() && follower.text == "3")
    try folder.write("4", to: "far/new")
    rename(folder["far/new"], folder["far/one"])
    #expect(follower.follow() && follower.text == "4")
    unlink(folder["far/one"])
    #expect(follower.follow() && follower.text == nil)
    try folder.write("5", to: "far/one")
    #expect(follower.follow() && follower.text == "5")
    // A link on the way leads elsewhere, and the new target is followed.
    try folder.makeLink("new", to: "two")
    rename(folder["new"], folder["b"])
    #expect(follower.follow() && follower.text == "2")
    try folder.write("6", to: "two")
    #expect(follower.follow() && follower.text == "6")
    // Nobody asks for the old target any more.
    try folder.write("7", to: "far/one")
    #expect(!follower.follow())
    // A file becomes a link.
    try folder.makeLink("new", to: "far/one")
    rename(folder["new"], folder["two"])
    #expect(follower.follow() && follower.text == "7")
    try folder.write("8", to: "far/one")
    #expect(follower.follow() && follower.text == "8")
    // Links that lead to each other are no file.
    try folder.makeLink("new", to: "a")
    rename(folder["new"], folder["b"])
    #expect(follower.follow() && follower.text == nil)
    try folder.makeLink("new", to: "two")
    rename(folder["new"], folder["b"])
    #expect(follower.follow() && follower.text == "8")
  }

  @Test("the exchange of a mounted folder of Kubernetes is seen, each time")
  func mountedFolder() throws {
    let folder = try TestFolder()
    try folder.write("0", to: "mount/..0/s.yaml")
    try folder.makeLink("mount/..data", to: "..0")
    try folder.makeLink("mount/s.yaml", to: "..data/s.yaml")
    let follower = try Follower(folder["mount/s.yaml"])
    #expect(follower.text == "0")
    for number in 1...20 {
      try folder.write("\(number)", to: "mount/..\(number)/s.yaml")
      #expect(!follower.follow())
      try folder.makeLink("mount/..data_tmp", to: "..\(number)")
      rename(folder["mount/..data_tmp"], folder["mount/..data"])
      #expect(follower.follow() && follower.text == "\(number)")
      unlink(folder["mount/..\(number - 1)/s.yaml"])
      rmdir(folder["mount/..\(number - 1)"])
      #expect(!follower.follow(), "what is not on the way any more is not watched")
    }
  }

  @Test("a folder that was replaced is followed: renamed away and made anew, exchanged, or removed")
  func replacedFolder() throws {
    let folder = try TestFolder()
    try folder.write("1", to: "top/in/s")
    let follower = try Follower(folder["top/in/s"])
    for name in ["top/in", "top"] {
      rename(folder[name], folder["old"])
      _ = follower.follow()
      #expect(follower.text == nil)
      try folder.write("2", to: "top/in/s")
      #expect(follower.follow() && follower.text == "2")
      try folder.write("3", to: "top/in/s")
      #expect(follower.follow() && follower.text == "3")
      // At once.
      try folder.write("4", to: name == "top" ? "other/in/s" : "other/s")
      rename(folder[name], folder["gone"])
      rename(folder["other"], folder[name])
      #expect(follower.follow() && follower.text == "4")
      try folder.write("5", to: "top/in/s")
      #expect(follower.follow() && follower.text == "5")
      for left in ["old", "gone"] { try FileManager.default.removeItem(atPath: folder[left]) }
    }
  }

  @Test("files that changed while they were read are known, and links that were exchanged meanwhile")
  func readBefore() throws {
    let folder = try TestFolder()
    try folder.write("1", to: "one/s")
    try folder.write("2", to: "two/s")
    try folder.makeLink("link", to: "one")
    let watcher = try FileWatcher()
    let path = FilePath(folder["link/s"])
    #expect(!watcher.watch([path], readSince: FileWatcher.now + 60))
    let start = FileWatcher.now
    try folder.makeLink("new", to: "two")
    rename(folder["new"], folder["link"])
    #expect(watcher.watch([path], readSince: start))
    #expect(!watcher.watch([FilePath(folder["none"])], readSince: start))
  }

  /// Bursts of exchanges by another thread, of files and of links: after the last one the last text is read.
  @Test("after a burst of exchanges the last one is read")
  func bursts() throws {
    let folder = try TestFolder()
    try folder.write("", to: "0/s")
    try folder.makeLink("data", to: "0")
    let follower = try Follower(folder["data/s"])
    let count = Seeds.isLong ? 10_000 : 100
    for burst in 1...count {
      let exchanges = burst % 20 == 0 ? 200 : 10
      let last = "\(burst)"
      let thread = Thread { [path = folder.path] in
        for number in 1...exchanges {
          let text = number == exchanges ? last : "x"
          // Every third exchange is one of a folder's link, the others of the file.
          if number % 3 == 0 {
            let name = "\(path)/\(burst % 2)-\(number % 2)"
            mkdir(name, 0o777)
            Self.write(text, to: "\(name)/s")
            unlink("\(path)/link")
            symlink("\(burst % 2)-\(number % 2)", "\(path)/link")
            rename("\(path)/link", "\(path)/data")
          } else {
            Self.write(text, to: "\(path)/data/s")
          }
        }
      }
      thread.start()
      // It ends by the last text alone: one that is missed is waited for in vain.
      while follower.text != last {
        guard isReadable(follower.watcher.fileDescriptor, wait: 20_000) else {
          Issue.record("burst \(burst): \(follower.text ?? "none") is read, and nothing is reported")
          return
        }
        _ = follower.follow()
      }
      while !thread.isFinished { sched_yield() }
      _ = follower.follow()
    }
  }

  /// Replaces a file.
  private static func write(_ text: String, to path: String) {
    let file = fopen(path + ".new", "w")
    fputs(text, file)
    fclose(file)
    rename(path + ".new", path)
  }
}
