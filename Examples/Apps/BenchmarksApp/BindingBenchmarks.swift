import Binding
import Foundation

extension ComparisonGroup {
  /// Compares `updateView()` with assignments by hand. All strings change before each pass.
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
  // Like a presenter, the benchmark makes its strings at run time, so they have a reference count.
  // A literal has no reference count, so copying it takes less time.
  let words = ["Followed by Ada & Grace", "Followed by Ada, Grace & Kurt"].map {
    String(decoding: Data($0.utf8), as: UTF8.self)
  }
  let (texts, labels) = (HundredTexts(), HundredLabels())
  let binding = ViewBinding(texts, to: labels, Array(HundredTexts.makeLinks().prefix(count)))
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

extension HundredLabels {
  /// Assigns one string by hand, as a controller does.
  ///
  /// If the call were inlined, the optimiser would remove the loop around it.
  @inline(never) static func assignOne(_ texts: HundredTexts, _ labels: HundredLabels) {
    labels.a0 = texts.a0
  }

  /// Assigns ten strings by hand, as a controller does.
  ///
  /// If the call were inlined, the optimiser would remove the loop around it.
  @inline(never) static func assignTen(_ texts: HundredTexts, _ labels: HundredLabels) {
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

  /// Assigns all strings by hand, as a controller does.
  ///
  /// If the call were inlined, the optimiser would remove the loop around it.
  @inline(never) static func assignAll(_ texts: HundredTexts, _ labels: HundredLabels) {
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
    labels.b0 = texts.b0
    labels.b1 = texts.b1
    labels.b2 = texts.b2
    labels.b3 = texts.b3
    labels.b4 = texts.b4
    labels.b5 = texts.b5
    labels.b6 = texts.b6
    labels.b7 = texts.b7
    labels.b8 = texts.b8
    labels.b9 = texts.b9
    labels.c0 = texts.c0
    labels.c1 = texts.c1
    labels.c2 = texts.c2
    labels.c3 = texts.c3
    labels.c4 = texts.c4
    labels.c5 = texts.c5
    labels.c6 = texts.c6
    labels.c7 = texts.c7
    labels.c8 = texts.c8
    labels.c9 = texts.c9
    labels.d0 = texts.d0
    labels.d1 = texts.d1
    labels.d2 = texts.d2
    labels.d3 = texts.d3
    labels.d4 = texts.d4
    labels.d5 = texts.d5
    labels.d6 = texts.d6
    labels.d7 = texts.d7
    labels.d8 = texts.d8
    labels.d9 = texts.d9
    labels.e0 = texts.e0
    labels.e1 = texts.e1
    labels.e2 = texts.e2
    labels.e3 = texts.e3
    labels.e4 = texts.e4
    labels.e5 = texts.e5
    labels.e6 = texts.e6
    labels.e7 = texts.e7
    labels.e8 = texts.e8
    labels.e9 = texts.e9
    labels.f0 = texts.f0
    labels.f1 = texts.f1
    labels.f2 = texts.f2
    labels.f3 = texts.f3
    labels.f4 = texts.f4
    labels.f5 = texts.f5
    labels.f6 = texts.f6
    labels.f7 = texts.f7
    labels.f8 = texts.f8
    labels.f9 = texts.f9
    labels.g0 = texts.g0
    labels.g1 = texts.g1
    labels.g2 = texts.g2
    labels.g3 = texts.g3
    labels.g4 = texts.g4
    labels.g5 = texts.g5
    labels.g6 = texts.g6
    labels.g7 = texts.g7
    labels.g8 = texts.g8
    labels.g9 = texts.g9
    labels.h0 = texts.h0
    labels.h1 = texts.h1
    labels.h2 = texts.h2
    labels.h3 = texts.h3
    labels.h4 = texts.h4
    labels.h5 = texts.h5
    labels.h6 = texts.h6
    labels.h7 = texts.h7
    labels.h8 = texts.h8
    labels.h9 = texts.h9
    labels.i0 = texts.i0
    labels.i1 = texts.i1
    labels.i2 = texts.i2
    labels.i3 = texts.i3
    labels.i4 = texts.i4
    labels.i5 = texts.i5
    labels.i6 = texts.i6
    labels.i7 = texts.i7
    labels.i8 = texts.i8
    labels.i9 = texts.i9
    labels.j0 = texts.j0
    labels.j1 = texts.j1
    labels.j2 = texts.j2
    labels.j3 = texts.j3
    labels.j4 = texts.j4
    labels.j5 = texts.j5
    labels.j6 = texts.j6
    labels.j7 = texts.j7
    labels.j8 = texts.j8
    labels.j9 = texts.j9
  }
}
