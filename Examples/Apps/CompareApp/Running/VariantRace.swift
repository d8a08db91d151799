import ComparisonReport
import Foundation
import PeopleListVariants
import ScriptRunner
import SourceMeasures

/// The variants doing the same things in turn, in one run, so that a drift of the machine's speed
/// meets all of them alike.
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

  /// A race over 1,000 and 100,000 people, or, where it is quick, over 1,000 only.
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

  /// Runs them all; says on standard error how far it is.
  func run() async throws -> RunningMeasures {
    rows = []
    for course in courses { try await run(course) }
    return RunningMeasures(
      day: Date().formatted(.iso8601.year().month().day()),
      command:
        "swift run\(Build.isRelease ? " -c release" : "") compare\(isQuick ? " --quick" : "")",
      isRelease: Build.isRelease, rounds: courses.map(\.rounds).min() ?? 0, rows: rows)
  }

  private func run(_ course: Course) async throws {
    let count = Figures.grouped(course.count)
    let people = "\(count) people"
    console.complain("\(people): filling the database")
    let database = try await PreparedDatabase(of: course.count)
    var times: [PeopleListVariant: [MeasuredScreen.Times]] = [:]
    // The first round, in which everything is made for the first time, does not count.
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
      add(name, .milliseconds, samples)
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
    add("memory held after", .megabytes, bytes)
  }

  /// In four rounds each variant takes each place once, and follows each other one once: what one
  /// leaves to be cleaned up is not always the same one's burden.
  ///
  /// Source: E. J. Williams, "Experimental Designs Balanced for the Estimation of Residual Effects
  /// of Treatments", 1949.
  private static func order(in round: Int) -> [PeopleListVariant] {
    let all = PeopleListVariant.allCases
    return [0, 1, 3, 2].map { all[(round + $0) % all.count] }
  }

  private func add(
    _ name: String, _ unit: RunningMeasures.Unit, _ samples: [PeopleListVariant: [Double]]
  ) {
    let values = PeopleListVariant.allCases.compactMap { variant -> RunningMeasures.Value? in
      guard let column = Variant(rawValue: variant.rawValue), let all = samples[variant] else {
        return nil
      }
      let sorted = all.sorted()
      return RunningMeasures.Value(
        column, (sorted[(all.count - 1) / 2] + sorted[all.count / 2]) / 2)
    }
    rows.append(RunningMeasures.Row(name, unit, values))
  }
}
