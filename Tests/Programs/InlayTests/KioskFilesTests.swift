import Foundation
import Testing

/// The files of Demos/kiosk for a device.
@Suite struct KioskFilesTests {
  private static let units = ["kiosk.service", "cage.service"]

  @Test("the units never stop trying to start the program", arguments: units)
  func restarts(unit: String) throws {
    let text = Documentation.text("Demos/kiosk/\(unit)")
    let head = try #require(text.split(separator: "[Service]").first)
    #expect(head.contains("\nStartLimitIntervalSec=0\n"))
    #expect(text.contains("\nRestart=always\n") && text.contains("\nUser=kiosk\n"))
  }

  @Test("systemd understands each line of the units", arguments: units)
  func understood(unit: String) throws {
    let project = try ScratchProject()
    // The user and the program are the device's.
    let text = Documentation.text("Demos/kiosk/\(unit)").replacing("User=kiosk", with: "User=root")
      .replacing(#/ExecStart=\S+/#, with: "ExecStart=/bin/true")
    try project.write(text, to: unit)
    let lines =
      "command -v systemd-analyze >/dev/null || exit 0; systemd-analyze verify ./\(unit) 2>&1 | grep '\(unit)'"
    let result = try project.run("\(lines) || true")
    #expect(result.output.isEmpty, "\(result.output)")
  }

  @Test("the units start files that the archive for a device has")
  func packed() throws {
    let pack = Documentation.text("Demos/kiosk/pack")
    for name in ["/opt/kiosk/kiosk", "/opt/kiosk/session"] { #expect(pack.contains("$work\(name)\"")) }
    for unit in Self.units {
      #expect(pack.contains("Demos/kiosk/\(unit)"))
      for path in Documentation.text("Demos/kiosk/\(unit)").matches(of: #/\/opt\/kiosk\/\w+/#) {
        #expect(["/opt/kiosk/kiosk", "/opt/kiosk/session"].contains(String(path.output)))
      }
    }
    #expect(pack.contains("Demos/Packaging/link --product InlayKiosk"))
  }

  @Test("the page installs the packages that Demos/setup lists for a program with a window")
  func packages() throws {
    let setup = try ScratchProject().run("Demos/setup --list runtime window fonts", in: Documentation.project)
    let listed = setup.output.split(separator: "\n")
    #expect(setup.status == 0 && listed.contains("libsdl2-2.0-0") && !setup.output.contains("-dev"))
    let page = Documentation.text("Demos/kiosk/README.md")
    let install = try #require(page.firstMatch(of: #/--no-install-recommends (?<names>(?:[^\n]*\\\n)*[^\n]*)\n/#))
    let names = install.output.names.split { $0 == "\\" || $0.isWhitespace }
    #expect(names.sorted() == listed.sorted())
  }
}
