/// Measures frames of one kind and prints a line of JSON.
struct Job {
  let name: String
  private var cpu: [Double] = []
  private var wall: [Double] = []

  init(_ name: String, frames: Int) {
    self.name = name
    cpu.reserveCapacity(frames)
    wall.reserveCapacity(frames)
  }

  static func run(_ name: String, _ frames: Int, _ frame: (Int) throws -> Void) rethrows {
    var job = Job(name, frames: frames)
    for index in 0..<frames {
      let (wall, cpu) = (Clock.wall, Clock.cpu)
      try frame(index)
      job.cpu.append(Clock.cpu - cpu)
      job.wall.append(Clock.wall - wall)
    }
    job.finish()
  }

  private func finish() {
    let sorted = cpu.sorted()
    func quantile(_ values: [Double], _ share: Double) -> Double {
      values[Int((share * Double(values.count - 1)).rounded(.down))]
    }
    Line.print([
      "peer": .text("inlay"), "job": .text(name), "n": .number(Double(cpu.count), 0),
      "cpu_med": .number(quantile(sorted, 0.5), 4), "cpu_p99": .number(quantile(sorted, 0.99), 4),
      "cpu_mean": .number(cpu.reduce(0, +) / Double(cpu.count), 4), "cpu_min": .number(sorted[0], 4),
      "wall_med": .number(quantile(wall.sorted(), 0.5), 4),
    ])
  }
}
