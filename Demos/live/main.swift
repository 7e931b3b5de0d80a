import Glibc

let status: ExitStatus
do {
  status = try Live.parse().start()
} catch {
  let message = Live.fullMessage(for: error)
  let isHelp = Live.exitCode(for: error) == .success
  Output.print(message, toErrors: !isHelp)
  status = isHelp ? .done : .usage
}
exit(status.rawValue)
