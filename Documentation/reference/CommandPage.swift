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

        The arguments of `render`, which makes pictures, of `render batch`, which makes many, and of `live`, which shows scenes in a \
        window.

        ## Overview

        The same is printed by the option `--help`. The picture is one of `render` with `--overlay borders`, which marks the bounds of \
        layers.

        ![A table whose layers have borders.](reference-commands.png)


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
