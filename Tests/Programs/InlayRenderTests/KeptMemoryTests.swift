import CInlayPrograms
import Glibc
import InlaySystem
import Testing

@Suite struct KeptMemoryTests {
  @Test(
    "the memory of one picture's pixels is used for the next",
    .disabled(if: ProcessState.isSanitized, "a sanitizer allocates memory itself"))
  func pixels() async {
    await #expect(processExitsWith: .success) {
      inlayKeepMemory()
      /// Page faults while memory is used and released ten times.
      func faults() -> Int {
        var (before, after) = (rusage(), rusage())
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &before)
        for _ in 0..<10 {
          // The bytes of 1200 x 800 pixels, of their rows in a PNG, and of what packs them.
          let blocks = [3_840_000, 2_880_800, 1_500_000].compactMap { malloc($0) }
          for block in blocks { memset(block, 1, 1_500_000) }
          for block in blocks { free(block) }
        }
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &after)
        return after.ru_minflt - before.ru_minflt
      }
      _ = faults()
      exit(faults() < 500 ? 0 : 1)
    }
  }
}
