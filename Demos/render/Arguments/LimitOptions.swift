import ArgumentParser
import InlayFiles

/// The arguments that limit the work on a picture.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The maximum number of device pixels of the canvas, and of all images.", valueName: "N"),
    transform: Count.explained)
  var maxPixels: Count?

  @Option(help: ArgumentHelp("The maximum number of layers.", valueName: "N"), transform: Count.explained)
  var maxLayers: Count?

  @Flag(help: "Refuses theme files that the scene names. --theme still accepts one.")
  var noThemeFiles = false

  @Option(
    help: ArgumentHelp("The memory limit for rendering, such as 512M. 1G if left out.", valueName: "B"),
    transform: ByteCount.explained)
  var maxMemory: ByteCount?

  @Option(
    help: ArgumentHelp(
      "The CPU time limit for rendering in seconds, 10 if left out. A script gets this time again for each 600 frames and "
        + "steps, up to 10 times. With more than 10, the limits on counted work rise as well. If a busy machine gives "
        + "rendering too little CPU time, it ends after 6 times the limit, at least after a minute.",
      valueName: "T"), transform: Seconds.explained)
  var maxSeconds: Seconds?

  /// The limits of a separate process.
  var work: WorkLimits {
    var limits = WorkLimits()
    if let maxMemory { limits.memory = maxMemory.value }
    if let maxSeconds { limits.seconds = maxSeconds.value }
    return limits
  }

  func apply(to limits: inout SceneLimits, isIsolated: Bool) {
    if let maxPixels { limits.maximumPixels = maxPixels.value }
    if let maxLayers { limits.maximumLayers = maxLayers.value }
    if noThemeFiles { limits.themeFiles = .listed }
    limits.allow(work, isIsolated: isIsolated, hasDeadline: maxSeconds != nil)
  }
}
