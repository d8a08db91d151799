import Foundation

/// Compares the kit's code with direct code.
///
/// The program exits with 1 if a goal is missed.
@main
@MainActor
struct Benchmarks {
  /// The groups of comparisons. A new group needs a line here.
  static let groups: [ComparisonGroup] = [
    // This group runs first because it counts new memory pages, but a later group reuses freed
    // pages.
    .liveBinding,
    .locator,
    .dataSource,
    .standardDiff,
    .repeatedIDs,
    .binding,
    .screenTests,
  ]

  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst().map { $0.lowercased() }
    if wanted.contains("--help") || wanted.contains("-h") { return printHelp() }
    #if !os(iOS)
      let people = wanted.count > 1 ? Int(wanted[1]) ?? 0 : 100_000
      if wanted.first == LoadServer.argument { return try await LoadServer.serve(people: people) }
      if wanted.first == "load" { return try await LoadFigures.run(people: people) }
    #endif
    let chosen = groups.filter { group in
      wanted.isEmpty || wanted.contains { group.title.lowercased().contains($0) }
    }
    guard !chosen.isEmpty else {
      FileHandle.standardError.write(
        Data("benchmarks: There is no such group. The option --help lists the groups.\n".utf8))
      exit(64)
    }
    #if DEBUG
      print("This is a debug build. Use -c release, except for the group of tests.\n")
    #endif
    var missed = 0
    for group in chosen {
      print(group.title)
      for comparison in try await group.make() {
        let measurement = try await comparison.measure()
        print(measurement.line)
        if measurement.meetsGoal == false { missed += 1 }
      }
      print("")
    }
    if missed > 0 {
      print("\(missed) goals missed. Timings are noisy: run it again to confirm.")
      exit(1)
    }
  }

  static func printHelp() {
    print(
      """
      usage: benchmarks [GROUP ...]
             benchmarks load [PEOPLE]

      Measures the kit's code and the direct form of the same work, in turn, in one run.
      Prints the medians and their ratio. Exits with 1 if a goal is missed.
      “load” measures two devices that sync many people (default: 100000) with a server, and the
      server's memory beside 50 silent, slow and greedy clients.
      GROUP is a part of a group's title. The groups:
      """)
    for group in groups { print("  " + group.title) }
  }
}
