import Foundation
import InlayTestSupport
import Testing

/// What shells offer after the arguments of `render`, which its own scripts tell them.
@Suite struct CompletionTests {
  private static func has(_ shell: String) -> Bool {
    let folder = try? TestFolder()
    return (try? Program.runShell("command -v \(shell)", in: folder?.path ?? "/").status) == 0
  }

  private func lines(_ command: String, in folder: String) throws -> Set<String> {
    let result = try Program.runShell(command, in: folder)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return Set(String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// A folder with two scenes, a folder, and a shell's script as `.completions`.
  private func folder(for shell: String) throws -> TestFolder {
    let folder = try TestFolder()
    for name in ["menu.yaml", "mail.yaml", "pictures/a.png"] { try folder.write("", to: name) }
    let command = "\"$0\" --generate-completion-script \(shell) >.completions"
    #expect(try lines(command, in: folder.path).isEmpty)
    return folder
  }

  /// What is expected after words, the last of which is being typed.
  private static let cases: [(words: [String], offered: Set<String>, others: Set<String>)] = [
    (["m"], ["menu.yaml", "mail.yaml"], ["batch", "pictures"]),
    (["b"], ["batch"], ["menu.yaml"]),
    (["menu.yaml", "--theme-"], ["--theme-schema"], ["--themes"]),
    (["menu.yaml", "--appearance", "da"], ["dark"], ["light", "--data"]),
    (["menu.yaml", "--frames", "p"], ["pictures"], ["menu.yaml"]),
    (["menu.yaml", "--theme", "me"], ["menu.yaml"], ["mail.yaml"]),
    (["batch", "--theme"], ["--themes"], ["--theme-schema", "--theme"]),
    (["batch", "--out-dir", ""], ["pictures"], ["menu.yaml"]),
    (["batch", "pictures", "--re"], ["--resume"], ["--report"]),
    (["batch", "m"], ["menu.yaml", "mail.yaml"], ["batch"]),
  ]

  @Test("bash completes paths, options and values of render and of render batch")
  func bash() throws {
    let folder = try folder(for: "bash")
    for (words, offered, others) in Self.cases {
      let quoted = (["render"] + words).map { "'\($0)'" }
      let line = (["render"] + words).joined(separator: " ")
      let script = """
        source .completions; COMP_WORDS=(\(quoted.joined(separator: " "))); COMP_CWORD=\(words.count)
        COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        _render render \(quoted[words.count]) \(quoted[words.count - 1])
        for word in "${COMPREPLY[@]}"; do echo "$word"; done
        """
      try folder.write(script, to: ".script")
      let found = try lines("bash --norc .script", in: folder.path)
      #expect(found.isSuperset(of: offered) && found.isDisjoint(with: others), "\(line): \(found.sorted())")
    }
  }

  @Test("fish completes the same", .enabled(if: has("fish"), "fish is not installed"))
  func fish() throws {
    let folder = try folder(for: "fish")
    for (words, offered, others) in Self.cases {
      let line = (["render"] + words).joined(separator: " ")
      let found = try lines(
        "HOME=$PWD fish -N -c 'source .completions; complete -C \"\(line)\"'", in: folder.path)
      let names = Set(found.map { String($0.prefix { $0 != "\t" && $0 != "/" }) })
      #expect(names.isSuperset(of: offered) && names.isDisjoint(with: others), "\(line): \(names.sorted())")
    }
  }

  @Test("the script for zsh can be read", .enabled(if: has("zsh"), "zsh is not installed"))
  func zsh() throws {
    let folder = try folder(for: "zsh")
    let text = try lines("zsh -n .completions && cat .completions", in: folder.path)
    #expect(text.isSuperset(of: ["#compdef render", "_render_scene() {", "_render_batch() {"]))
  }

  @Test("each way to ask for a script gives the same, one for both commands")
  func ways() throws {
    let folder = try folder(for: "bash")
    let script = try folder.data(".completions")
    let option = "--generate-completion-script"
    for arguments in [["\(option)=bash"], ["batch", option, "bash"], [option]] {
      let result = try Program.run(arguments, in: folder.path, environment: ["SHELL": "/bin/bash"])
      #expect(result.status == 0 && result.output == script, "\(arguments)")
    }
  }

  @Test("another shell's name is an error that names those there are")
  func unknown() throws {
    let folder = try TestFolder()
    let result = try Program.run(["--generate-completion-script", "tcsh"], in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("tcsh") && result.errors.contains("zsh bash fish"), "\(result.errors)")
  }
}
