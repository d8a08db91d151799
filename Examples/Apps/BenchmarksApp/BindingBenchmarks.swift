import Binding
import Foundation

extension ComparisonGroup {
  /// `updateView()` with weak ends on both sides beside the assignments that it stands for; every
  /// text has changed at every pass.
  static let binding = ComparisonGroup(title: "Binding") { @MainActor in
    [
      bindings(1, goal: 6, by: HundredLabels.assignOne),
      bindings(10, goal: 3, by: HundredLabels.assignTen),
      bindings(100, goal: 3, by: HundredLabels.assignAll),
    ]
  }
}

@MainActor private func bindings(
  _ count: Int, goal: Double, by assign: @escaping (HundredTexts, HundredLabels) -> Void
) -> Comparison {
  // Texts made while the program runs, as a presenter's are: a literal would cost no counting.
  let words = ["Followed by Ada & Grace", "Followed by Ada, Grace & Kurt"].map {
    String(decoding: Data($0.utf8), as: UTF8.self)
  }
  let (texts, labels) = (HundredTexts(), HundredLabels())
  let binding = ViewBinding(texts, to: labels, Array(HundredTexts.makeLinks().prefix(count)))
  let passes = 400_000 / count
  return Comparison(
    name: "\(count) bound, \(passes.formatted()) passes", direct: "assignment by hand", goal: goal,
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
      guard labels.a0 == texts.text else { fatalError("the binding did not write") }
      return time
    })
}
