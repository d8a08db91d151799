import Binding
import Foundation

extension ComparisonGroup {
  /// Compares `updateView()` with assignments by hand. All strings change before each pass.
  static let binding = ComparisonGroup(title: "Binding") { @MainActor in
    [
      bindings(1, goal: 6, by: TenLabels.assignOne),
      bindings(10, goal: 3, by: TenLabels.assignTen),
    ]
  }
}

@MainActor private func bindings(
  _ count: Int, goal: Double, by assign: @escaping (TenTexts, TenLabels) -> Void
) -> Comparison {
  // Like a presenter, the benchmark makes its strings at run time, so they have a reference count.
  // A literal has no reference count, so copying it takes less time.
  let words = ["Followed by Ada & Grace", "Followed by Ada, Grace & Kurt"].map {
    String(decoding: Data($0.utf8), as: UTF8.self)
  }
  let (texts, labels) = (TenTexts(), TenLabels())
  let binding = ViewBinding(texts, to: labels, Array(TenTexts.makeLinks().prefix(count)))
  let passes = 400_000 / count
  return Comparison(
    name: "a pass with \(count) bound", direct: "assignment by hand", goal: goal, pieces: passes,
    runDirect: {
      timed {
        for pass in 0..<passes {
          texts.text = words[pass & 1]
          assign(texts, labels)
        }
      }
    },
    runKit: {
      let time = timed {
        for pass in 0..<passes {
          texts.text = words[pass & 1]
          binding.updateView()
        }
      }
      guard labels.a0 == texts.text else { fatalError("The binding did not write.") }
      return time
    })
}

extension TenLabels {
  /// Assigns one string by hand, as a controller does.
  ///
  /// If the call were inlined, the optimizer would remove the loop around it.
  @inline(never) static func assignOne(_ texts: TenTexts, _ labels: TenLabels) {
    labels.a0 = texts.a0
  }

  /// Assigns ten strings by hand, as a controller does.
  ///
  /// If the call were inlined, the optimizer would remove the loop around it.
  @inline(never) static func assignTen(_ texts: TenTexts, _ labels: TenLabels) {
    labels.a0 = texts.a0
    labels.a1 = texts.a1
    labels.a2 = texts.a2
    labels.a3 = texts.a3
    labels.a4 = texts.a4
    labels.a5 = texts.a5
    labels.a6 = texts.a6
    labels.a7 = texts.a7
    labels.a8 = texts.a8
    labels.a9 = texts.a9
  }
}
