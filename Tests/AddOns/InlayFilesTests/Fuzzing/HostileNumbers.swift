@testable import InlayFiles

/// Extreme numbers in the notation of scene files.
enum HostileNumbers {
  static let decimals = [
    "0", "-0.0", "5e-324", "1e-320", "1e-300", "1e-10", "1e-9", "0.3", "1", "3", "40", "1e3", "32767", "32768", "1e6",
    "1e9", "2147483648", "9007199254740993", "9223372036854775807", "1e17", "1e300", "1.7976931348623157e308",
  ]

  /// Infinite numbers, NaN and invalid notations.
  static let spellings = [
    ".nan", ".NaN", "nan", ".inf", "-.inf", "inf", "-Infinity", "1e999", "-1e999", "0x7f", "0o17", "1_000", "1:30",
    "+1",
    "1.", ".5", "1e", "--1", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "null", "\"1\"",
    "٣",
  ]

  static let integers = [
    -1, 0, 1, 2, 3, 7, 100, 255, 256, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 53, .max, .min, .max - 1,
  ]
}
