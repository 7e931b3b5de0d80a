import Foundation
import InlayGraphics
import InlayTestSupport
import Testing

/// `Demos/Farm/parallel.sh` with a program in the place of GNU parallel that treats its arguments as that one does: without
/// -q it joins them to the code of a shell.
@Suite struct FarmTests {
  private static let parallel = """
    #!/usr/bin/env bash
    quotes=
    while [[ $1 == -* ]]; do
      [[ $1 == -q ]] && quotes=1
      shift
    done
    while read -r part; do
      code=
      for word in "$@"; do
        if [[ $quotes ]]; then word=$(printf %q "$word"); fi
        code+=" $word"
      done
      code=${code//\\\\\\{\\\\\\}/$part}
      bash -c "${code//\\{\\}/$part}"
    done

    """

  private static let render = "#!/usr/bin/env bash\nprintf '<%s>' \"$@\" >>\"$LOG\"\necho >>\"$LOG\"\n"

  private func run(_ arguments: [String], in folder: TestFolder) throws -> Int32 {
    for (name, text) in [("bin/parallel", Self.parallel), ("bin/the render", Self.render)] {
      try folder.write(text, to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder[name])
    }
    let script = FilePath(#filePath).folder.appending("../../Demos/Farm/parallel.sh").text
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": folder["bin"] + ":/usr/bin:/bin", "RENDER": folder["bin/the render"], "LOG": folder["log"],
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    "arguments with spaces, quotes and signs of the shell reach render as they are",
    arguments: [
      "jobs.jsonl", "a b.jsonl", "it's \"one\".jsonl", "x; touch evil", "$(touch evil)", "`touch evil`&|<>*?\\",
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
