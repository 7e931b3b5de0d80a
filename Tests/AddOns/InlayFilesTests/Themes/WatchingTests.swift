import Glibc
import InlayFiles
import InlayLists
import InlayTestSupport
import Testing

@Suite struct WatchingTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 1
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
}
