import Glibc
import Inlay
import InlayFiles
import InlaySettings

/// Pictures of settings bundles: each page is a scene of its own.
extension Job {
  /// Renders a page, or all, or only checks them, in this process. Returns the files that the result depends on.
  func renderBundle() -> (status: ExitStatus, files: [String]) {
    do throws(SceneFileError) {
      let pages = try BundlePages(arguments)
      for file in pages.files { channel?.send(.file(file)) }
      Output.tell(pages.problems)
      if Output.hasStrictError { return (.wrongScene, pages.files) }
      guard arguments.bundle.allPages else { return render(pages.wanted[0], of: pages) }
      return (renderAll(pages), pages.files)
    } catch {
      Output.tell(error.problems)
      for file in error.files { channel?.send(.file(file)) }
      return (.wrongScene, error.files)
    }
  }

  /// Each picture is written when it is complete, also after a page that is wrong.
  private func renderAll(_ pages: BundlePages) -> ExitStatus {
    let seconds = arguments.workLimits.seconds(forPages: pages.wanted.count)
    if let channel {
      WorkLimits.allowProcessor(seconds)
      channel.send(.seconds(seconds))
    }
    let outDir = arguments.bundle.outDir ?? "."
    guard let folder = arguments.validatesOnly ? outDir : OutputFolder.make(outDir) else {
      Output.tell("cannot write \(outDir): \(String(cString: strerror(errno)))")
      return .unwritable
    }
    let context = self.context ?? RenderContext()
    var status = ExitStatus.done
    for destination in pages.wanted {
      let picture = destination.name + ".png"
      var arguments = arguments
      arguments.bundle.allPages = false
      arguments.output = FilePath(folder).appending(picture).text
      Output.startPicture()
      if !arguments.validatesOnly { OutputFolder.makeFolders(for: picture, in: folder) }
      let job = Job(arguments, channel: channel, batchFolder: folder, context: context)
      switch job.renderPage(destination, of: pages) {
      case .done:
        guard !arguments.validatesOnly else { break }
        let path = FilePath(outDir).appending(picture).text
        if !Output.printLine(path) { return .unwritable }
      case .unwritable: return .unwritable
      case let other: status = other
      }
    }
    return status
  }

  private func renderPage(_ destination: SettingsDestination, of pages: BundlePages) -> ExitStatus {
    if !arguments.validatesOnly, let refusal = refusalOfLinks() { return refusal }
    return render(destination, of: pages).status
  }

  private func render(
    _ destination: SettingsDestination, of pages: BundlePages
  ) -> (status: ExitStatus, files: [String]) {
    do throws(SceneFileError) {
      let loaded = try pages.scene(of: destination, arguments, context)
      for file in loaded.allFiles { channel?.send(.file(file)) }
      Output.tell(loaded.warnings)
      if arguments.validatesOnly { return (Output.hasStrictError ? .wrongScene : .done, loaded.allFiles) }
      let comparison = try Comparison(arguments)
      if let comparison { channel?.send(.file(comparison.path)) }
      return (write(loaded, comparison), loaded.allFiles + (comparison.map { [$0.path] } ?? []))
    } catch {
      Output.tell(error.problems)
      let files = pages.files + error.files
      for file in error.files { channel?.send(.file(file)) }
      return (.wrongScene, files)
    }
  }
}
