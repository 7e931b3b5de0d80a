import Foundation
import InlaySystem
import InlayTestSupport
import Testing

/// `Demos/Farm/parallel.sh` with a program in the place of GNU parallel that treats its arguments as that one does: it
/// replaces words in braces in the command, not in the input values, and without -q the rest is code of a shell.
@Suite struct FarmTests {
  private static let parallel = #"""
    #!/usr/bin/env bash
    quotes= count=1 end=$'\n'
    while [[ $1 == -* ]]; do
      case $1 in
        -q) quotes=1 ;;
        -0) end= ;;
        -N) count=$2; shift ;;
      esac
      shift
    done
    text() { if [[ $quotes ]]; then printf %q "$1"; else printf %s "$1"; fi; }
    number=0
    while true; do
      values=()
      while ((${#values[@]} < count)) && IFS= read -r -d "$end" value; do values+=("$value"); done
      ((${#values[@]})) || break
      number=$((number + 1)) code=
      for word in "$@"; do
        code+=' '
        while [[ $word =~ ^([^{]*)\{([^}]*)\}(.*)$ ]]; do
          name=${BASH_REMATCH[2]}
          if [[ ${BASH_REMATCH[1]} ]]; then code+=$(text "${BASH_REMATCH[1]}"); fi
          word=${BASH_REMATCH[3]}
          case $name in
            [1-9]) code+=$(printf %q "${values[name - 1]}") ;;
            '') code+=$(printf '%q ' "${values[@]}") ;;
            '#' | '%') code+=$number ;;
            . | / | // | /. | [1-9].) code+=$(printf %q "${values[0]}") ;;
            *) code+=$(text "{$name}") ;;
          esac
        done
        if [[ $word ]]; then code+=$(text "$word"); fi
      done
      bash -c "$code"
    done

    """#

  private static let render = "#!/usr/bin/env bash\nprintf '<%s>' \"$@\" >>\"$LOG\"\necho >>\"$LOG\"\n"

  private func run(_ arguments: [String], in folder: TestFolder) throws -> Int32 {
    for (name, text) in [("bin/parallel", Self.parallel), ("bin/the {} render", Self.render)] {
      try folder.write(text, to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder[name])
    }
    let script = FilePath(#filePath).folder.appending("../../../Demos/Farm/parallel.sh").text
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": folder["bin"] + ":/usr/bin:/bin", "RENDER": folder["bin/the {} render"], "LOG": folder["log"],
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    "arguments with spaces, quotes, and signs of the shell and of GNU parallel reach render as they are",
    arguments: [
      "jobs.jsonl", "a b.jsonl", "it's \"one\".jsonl", "x; touch evil", "$(touch evil)", "`touch evil`&|<>*?\\",
      "{}", "a{}b {#}", "{.}{/}{//}{/.}{%}{1}{2.}{= die =}", " two\nlines ", ":::", "é{e\u{301}}",
    ])
  func quoting(jobs: String) throws {
    let folder = try TestFolder()
    #expect(try run([jobs, "out \(jobs)", "2"], in: folder) == 0)
    let log = String(decoding: try folder.data("log"), as: UTF8.self)
    let lines = (0..<2).map { "<batch><\(jobs)><--out-dir><out \(jobs)><--resume><-j><1><--shard><\($0)/2>\n" }
    #expect(log == lines.joined())
    #expect(folder.names == ["bin", "log"])
  }

  @Test(
    "a number of parts that is code is refused", arguments: ["0", "", "x", "a[$(touch evil)]", "2; touch evil", "-1"])
  func parts(parts: String) throws {
    let folder = try TestFolder()
    #expect(try run(["jobs.jsonl", "out", parts], in: folder) != 0)
    #expect(folder.names == ["bin"])
  }
}
