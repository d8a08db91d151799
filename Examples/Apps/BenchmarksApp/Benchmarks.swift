import Foundation

/// Prints each figure beside the direct form of the same work; exits 1 if a goal is missed.
@main
@MainActor
struct Benchmarks {
  /// Every group of rows. A module adds its own file with its own group, and a line here.
  static let groups: [ComparisonGroup] = [
    .locator,
    .storyboard,
    .dataSource,
    .binding,
    .database,
  ]

  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst().map { $0.lowercased() }
    if wanted.contains("--help") || wanted.contains("-h") { return printHelp() }
    let chosen = groups.filter { group in
      wanted.isEmpty || wanted.contains { group.title.lowercased().contains($0) }
    }
    guard !chosen.isEmpty else {
      FileHandle.standardError.write(Data("No group matches; try --help.\n".utf8))
      exit(64)
    }
    #if DEBUG
      print("This is a debug build: the figures mean nothing. Use -c release.\n")
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
      print("\(missed) of the goals missed. Timings are noisy: run again before you believe it.")
      exit(1)
    }
  }

  static func printHelp() {
    print(
      """
      usage: benchmarks [GROUP ...]

      Measures the kit's code beside the direct form of the same work, in turn, in one run;
      prints medians and their ratio, and exits 1 if a ratio misses its goal.
      GROUP is a part of a group's title. The groups:
      """)
    for group in groups { print("  " + group.title) }
  }
}
