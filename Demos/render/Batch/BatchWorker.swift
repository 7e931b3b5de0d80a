import CInlayPrograms
import Glibc
import Inlay
import InlayFiles

/// A batch in a worker: makes one picture after the other, with fonts that stay loaded.
struct BatchWorker {
  let plan: BatchPlan
  let channel: WorkChannel
  private let digests = FileDigests()
  /// Of all pictures of this worker.
  private let context = RenderContext()

  init(_ plan: BatchPlan, _ channel: WorkChannel) {
    self.plan = plan
    self.channel = channel
  }

  /// Works until the channel is closed, or until so much memory is used that a later job might lack some: another
  /// worker then goes on. Returns an exit code.
  func run() -> Int32 {
    // The next picture is painted in the memory of this one, which takes two thirds of the time.
    inlayKeepMemory()
    Output.problemTaker = { [channel] in channel.send(.problem($0)) }
    while case .job(let index) = channel.receive(waiting: true) {
      guard plan.jobs.indices.contains(index) else { continue }
      channel.send(.result(work(on: plan.jobs[index])))
      if plan.template.workLimits.areNearlyReached { break }
    }
    return 0
  }

  /// Makes one picture by the same steps as the program does for one scene.
  private func work(on job: BatchJob) -> PictureResult {
    let start = monotonicSeconds()
    // The clocks of local file systems are at most 10 ms late.
    let startTime = FileTime.now + 0.04
    WorkLimits.allowProcessor(plan.template.workLimits.seconds)
    Output.startPicture()
    let arguments = job.arguments(plan.template, in: plan.folder)
    var result = PictureResult(status: .wrongScene)
    do {
      try arguments.validate()
      if !arguments.checks.validatesOnly { try OutputFolder.makeFolders(for: job.out, in: plan.folder) }
      let made = Job(arguments, channel: channel, batchFolder: plan.folder, context: context, data: job.data)
        .renderHere()
      result.status = made.status
      if made.status == .done {
        let key = PictureKey(of: job, plan.template)
        let files = key.dependencies(key.names(made.files), digests)
        for file in files { channel.send(.dependency(file)) }
        result.key = key.sha256(files)
        result.isLasting = files.allSatisfy { FileTime.changed(of: key.path(of: $0.name).text) < startTime }
        if !arguments.checks.validatesOnly { result.sha256 = SHA256.hex(ofFile: arguments.picture.path) }
      }
    } catch let error as InlayError {
      Output.tell("\(error)")
      result.status = .unwritable
    } catch {
      Output.tell(Render.message(for: error))
    }
    result.milliseconds = Int((monotonicSeconds() - start) * 1000)
    return result
  }
}
