import Binding
import DataSource
import Foundation
import Observation

extension ComparisonGroup {
  /// Compares live updates of a binding with `withObservationTracking` by hand.
  static let liveBinding = ComparisonGroup(title: "Live binding") { @MainActor in
    let bytes = residentBytes { (0..<200).map { _ in LiveBinding(100) } } / 200
    return [
      changes(1, of: 1, limit: .microseconds(3)),
      changes(1, of: 100, limit: .microseconds(8)),
      changes(100, of: 100, limit: .microseconds(200)),
      Comparison(
        name: "start 100 links, \(bytes / 1_000) KB", direct: "tracking 100 properties by hand",
        goal: nil,
        runDirect: {
          let texts = ObservedTexts()
          return timed { for path in ObservedTexts.paths { _ = track(texts, path) } }
        },
        runKit: { timed { keep(LiveBinding(100)) } }),
    ]
  }
}

/// Compares many turns, each of which changes `count` properties and updates their labels.
@MainActor private func changes(
  _ count: Int, of linkCount: Int, limit: Duration
) -> Comparison {
  let words = ["Followed by Ada & Grace", "Followed by Ada, Grace & Kurt"].map {
    String(decoding: Data($0.utf8), as: UTF8.self)
  }
  let paths = Array(ObservedTexts.paths.prefix(count))
  let turns = 20_000 / count
  return Comparison(
    name: "a turn with \(count) of \(linkCount) changed",
    direct: "withObservationTracking by hand", goal: 4, limit: limit, pieces: turns,
    runDirect: {
      let (texts, labels) = (ObservedTexts(), HundredLabels())
      for path in paths { labels.a0 = track(texts, path) }
      return timed {
        for turn in 0..<turns {
          for path in paths { texts[keyPath: path] = words[turn & 1] }
          for path in paths { labels.a0 = track(texts, path) }
        }
      }
    },
    runKit: {
      let live = LiveBinding(linkCount)
      let time = timed {
        for turn in 0..<turns {
          for path in paths { live.texts[keyPath: path] = words[turn & 1] }
          live.endTurn()
        }
      }
      guard live.labels.a0 == live.texts.a0 else { fatalError("The binding did not write.") }
      return time
    })
}

@MainActor private func track(
  _ texts: ObservedTexts, _ path: KeyPath<ObservedTexts, String>
) -> String {
  withObservationTracking({ texts[keyPath: path] }, onChange: {})
}

/// Returns the memory of the result of `make` in bytes, or 0 if it is unknown.
@MainActor private func residentBytes<Value>(_ make: () -> Value) -> Int {
  func pages() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
  let before = pages()
  let value = make()
  return withExtendedLifetime(value) { (pages() - before) * 4_096 }
}

/// A started binding. The benchmark ends each turn and then runs the scheduled updates.
@MainActor private final class LiveBinding {
  let texts = ObservedTexts()
  let labels = HundredLabels()
  private var scheduled: [TurnScheduler.Work] = []
  private var binding: ViewBinding<ObservedTexts, HundredLabels>?

  init(_ count: Int) {
    let scheduler = TurnScheduler { [weak self] work in
      MainActor.assumeIsolated { self?.scheduled.append(work) }
    }
    binding = ViewBinding(
      texts, to: labels, on: scheduler, Array(ObservedTexts.makeLinks().prefix(count)))
    binding?.start()
  }

  func endTurn() {
    let works = scheduled
    scheduled.removeAll(keepingCapacity: true)
    for work in works { work() }
  }
}

/// A presenter with a hundred observed strings.
@MainActor @Observable final class ObservedTexts {
  var a0 = ""
  var a1 = ""
  var a2 = ""
  var a3 = ""
  var a4 = ""
  var a5 = ""
  var a6 = ""
  var a7 = ""
  var a8 = ""
  var a9 = ""
  var b0 = ""
  var b1 = ""
  var b2 = ""
  var b3 = ""
  var b4 = ""
  var b5 = ""
  var b6 = ""
  var b7 = ""
  var b8 = ""
  var b9 = ""
  var c0 = ""
  var c1 = ""
  var c2 = ""
  var c3 = ""
  var c4 = ""
  var c5 = ""
  var c6 = ""
  var c7 = ""
  var c8 = ""
  var c9 = ""
  var d0 = ""
  var d1 = ""
  var d2 = ""
  var d3 = ""
  var d4 = ""
  var d5 = ""
  var d6 = ""
  var d7 = ""
  var d8 = ""
  var d9 = ""
  var e0 = ""
  var e1 = ""
  var e2 = ""
  var e3 = ""
  var e4 = ""
  var e5 = ""
  var e6 = ""
  var e7 = ""
  var e8 = ""
  var e9 = ""
  var f0 = ""
  var f1 = ""
  var f2 = ""
  var f3 = ""
  var f4 = ""
  var f5 = ""
  var f6 = ""
  var f7 = ""
  var f8 = ""
  var f9 = ""
  var g0 = ""
  var g1 = ""
  var g2 = ""
  var g3 = ""
  var g4 = ""
  var g5 = ""
  var g6 = ""
  var g7 = ""
  var g8 = ""
  var g9 = ""
  var h0 = ""
  var h1 = ""
  var h2 = ""
  var h3 = ""
  var h4 = ""
  var h5 = ""
  var h6 = ""
  var h7 = ""
  var h8 = ""
  var h9 = ""
  var i0 = ""
  var i1 = ""
  var i2 = ""
  var i3 = ""
  var i4 = ""
  var i5 = ""
  var i6 = ""
  var i7 = ""
  var i8 = ""
  var i9 = ""
  var j0 = ""
  var j1 = ""
  var j2 = ""
  var j3 = ""
  var j4 = ""
  var j5 = ""
  var j6 = ""
  var j7 = ""
  var j8 = ""
  var j9 = ""
}

extension ObservedTexts {
  /// The key paths of all string properties.
  static let paths: [ReferenceWritableKeyPath<ObservedTexts, String>] = [
    \.a0, \.a1, \.a2, \.a3, \.a4, \.a5, \.a6, \.a7, \.a8, \.a9,
    \.b0, \.b1, \.b2, \.b3, \.b4, \.b5, \.b6, \.b7, \.b8, \.b9,
    \.c0, \.c1, \.c2, \.c3, \.c4, \.c5, \.c6, \.c7, \.c8, \.c9,
    \.d0, \.d1, \.d2, \.d3, \.d4, \.d5, \.d6, \.d7, \.d8, \.d9,
    \.e0, \.e1, \.e2, \.e3, \.e4, \.e5, \.e6, \.e7, \.e8, \.e9,
    \.f0, \.f1, \.f2, \.f3, \.f4, \.f5, \.f6, \.f7, \.f8, \.f9,
    \.g0, \.g1, \.g2, \.g3, \.g4, \.g5, \.g6, \.g7, \.g8, \.g9,
    \.h0, \.h1, \.h2, \.h3, \.h4, \.h5, \.h6, \.h7, \.h8, \.h9,
    \.i0, \.i1, \.i2, \.i3, \.i4, \.i5, \.i6, \.i7, \.i8, \.i9,
    \.j0, \.j1, \.j2, \.j3, \.j4, \.j5, \.j6, \.j7, \.j8, \.j9,
  ]

  /// Returns a link from each string property to its label.
  static func makeLinks() -> [PropertyLink<ObservedTexts, HundredLabels>] {
    [
      .show(\.a0, in: \.a0), .show(\.a1, in: \.a1), .show(\.a2, in: \.a2), .show(\.a3, in: \.a3),
      .show(\.a4, in: \.a4), .show(\.a5, in: \.a5), .show(\.a6, in: \.a6), .show(\.a7, in: \.a7),
      .show(\.a8, in: \.a8), .show(\.a9, in: \.a9), .show(\.b0, in: \.b0), .show(\.b1, in: \.b1),
      .show(\.b2, in: \.b2), .show(\.b3, in: \.b3), .show(\.b4, in: \.b4), .show(\.b5, in: \.b5),
      .show(\.b6, in: \.b6), .show(\.b7, in: \.b7), .show(\.b8, in: \.b8), .show(\.b9, in: \.b9),
      .show(\.c0, in: \.c0), .show(\.c1, in: \.c1), .show(\.c2, in: \.c2), .show(\.c3, in: \.c3),
      .show(\.c4, in: \.c4), .show(\.c5, in: \.c5), .show(\.c6, in: \.c6), .show(\.c7, in: \.c7),
      .show(\.c8, in: \.c8), .show(\.c9, in: \.c9), .show(\.d0, in: \.d0), .show(\.d1, in: \.d1),
      .show(\.d2, in: \.d2), .show(\.d3, in: \.d3), .show(\.d4, in: \.d4), .show(\.d5, in: \.d5),
      .show(\.d6, in: \.d6), .show(\.d7, in: \.d7), .show(\.d8, in: \.d8), .show(\.d9, in: \.d9),
      .show(\.e0, in: \.e0), .show(\.e1, in: \.e1), .show(\.e2, in: \.e2), .show(\.e3, in: \.e3),
      .show(\.e4, in: \.e4), .show(\.e5, in: \.e5), .show(\.e6, in: \.e6), .show(\.e7, in: \.e7),
      .show(\.e8, in: \.e8), .show(\.e9, in: \.e9), .show(\.f0, in: \.f0), .show(\.f1, in: \.f1),
      .show(\.f2, in: \.f2), .show(\.f3, in: \.f3), .show(\.f4, in: \.f4), .show(\.f5, in: \.f5),
      .show(\.f6, in: \.f6), .show(\.f7, in: \.f7), .show(\.f8, in: \.f8), .show(\.f9, in: \.f9),
      .show(\.g0, in: \.g0), .show(\.g1, in: \.g1), .show(\.g2, in: \.g2), .show(\.g3, in: \.g3),
      .show(\.g4, in: \.g4), .show(\.g5, in: \.g5), .show(\.g6, in: \.g6), .show(\.g7, in: \.g7),
      .show(\.g8, in: \.g8), .show(\.g9, in: \.g9), .show(\.h0, in: \.h0), .show(\.h1, in: \.h1),
      .show(\.h2, in: \.h2), .show(\.h3, in: \.h3), .show(\.h4, in: \.h4), .show(\.h5, in: \.h5),
      .show(\.h6, in: \.h6), .show(\.h7, in: \.h7), .show(\.h8, in: \.h8), .show(\.h9, in: \.h9),
      .show(\.i0, in: \.i0), .show(\.i1, in: \.i1), .show(\.i2, in: \.i2), .show(\.i3, in: \.i3),
      .show(\.i4, in: \.i4), .show(\.i5, in: \.i5), .show(\.i6, in: \.i6), .show(\.i7, in: \.i7),
      .show(\.i8, in: \.i8), .show(\.i9, in: \.i9), .show(\.j0, in: \.j0), .show(\.j1, in: \.j1),
      .show(\.j2, in: \.j2), .show(\.j3, in: \.j3), .show(\.j4, in: \.j4), .show(\.j5, in: \.j5),
      .show(\.j6, in: \.j6), .show(\.j7, in: \.j7), .show(\.j8, in: \.j8), .show(\.j9, in: \.j9),
    ]
  }
}
