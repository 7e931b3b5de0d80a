import ArgumentParser
import Inlay

/// The script that a shell reads to complete the arguments of `render` and of `render batch`, by the name under which
/// the program was called.
///
/// ArgumentParser writes a script for each of them, and would take the word `batch` for the scene if one were the
/// other's subcommand. The code here chooses between them.
enum CompletionScript {
  private struct Scene: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "render_scene", version: Version.current)
    @OptionGroup var arguments: Render
  }

  private struct Pictures: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "render_batch", version: Version.current)
    @OptionGroup var arguments: Batch
  }

  private static var name: String { Arguments.programName }

  /// ArgumentParser's, which no help names.
  static let option = "--generate-completion-script"

  /// The shell for which the arguments, also those of `batch`, ask for a script; nil if they do not, or name none that
  /// is known.
  static var wantedShell: CompletionShell? {
    let arguments = Arguments.all.dropFirst(Arguments.nameBatch ? 1 : 0).flatMap {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard arguments.first == option, arguments.count <= 2 else { return nil }
    return arguments.count == 1 ? .autodetected() : CompletionShell(rawValue: arguments[1])
  }

  /// The script of a shell.
  static func text(for shell: CompletionShell) -> String {
    let scene = Scene.completionScript(for: shell)
    let batch = Pictures.completionScript(for: shell)
    switch shell {
    case .zsh: return "#compdef \(name)\n\n" + functions(scene) + "\n" + functions(batch) + "\n" + zsh
    case .fish: return completions(scene) + "\n" + completions(batch) + "\n" + fish
    default: return "#!/bin/bash\n\n" + functions(scene) + "\n" + functions(batch) + "\n" + bash
    }
  }

  /// The functions of a script for bash or zsh, without the first line and without what registers them at the end.
  private static func functions(_ script: String) -> String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.lastIndex(of: "}"), end > 0 else { return script }
    return lines[1...end].drop { $0.isEmpty }.map { $0 + "\n" }.joined()
  }

  /// A script for fish whose completions are those of `render`.
  private static func completions(_ script: String) -> String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 3)
      return parts.count > 3 && parts[0] == "complete" && parts[1] == "-c" ? "complete -c \(name) \(parts[3])" : line
    }.joined(separator: "\n")
  }

  private static var bash: String {
    """
    _render() {
        if [[ "${COMP_CWORD}" -gt 1 && "${COMP_WORDS[1]}" = batch ]]; then
            local -a COMP_WORDS=("${COMP_WORDS[0]}" "${COMP_WORDS[@]:2}")
            local -i COMP_CWORD="$((COMP_CWORD - 1))"
            _render_batch "${@}"
        else
            _render_scene "${@}"
            [[ "${COMP_CWORD}" -ne 1 ]] || COMPREPLY+=($(compgen -W batch -- "${2}"))
        fi
    }

    complete -o filenames -F _render \(name)
    """
  }

  private static var zsh: String {
    """
    _\(name)() {
        if [[ "${CURRENT}" -gt 2 && "${words[2]}" = batch ]]; then
            words[2]=()
            (( CURRENT-- ))
            _render_batch "${@}"
        else
            local -i ret=1
            [[ "${CURRENT}" -eq 2 ]] && compadd -- batch && ret=0
            _render_scene "${@}" && ret=0
            return "${ret}"
        fi
    }

    if [[ "${funcstack[1]}" = _\(name) ]]; then
        _\(name) "${@}"
    else
        compdef _\(name) \(name)
    fi
    """
  }

  private static var fish: String {
    """
    function __render_words
        if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
            commandline --tokens-raw $argv
        else
            commandline -o $argv
        end
    end

    function __render_scene_tokens
        set -l words (__render_words $argv)
        test "$words[2]" = batch; or printf '%s\\n' render_scene $words[2..]
    end

    function __render_batch_tokens
        set -l words (__render_words $argv)
        test "$words[2]" = batch; and printf '%s\\n' render_batch $words[3..]
    end

    complete -c \(name) -n 'test (count (__render_words -pc)) -eq 1' -a batch -d 'Renders many pictures'
    """
  }
}
