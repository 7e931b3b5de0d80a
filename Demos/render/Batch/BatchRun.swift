import ArgumentParser
import Glibc
import Inlay
import InlayFiles

/// The run of a batch in this process.
struct BatchRun {
  private static let maximumBytes = 1 << 30

  let arguments: Batch

  /// - Throws: `ValidationError` for arguments that do not fit the jobs.
  func run() throws -> ExitStatus {
    let shard = try arguments.shard ?? Shard.ofEnvironment()
    let template = try arguments.template()
    let jobs: [BatchJob]
    do {
      jobs = try readJobs(template)
    } catch let error as FileError {
      Output.tell(error.problems)
      return .wrongScene
    } catch let error as InlayError {
      Output.tell("\(error)")
      return .wrongScene
    }
    guard let folder = outputFolder() else {
      Output.tell("cannot write \(arguments.outDir): \(String(cString: strerror(errno)))")
      return .unwritable
    }
    let plan = BatchPlan(jobs: jobs, template: template, folder: folder)
    do throws(InlayError) {
      return try run(plan, shard)
    } catch {
      Output.tell("\(error)")
      return .unwritable
    }
  }

  private func run(_ plan: BatchPlan, _ shard: Shard?) throws(InlayError) -> ExitStatus {
    // This is computed once, before there are workers.
    _ = PictureKey.program
    // A line without an output falls to the part of its number.
    let own = plan.jobs.indices.filter {
      let out = plan.jobs[$0].out
      return shard?.contains(out.isEmpty ? "\($0)" : out) ?? true
    }
    let report = BatchReport(
      plan, jobs: own, standing: arguments.resumes ? standing(own, plan) : [:],
      journal: arguments.listsFiles ? nil : try BatchJournal(in: plan.folder, of: shard),
      showsProgress: ProgressBar.isPossible)
    let size = arguments.processes?.value ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var pool = WorkerPool(size, for: report.work, of: plan, report)
    let signal = pool.run()
    report.end()
    Output.print(report.summary + "\n", toErrors: true)
    if let signal {
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
    if !report.isWritten { return .unwritable }
    return report.hasFailures || signal != nil ? .wrongScene : .done
  }

  private func readJobs(_ template: Render) throws -> [BatchJob] {
    if arguments.isFolder {
      let matrix = JobMatrix(folder: arguments.jobs, options: arguments.matrix)
      return try matrix.jobs(limits: template.sceneOptions.limits)
    }
    let isInput = arguments.jobs == "-"
    let bytes =
      isInput
      ? try Input.standardInput(limit: Self.maximumBytes)
      : try readFile(arguments.jobs, maximumBytes: Self.maximumBytes)
    let name = isInput ? Input.name : arguments.jobs
    let jobs = JobLines(bytes, name: name).jobs
    if jobs.allSatisfy({ !$0.problems.isEmpty }), isScene(bytes, name, limits: template.sceneOptions.limits) {
      let message = "the file is a scene; a batch takes jobs, as JSON Lines, or a folder of scenes"
      throw FileError(problems: [Problem(file: name, line: 1, column: 1, message: message)])
    }
    return jobs
  }

  private func isScene(_ bytes: [UInt8], _ name: String, limits: SceneLimits) -> Bool {
    bytes.count <= limits.maximumBytes && SceneFile(data: bytes, name: name).isScene
  }

  /// The output folder without links, which is made where it is missing; nil, with `errno` set, where it cannot be.
  private func outputFolder() -> String? {
    let path = arguments.outDir
    return arguments.listsFiles ? realPath(of: path) ?? path : OutputFolder.make(path)
  }

  /// The pictures that stand with the digest and the key of a record.
  private func standing(_ jobs: [Int], _ plan: BatchPlan) -> [Int: BatchJournal.Record] {
    let records = BatchJournal.records(in: plan.folder)
    let digests = FileDigests()
    var standing: [Int: BatchJournal.Record] = [:]
    for index in jobs {
      let job = plan.jobs[index]
      guard job.problems.isEmpty, let known = records[FilePath(job.out)],
        let sha256 = SHA256.hex(ofFile: FilePath(plan.folder).appending(job.out).text)
      else { continue }
      let key = PictureKey(of: job, plan.template)
      standing[index] = known.first {
        $0.sha256 == sha256 && $0.key == key.sha256(key.dependencies($0.files, digests))
      }
    }
    return standing
  }
}
