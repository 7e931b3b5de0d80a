import ArgumentParser
import Glibc
import Inlay

/// One of several equal parts of a batch. A picture's part follows from its path alone, so it stays the same while
/// scenes change, and is known before any file is read.
struct Shard: ExplainedArgument, Equatable {
  static let expected = "a part from 0 and the number of parts, such as 0/4"
  /// From 0.
  let index: Int
  let count: Int

  init?(index: Int, count: Int) {
    guard count > 0, (0..<count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// `I/N`, from `0/N`.
  init?(argument: String) {
    let parts = argument.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  func contains(_ name: String) -> Bool {
    // 15 hexadecimal digits fit into an Int.
    guard let number = Int(SHA256.hex(of: name).prefix(15), radix: 16) else { return index == 0 }
    return number % count == index
  }

  /// The part that a Kubernetes indexed job or a Slurm job array gives to this process; nil outside them.
  ///
  /// - Throws: `ValidationError` where the environment names a part without the number of parts.
  static func ofEnvironment() throws -> Shard? {
    let kubernetes = try ofEnvironment(
      index: "JOB_COMPLETION_INDEX", first: nil, step: nil, count: "JOB_COMPLETIONS",
      advice: "set it in the job's template to its number of completions, or use --shard")
    return try kubernetes
      ?? ofEnvironment(
        index: "SLURM_ARRAY_TASK_ID", first: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP",
        count: "SLURM_ARRAY_TASK_COUNT", advice: "use --shard")
  }

  private static func ofEnvironment(
    index: String, first: String?, step: String?, count: String, advice: String
  ) throws -> Shard? {
    guard let written = variable(index) else { return nil }
    guard let total = variable(count) else { throw ValidationError("\(index) is set and \(count) is not: \(advice)") }
    let start = first.flatMap(variable) ?? "0"
    let stride = step.flatMap(variable) ?? "1"
    guard let id = number(written[...]), let first = number(start[...]), let step = number(stride[...]), step > 0,
      id >= first, let count = number(total[...]), let shard = Shard(index: (id - first) / step, count: count)
    else { throw ValidationError("\(index)=\(written) is not a part of \(count)=\(total): \(advice)") }
    return shard
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
