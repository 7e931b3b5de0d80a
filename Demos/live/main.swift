import Glibc
import Inlay

// SVG files are drawn by this program too, in a process of their own.
SVGProgram.useThisProgram()
DrawingEnvironment.removeSettings()
ProcessState.holdStandardDescriptors()
let status: ExitStatus
do {
  status = try Live.parse().start()
} catch {
  let message = Live.fullMessage(for: error)
  let isHelp = Live.exitCode(for: error) == .success
  if isHelp {
    print(message)
  } else {
    for line in message.split(whereSeparator: \.isNewline) { writeWarning(String(line)) }
  }
  status = isHelp ? .done : .usage
}
exit(status.rawValue)
