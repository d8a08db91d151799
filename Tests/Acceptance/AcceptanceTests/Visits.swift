import Foundation
import PeopleListVariants
import Synchronization
import TestSupport
import Testing

/// Which scenario ran in a world of which variant.
final class Visits: Sendable {
  @TaskLocal static var current: Visits?

  private let visited = Mutex<[String: Set<PeopleListVariant>]>([:])

  /// Every scenario that ran, by file and name, with the variants whose world it made.
  var all: [String: Set<PeopleListVariant>] { visited.withLock { $0 } }

  /// Notes that the scenario that runs has made a world of `variant`.
  static func record(_ variant: PeopleListVariant) {
    guard let current, let test = Test.current else { return }
    let key = "\(test.sourceLocation.fileName)/\(test.name.prefix { $0 != "(" })"
    _ = current.visited.withLock { $0[key, default: []].insert(variant) }
  }
}

/// Fails a run in which a scenario left out a variant, or, unless the run was narrowed on purpose,
/// in which a scenario was left out.
///
/// It stands around the whole suite, so that it looks when the last scenario has ended.
struct EveryVariantIsVisited: SuiteTrait, TestScoping {
  let isRecursive = false

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let visits = Visits()
    try await Visits.$current.withValue(visits) { try await function() }
    let all = Set(PeopleListVariant.allCases)
    for (scenario, visited) in visits.all where visited != all {
      Issue.record(
        "\(scenario) was not played for \(all.subtracting(visited).map(\.rawValue).sorted())")
    }
    let isNarrowed = CommandLine.arguments.contains { ["--filter", "--skip"].contains($0) }
    guard !isNarrowed else { return }
    let missing = try Set(Scenario.all().map(\.key)).subtracting(visits.all.keys)
    if !missing.isEmpty { Issue.record("never played: \(missing.sorted())") }
  }
}

extension Trait where Self == EveryVariantIsVisited {
  /// See ``EveryVariantIsVisited``.
  static var everyVariantIsVisited: EveryVariantIsVisited { EveryVariantIsVisited() }
}
