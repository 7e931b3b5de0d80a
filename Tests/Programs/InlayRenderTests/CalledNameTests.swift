import Foundation
import InlayTestSupport
import Testing

@testable import InlayRender

/// In packages the program is called `inlay-render`, and calls itself so.
@Suite struct CalledNameTests {
  /// What the program prints when it is called `inlay-render`.
  private func run(_ arguments: String, in folder: TestFolder) throws -> Program.Result {
    try withExtendedLifetime(folder) {
      try Program.runShell("ln -sf \"$0\" inlay-render && ./inlay-render \(arguments)", in: folder.path)
    }
  }

  private func output(_ arguments: String) throws -> String {
    let result = try run(arguments, in: TestFolder())
    #expect(result.status == 0 && result.errors.isEmpty, "\(arguments): \(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test("usage and examples have the name")
  func help() throws {
    for (arguments, name) in [("--help", "inlay-render"), ("batch --help", "inlay-render batch")] {
      let help = try output(arguments)
      #expect(help.contains("USAGE: \(name) ") && help.contains("\n  \(name) "), "\(help)")
      #expect(!help.contains(#/(?:^|[^-])\brender (?:menu|batch|jobs|scenes|script|--)/#))
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    let folder = try TestFolder()
    let own = try withExtendedLifetime(folder) {
      String(decoding: try Program.run(["--help"], in: folder.path).output, as: UTF8.self)
    }
    #expect(own.contains("USAGE: render ") && !own.contains("inlay-render"))
  }

  @Test("messages have the name")
  func messages() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [9, 9]\n", to: "s.yaml")
    let unwritable = try run("s.yaml -o gone/p.png", in: folder)
    #expect(unwritable.errors.hasPrefix("inlay-render: error: cannot write gone/p.png"), "\(unwritable.errors)")
    let wrong = try run("--nope", in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("See 'inlay-render --help'"), "\(wrong.errors)")
  }

  @Test("scripts for shells complete the name")
  func completions() throws {
    let option = "--generate-completion-script"
    #expect(try output("\(option) bash").hasSuffix("complete -o filenames -F _render inlay-render\n"))
    let zsh = try output("\(option) zsh")
    #expect(zsh.hasPrefix("#compdef inlay-render\n") && zsh.contains("compdef _inlay-render inlay-render\n"))
    let fish = try output("\(option) fish")
    #expect(fish.contains("complete -c inlay-render ") && !fish.contains("complete -c render"))
  }

  @Test("only the name of the packages is taken from the caller")
  func names() {
    #expect(Arguments.name(calledAs: "/usr/bin/inlay-render") == "inlay-render")
    for path in ["render", "/usr/bin/render", "", "-", "inlay-render/", "other"] {
      #expect(Arguments.name(calledAs: path) == "render", "\(path)")
    }
  }
}
