import ComparisonReport
import Foundation
import PeopleListVariants
import ScriptRunner
import SourceMeasures

/// Measures the variants alternately.
///
/// A change of the machine's speed then affects all variants alike.
@MainActor
final class VariantRace {
  private struct Course {
    let count: Int
    let rounds: Int
    let memoryRounds: Int
  }

  private let courses: [Course]
  private let isQuick: Bool
  private let console: Console
  private var rows: [RunningMeasures.Row] = []

  /// Prepares a race with 1,000 and 100,000 people.
  ///
  /// A quick race has 1,000 people only.
  init(isQuick: Bool, _ console: Console) {
    self.isQuick = isQuick
    self.console = console
    courses =
      isQuick
      ? [Course(count: 1000, rounds: 3, memoryRounds: 1)]
      : [
        Course(count: 1000, rounds: 40, memoryRounds: 0),
        Course(count: 100_000, rounds: 40, memoryRounds: 4),
      ]
  }

  /// Runs all measurements, and prints the progress to standard error.
  func run() async throws -> RunningMeasures {
    rows = []
    for course in courses { try await run(course) }
    return RunningMeasures(
      command:
        "swift run\(CompareRun.isRelease ? " -c release" : "") compare\(isQuick ? " --quick" : "")",
      isRelease: CompareRun.isRelease, rounds: courses.map(\.rounds).min() ?? 0, rows: rows)
  }

  private func run(_ course: Course) async throws {
    let count = Figures.grouped(course.count)
    let people = "\(count) people"
    console.complain("\(people): filling the database")
    let database = try await PreparedDatabase(of: course.count)
    var times: [PeopleListVariant: [MeasuredScreen.Times]] = [:]
    // The first round is a warm-up and is not counted.
    for round in 0...course.rounds {
      console.complain("\(people): round \(round) of \(course.rounds)")
      for variant in Self.order(in: round) {
        let screen = MeasuredScreen(variant, count: course.count)
        let measured = try await database.withCopy { try await screen.measure(at: $0) }
        if round > 0 { times[variant, default: []].append(measured) }
      }
    }
    func row(_ name: String, _ duration: @MainActor (MeasuredScreen.Times) -> Duration) {
      var samples: [PeopleListVariant: [Double]] = [:]
      for (variant, all) in times { samples[variant] = all.map { duration($0) / .milliseconds(1) } }
      add(name, "ms", samples)
    }
    row("open with \(people)") { $0.open }
    row("merge 100 remote changes into \(count)") { $0.merge }
    row("add one to \(count)") { $0.add }
    guard course.memoryRounds > 0 else { return }
    var bytes: [PeopleListVariant: [Double]] = [:]
    for round in 1...course.memoryRounds {
      console.complain("\(people): memory, round \(round) of \(course.memoryRounds)")
      for variant in Self.order(in: round) {
        let held = try await database.withCopy {
          try await MemoryChild.bytes(of: variant, course.count, at: $0)
        }
        bytes[variant, default: []].append(Double(held) / 1_000_000)
      }
    }
    add("memory held after", "MB", bytes)
  }

  /// Returns a balanced order of the variants. In as many rounds as there are variants, each variant
  /// takes each place once. If their number is even, each directly follows every other one once.
  ///
  /// Source: E. J. Williams, "Experimental Designs Balanced for the Estimation of Residual Effects
  /// of Treatments", 1949.
  private static func order(in round: Int) -> [PeopleListVariant] {
    let all = PeopleListVariant.allCases
    // The offsets are 0, 1, -1, 2, -2 and so on.
    return all.indices.map { place in
      let offset = place.isMultiple(of: 2) ? all.count - place / 2 : (place + 1) / 2
      return all[(round + offset) % all.count]
    }
  }

  private func add(_ name: String, _ unit: String, _ samples: [PeopleListVariant: [Double]]) {
    var medians: [Variant: Double] = [:]
    for (variant, values) in samples {
      let sorted = values.sorted()
      medians[Variant(rawValue: variant.rawValue)] =
        (sorted[(values.count - 1) / 2] + sorted[values.count / 2]) / 2
    }
    rows.append(RunningMeasures.Row(name, unit, medians))
  }
}
