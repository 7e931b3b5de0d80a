import Foundation

/// The description of a command, as ArgumentParser writes it.
struct CommandHelp: Decodable {
  struct Tool: Decodable { var command: CommandHelp }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var shouldDisplay: Bool
    var sectionTitle: String?
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?

  init(path: String) throws {
    self = try JSONDecoder().decode(Tool.self, from: Data(contentsOf: URL(fileURLWithPath: path))).command
  }
}

/// The page of the commands' arguments.
enum CommandPage {
  static func page(of commands: [CommandHelp]) -> Page {
    Page(
      name: "CommandReference",
      text: """
        # Commands

        All arguments for `render`, `render batch` and `live`.

        ## Overview

        Use `render` for one image, `render batch` for many, and `live` to show scenes in a window. Each command prints its part of \
        this page if you add `--help`.

        ![A table that was rendered with --overlay borders, which marks the layers' bounds.](reference-commands.png)


        """ + commands.map(section).joined(),
      scenes: [("reference-commands", KeyPages.scene.scenes[0].scene)])
  }

  private static func section(_ command: CommandHelp) -> String {
    var text = "## \(command.commandName)\n\n\(Markdown.plain(command.abstract ?? ""))\n\n"
    if let discussion = command.discussion, !discussion.isEmpty { text += Markdown.block(discussion + "\n") }
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    var titles: [String] = []
    for argument in arguments where !titles.contains(argument.sectionTitle ?? "") {
      titles.append(argument.sectionTitle ?? "")
    }
    for title in titles {
      if !title.isEmpty { text += "### \(title) (\(command.commandName))\n\n" }
      let rows = arguments.filter { ($0.sectionTitle ?? "") == title }.map(row)
      text += Markdown.table(["Argument", "Meaning"], rows)
    }
    return text
  }

  private static func row(_ argument: CommandHelp.Argument) -> [String] {
    let value = argument.valueName.map { "<\($0)>" } ?? ""
    let names = (argument.names ?? []).map(\.text).joined(separator: ", ")
    let usage = argument.kind == "flag" ? names : [names, value].filter { !$0.isEmpty }.joined(separator: " ")
    var meaning = Markdown.plain(argument.abstract ?? "")
    if let values = argument.allValues, !values.isEmpty {
      meaning += " One of " + values.map(Markdown.code).joined(separator: ", ") + "."
    }
    return [Markdown.code(usage), meaning]
  }
}
