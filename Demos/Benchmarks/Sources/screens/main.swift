import Glibc

// screens JOB FILE    a job of a screen: prints how often it did the job, and each time's pixels and CPU time. FILE is the
//                     scene file of the job `card`.
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  guard let name = arguments.first, let job = try Job.named(name, file: arguments.dropFirst().first ?? "") else {
    print("usage: screens \(Job.names.joined(separator: "|")) [FILE]")
    exit(2)
  }
  try job.run()
} catch {
  print("screens: error: \(error)")
  exit(1)
}
