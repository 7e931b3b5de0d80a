import Foundation

// Writes the pages of the reference into a catalog, and the scenes of their pictures into a folder:
//   reference CATALOG SCENES HELP...
// Each HELP is the description of a command as JSON, by its option --experimental-dump-help.
let arguments = CommandLine.arguments
guard arguments.count > 3 else {
  FileHandle.standardError.write(Data("reference: usage: reference CATALOG SCENES HELP...\n".utf8))
  exit(2)
}
do {
  let commands = try arguments[3...].map { try CommandHelp(path: $0) }
  let pages = [
    KeyPages.scene, KeyPages.steps, KeyPages.theme, ThemePages.colors, ThemePages.metrics, SymbolPage.page,
    WordPage.page, CommandPage.page(of: commands),
  ]
  for page in pages {
    try Data(page.text.utf8).write(to: URL(fileURLWithPath: arguments[1] + "/" + page.name + ".md"))
    for (name, scene) in page.scenes {
      try Data(scene.utf8).write(to: URL(fileURLWithPath: arguments[2] + "/" + name + ".yaml"))
    }
  }
} catch {
  FileHandle.standardError.write(Data("reference: \(error)\n".utf8))
  exit(1)
}
