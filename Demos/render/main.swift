import ArgumentParser
import Glibc
import Inlay
import InlayFiles

// The version is printed before everything that only a picture needs. A pipe without a reader is an error, as below.
if Arguments.nameVersion {
  signal(SIGPIPE, SIG_IGN)
  exit((Output.printLine(Version.current) ? ExitStatus.done : .unwritable).rawValue)
}
// SVG files are drawn by this program too, in a process of their own.
SVGProgram.useThisProgram()
// Starts the program again where a library has read such a variable already.
DrawingEnvironment.removeSettings()
// Before anything is opened: a closed standard output would be the number of the next file.
ProcessState.holdStandardDescriptors()
// Writing to a pipe without a reader, or beyond the largest file size, then fails with an error number instead of
// ending the program.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
// The program's starter may have blocked these for a thread of its own.
HeldSignals.allow(HeldSignals.endings)
// While it is ignored, the end of a worker is not reported.
signal(SIGCHLD, SIG_DFL)

let status: ExitStatus
let command: any ParsableCommand.Type = Arguments.nameBatch ? Batch.self : Render.self
do {
  try Arguments.checkBytes()
  if let answer = Arguments.answer(of: command) {
    status = Output.printLine(answer) ? .done : .unwritable
  } else if let shell = CompletionScript.wantedShell {
    status = Output.printLine(CompletionScript.text(for: shell)) ? .done : .unwritable
  } else if Arguments.nameBatch {
    let arguments = try Batch.parse(Array(Arguments.all.dropFirst()))
    Output.problemFormat = arguments.problems
    Output.isStrict = arguments.texts.strict
    status = try BatchRun(arguments: arguments).run()
  } else {
    let arguments = try Render.parse(Arguments.all)
    try arguments.checkScene()
    Output.problemFormat = arguments.problems
    Output.isStrict = arguments.texts.strict
    if let text = try arguments.listing.text() {
      status = Output.printText(text) ? .done : .unwritable
    } else {
      status = Job(arguments).run()
    }
  }
} catch {
  let message = command.fullMessage(for: error)
  if command.exitCode(for: error) == .success {
    status = Output.printLine(message) ? .done : .unwritable
  } else {
    if Arguments.wantsJSON {
      Output.problemFormat = .json
      Output.tell(command.message(for: error))
    } else if !message.isEmpty {
      let lines = message.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines { Output.print(String(Substring(line)).visible + "\n", toErrors: true) }
    }
    status = .usage
  }
}
exit(status.rawValue)
