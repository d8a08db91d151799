import Foundation

extension Measurement {
  /// The row as it is printed, 100 columns wide at most.
  var line: String {
    let verdict =
      switch meetsGoal {
      case true?: "meets " + goals
      case false?: "MISSES " + goals
      case nil: ""
      }
    let ratioText = String(format: "%.2f×", ratio)
    return "  " + name.padded(to: 40) + kitMedian.short.leftPadded(to: 10) + " : "
      + directMedian.short.leftPadded(to: 9) + " = " + ratioText.leftPadded(to: 8) + "  " + verdict
      + "\n    against " + direct
  }

  /// The goals as they are printed: of the ratio, of the kit's own time, or of both.
  private var goals: String {
    [goal.map { "≤ \($0)" }, limit.map { "≤ \($0.short)" }].compactMap(\.self)
      .joined(separator: " and ")
  }
}

extension Duration {
  /// Three figures and a unit: "1.24 ms".
  fileprivate var short: String {
    let seconds = self / .seconds(1)
    let (value, unit) =
      switch seconds {
      case ..<1e-6: (seconds * 1e9, "ns")
      case ..<1e-3: (seconds * 1e6, "µs")
      case ..<1: (seconds * 1e3, "ms")
      default: (seconds, "s")
      }
    return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value) + " " + unit
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
