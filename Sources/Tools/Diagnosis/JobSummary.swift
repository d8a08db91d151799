/// One job of a view controller: its size, its lines, and the first step to move it out.
package struct JobSummary: Equatable, Codable, Sendable {
  package let job: Job
  package let codeLines: Int
  package let decisions: Int
  /// The pattern that takes over the job.
  package let pattern: String
  /// The path of the guide.
  package let guide: String
  /// Whether the report recommends the pattern, unless the controller is small.
  package let isWorthwhile: Bool
  package let firstStep: String
  package let ranges: [JobRange]

  init(
    _ job: Job, codeLines: Int, decisions: Int, ranges: [JobRange], in members: MemberFacts
  ) {
    (self.job, self.codeLines, self.decisions) = (job, codeLines, decisions)
    (pattern, guide, self.ranges) = (job.pattern, job.guide, ranges)
    // The first step skips shared instances in an initializer, because most of them are default
    // arguments. It also skips navigation that already calls a coordinator.
    let rest = ranges.filter {
      switch job {
      case .services: !$0.member.hasPrefix("init(")
      case .navigation: !members.callsRoute($0)
      default: true
      }
    }
    isWorthwhile =
      (codeLines >= (job == .services ? 5 : 15) || decisions >= 5)
      && (job != .navigation || !rest.isEmpty)
    let (place, others) = Self.place(of: rest.isEmpty ? ranges : rest, in: members)
    let next =
      switch others {
      case 0: ""
      case 1: " One other member follows."
      default: " \(others) other members follow."
      }
    firstStep = job.firstStep(place, route: members.route) + next
  }

  /// The size that orders the jobs. A decision point counts as two lines.
  var weight: Int { codeLines + 2 * decisions }

  /// Returns the place of the first step in words, and the number of the other members.
  ///
  /// The place is the longest range in a member that has at least half of its lines in the job. If
  /// there is no such member, the place is the longest range of all.
  private static func place(
    of ranges: [JobRange], in members: MemberFacts
  ) -> (words: String, others: Int) {
    let sizes = ranges.reduce(into: [String: Int]()) { $0[$1.key, default: 0] += $1.lines.count }
    func isMost(_ range: JobRange) -> Bool {
      range.job == .services || 2 * (sizes[range.key] ?? 0) >= members.sizes[range.key] ?? 0
    }
    let mostly = ranges.filter(isMost)
    guard
      let most = (mostly.isEmpty ? ranges : mostly).max(by: { $0.lines.count < $1.lines.count })
    else { return ("", 0) }
    let isWhole = most.lines.count == members.sizes[most.key]
    let name = "`\(most.member.shortSignature)`"
    let file = most.path == members.path ? "" : " in \(most.file)"
    let words =
      isWhole ? "\(name) (\(most.lines.text)\(file))" : "\(most.lines.text) of \(name)\(file)"
    return (words, sizes.count - 1)
  }
}

/// The members' sizes and coordinator calls, on which a first step depends.
struct MemberFacts {
  /// The file that declares the class.
  var path = ""
  /// The number of lines of each member.
  var sizes: [String: Int] = [:]
  /// The property that holds a coordinator or a router.
  var route: String?
  /// The lines that call a coordinator or router, by file.
  var routeLines: [String: Set<Int>] = [:]

  func callsRoute(_ range: JobRange) -> Bool {
    routeLines[range.path]?.contains(where: range.lines.contains) ?? false
  }
}

extension String {
  /// The name of a function, shortened if it has more than 80 characters.
  var shortSignature: String { count > 80 ? prefix(76) + "…)" : self }
}

extension ClosedRange<Int> {
  /// The lines in words, such as “lines 3–9”.
  var text: String { count == 1 ? "line \(lowerBound)" : "lines \(lowerBound)–\(upperBound)" }
}

/// Adds up the lines and decision points of a view controller's jobs.
struct JobCounts {
  private(set) var codeLines = 0
  private(set) var decisions = 0
  private(set) var restLines = 0
  private(set) var restDecisions = 0
  var members = MemberFacts()
  private var jobs: [Job: (lines: Int, decisions: Int, ranges: [JobRange])] = [:]

  /// Adds a part. `code` has the numbers of its code lines, and `places` those of its decisions.
  mutating func add(_ ranges: [JobRange], code: [Int], decisions places: [Int]) {
    var taken: Set<Int> = []
    for range in Self.merged(ranges, code: Set(code)) {
      let lines = code.filter { range.lines.contains($0) }
      jobs[range.job, default: (0, 0, [])].ranges.append(range)
      jobs[range.job]?.lines += lines.count
      jobs[range.job]?.decisions += places.count { range.lines.contains($0) }
      if range.job != .services { taken.formUnion(lines) }
    }
    codeLines += code.count
    decisions += places.count
    restLines += code.count { !taken.contains($0) }
    restDecisions += places.count { !taken.contains($0) }
  }

  /// Joins ranges of one job and one member that have no code between them.
  private static func merged(_ ranges: [JobRange], code: Set<Int>) -> [JobRange] {
    var merged: [JobRange] = []
    for range in ranges {
      if let last = merged.last, last.job == range.job, last.member == range.member,
        last.last <= range.first,
        !((last.last + 1)..<max(last.last + 1, range.first)).contains(where: code.contains)
      {
        merged[merged.count - 1] = JobRange(
          range.job, last.first...max(last.last, range.last), in: range.member, of: range.path)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// The jobs. The job with the highest weight comes first.
  var summaries: [JobSummary] {
    jobs.map { job, sums in
      JobSummary(
        job, codeLines: sums.lines, decisions: sums.decisions, ranges: sums.ranges, in: members)
    }
    .sorted { ($0.weight, $1.job.rawValue) > ($1.weight, $0.job.rawValue) }
  }
}
