import ArgumentParser
import InlayFiles

/// The arguments that limit the work on a picture.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The most device pixels of the canvas, and of all images.", valueName: "N"),
    transform: Count.explained)
  var maxPixels: Count?

  @Option(help: ArgumentHelp("The most layers.", valueName: "N"), transform: Count.explained)
  var maxLayers: Count?

  @Flag(help: "Refuses theme files that the scene names. --theme still takes one.")
  var noThemeFiles = false

  @Option(
    help: ArgumentHelp("The most memory that rendering may take, such as 512M; 1G if left out.", valueName: "B"),
    transform: ByteCount.explained)
  var maxMemory: ByteCount?

  @Option(
    help: ArgumentHelp(
      "The most seconds of processor time that rendering may take; 10 if left out. A script has as much again for each "
        + "600 frames and steps, at most 10 times as much. More than 10 also allow more work, which is counted and not "
        + "timed. Rendering that a busy machine gives too little processor time ends after 6 times as much, at least a "
        + "minute.",
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
