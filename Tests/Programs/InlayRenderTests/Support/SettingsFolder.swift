import Foundation
import InlayTestSupport

/// A folder with a settings bundle in three languages.
struct SettingsFolder {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try write(
      specifier("Group", [("Title", "<string>Units</string>"), ("FooterText", "<string>The end</string>")])
        + specifier("MultiValue", [("Key", "<string>units</string>"), ("Title", "<string>Height</string>")] + choices)
        + specifier("ChildPane", [("Title", "<string>Sound</string>"), ("File", "<string>Panes/Sound</string>")]),
      to: "Root")
    try write(
      specifier(
        "ToggleSwitch",
        [("Title", "<string>Ring</string>"), ("Key", "<string>ring</string>"), ("DefaultValue", "<true/>")])
        + specifier(
          "TextField", [("Title", "<string>Code</string>"), ("Key", "<string>code</string>"), ("IsSecure", "<true/>")]),
      to: "Panes/Sound")
    try folder.write(
      "\"Units\" = \"Einheiten\";\n\"The end\" = \"Ende\";\n\"Metres\" = \"Meter\";\n",
      to: "S.bundle/de.lproj/T.strings")
    try folder.write(
      "\"Units\" = \"الوحدات\";\n\"The end\" = \"النهاية\";\n\"Metres\" = \"متر\";\n",
      to: "S.bundle/ar.lproj/T.strings")
  }

  private var choices: [(String, String)] {
    [
      ("DefaultValue", "<integer>1</integer>"),
      ("Values", "<array><integer>1</integer><integer>2</integer></array>"),
      ("Titles", "<array><string>Metres</string><string>Feet</string></array>"),
    ]
  }

  private func specifier(_ type: String, _ pairs: [(String, String)]) -> String {
    let all = [("Type", "<string>PS\(type)Specifier</string>")] + pairs
    return "<dict>" + all.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>\n"
  }

  /// Writes a page with specifiers, or any other text in their place.
  func write(_ specifiers: String, to page: String) throws {
    let text =
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>Title</key><string>Tides</string>"
      + "<key>StringsTable</key><string>T</string><key>PreferenceSpecifiers</key><array>\n" + specifiers
      + "</array></dict></plist>\n"
    try folder.write(text, to: "S.bundle/\(page).plist")
  }

  func writeValues(_ pairs: [(String, String)]) throws {
    let text = pairs.map { "<key>\($0)</key>\($1)" }.joined()
    try folder.write("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(text)</dict></plist>", to: "v.plist")
  }

  func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(["S.bundle"] + arguments, in: folder.path)
  }

  /// The picture that arguments make, without problems.
  func picture(_ arguments: String...) throws -> Data {
    let result = try Program.run(["S.bundle", "-o", "-"] + arguments, in: folder.path)
    return result.status == 0 && result.errors.isEmpty ? result.output : Data(result.errors.utf8)
  }
}
