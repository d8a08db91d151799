import SourceMeasures

/// The jobs that were assigned by hand to lines of view controllers.
package struct MarkedFile: Sendable {
  /// The lines of each view controller and of its extensions.
  private var parts: [ClosedRange<Int>] = []
  private var jobs: [(job: Job, lines: ClosedRange<Int>)] = []

  /// Reads a file with lines such as `cells 94-120`.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard words.count >= 2, let lines = Self.range(words[words.count - 1]) else { continue }
      if words[0] == "controller:" || words[0] == "extension:" { parts.append(lines) }
      if let job = Job(rawValue: String(words[0])) { jobs.append((job, lines)) }
    }
  }

  private static func range(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(separator: "-").map { Int($0) }
    guard let first = ends.first.flatMap(\.self), let last = ends.last.flatMap(\.self),
      first <= last
    else { return nil }
    return first...last
  }

  /// Compares the marks with the report on the file `text`.
  ///
  /// Blank lines, comment lines and lines with only closing brackets, commas or semicolons are left
  /// out.
  package func score(
    path: String, text: String, beside others: [(path: String, text: String)] = []
  ) -> JobScores {
    var scores = JobScores()
    guard let file = try? ParsedFile(path: path, text: text) else { return scores }
    let ranges = AppDiagnosis([(path, text)] + others).controllers.flatMap(\.jobs).flatMap(\.ranges)
      .filter { $0.path == path }
    for line in file.countedLines.sorted() where parts.contains(where: { $0.contains(line) }) {
      let marked = Set(jobs.filter { $0.lines.contains(line) }.map(\.job))
      let reported = Set(ranges.filter { $0.lines.contains(line) }.map(\.job))
      for job in Job.allCases where marked.contains(job) || reported.contains(job) {
        scores.add(job, line, isMarked: marked.contains(job), isReported: reported.contains(job))
      }
    }
    return scores
  }
}

/// How well the reported lines agree with the marked lines, for each job.
package struct JobScores: Sendable {
  /// A line where the marks and the report disagree.
  package struct Difference: Sendable {
    package let job: Job
    package let line: Int
    package let isMarked: Bool
  }

  private typealias Counts = [Job: (marked: Int, reported: Int, both: Int)]

  /// The least number of lines that a job needs to count in a file.
  private static let leastLines = 3
  private var counts: Counts = [:]
  private var files: Counts = [:]
  package private(set) var differences: [Difference] = []

  package init() {}

  mutating func add(_ job: Job, _ line: Int, isMarked: Bool, isReported: Bool) {
    var count = counts[job] ?? (0, 0, 0)
    count.marked += isMarked ? 1 : 0
    count.reported += isReported ? 1 : 0
    count.both += isMarked && isReported ? 1 : 0
    counts[job] = count
    if isMarked != isReported {
      differences.append(Difference(job: job, line: line, isMarked: isMarked))
    }
  }

  /// Adds the counts of another file.
  package mutating func add(_ other: JobScores) {
    counts.merge(other.counts) { ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
    let presence = other.counts.mapValues { count in
      let (isMarked, isReported) = (
        count.marked >= Self.leastLines, count.reported >= Self.leastLines
      )
      return (
        marked: isMarked ? 1 : 0, reported: isReported ? 1 : 0, both: isMarked && isReported ? 1 : 0
      )
    }
    files.merge(presence) { ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
  }

  /// The precision and recall of each job by lines and by controllers.
  package var table: String {
    func part(_ count: Int, of all: Int) -> String {
      all == 0 ? "–" : "\(100 * count / all) %"
    }
    let titles = [
      "precision", "recall", "marked", "reported", "controllers found", "controllers right",
    ]
    let rows = Job.allCases.map { job in
      let (count, file) = (counts[job] ?? (0, 0, 0), files[job] ?? (0, 0, 0))
      return (
        job.rawValue,
        [
          part(count.both, of: count.reported), part(count.both, of: count.marked),
          "\(count.marked)", "\(count.reported)", "\(file.both) of \(file.marked)",
          "\(file.both) of \(file.reported)",
        ]
      )
    }
    return ([("job", titles)] + rows).map { name, cells in
      name + String(repeating: " ", count: 12 - name.count)
        + zip(cells, titles).map { $0.padded(to: $1.count + 2) }.joined() + "\n"
    }.joined()
  }
}

extension String {
  /// Returns the text with leading spaces that fill it to `width` characters.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
