import Binding
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

/// Compares the kit and direct code in main-actor turns that each change `count` properties.
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

/// Returns the bytes of memory that the result of `make` occupies, or 0 if they are unknown.
@MainActor private func residentBytes<Value>(_ make: () -> Value) -> Int {
  func pages() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
  let before = pages()
  let value = make()
  return withExtendedLifetime(value) { (pages() - before) * 4_096 }
}

/// A started binding whose updates wait for `endTurn()`, which replaces the end of a run-loop turn.
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
