/// A statement, its job, and the statements inside its braces.
struct MarkedStatement {
  let lines: ClosedRange<Int>
  /// The lines before another job begins, if the statement does several jobs.
  var head: ClosedRange<Int>
  /// The job of the whole statement.
  var job: Job?
  /// The job of the head, if the statement does several jobs.
  var headJob: Job?
  /// Whether the statement can belong to any job, such as `return`.
  var isGlue = false
  /// Whether the statement or its branches set a text or an image.
  var setsText = false
  var children: [MarkedStatement] = []

  /// The lines of each job, in order.
  var ranges: [(job: Job, lines: ClosedRange<Int>)] {
    if let job { return [(job, lines)] }
    let rest = children.flatMap(\.ranges)
    guard let headJob else { return rest }
    return [(headJob, head)] + rest.filter { $0.lines.lowerBound > head.upperBound }
  }
}

/// The number of lines of each job in some statements.
struct JobTally {
  private(set) var lines: [Job: Int] = [:]
  /// The number of lines that have no job and are not glue.
  private(set) var neutral = 0
  private var first: [Job: Int] = [:]
  private var firstNeutral: Int?

  init(_ statements: [MarkedStatement]) { statements.forEach { add($0) } }

  private mutating func add(_ statement: MarkedStatement) {
    if let job = statement.job {
      add(job, statement.lines)
    } else if statement.children.isEmpty {
      if statement.isGlue { return }
      neutral += statement.lines.count
      firstNeutral = min(firstNeutral ?? .max, statement.lines.lowerBound)
    } else {
      if let job = statement.headJob { add(job, statement.head) }
      statement.children.forEach { add($0) }
    }
  }

  private mutating func add(_ job: Job, _ range: ClosedRange<Int>) {
    lines[job, default: 0] += range.count
    first[job] = min(first[job] ?? .max, range.lowerBound)
  }

  /// The number of lines that are not glue.
  var total: Int { lines.values.reduce(neutral, +) }

  /// The job that all lines except glue have in common, or nil.
  var onlyJob: Job? { lines.count == 1 && neutral == 0 ? lines.keys.first : nil }

  /// Returns whether the statements do no other jobs than these.
  func hasOnly(_ jobs: Set<Job>) -> Bool { lines.keys.allSatisfy(jobs.contains) }

  /// Returns the largest number of lines of another job.
  func most(except job: Job) -> Int { lines.filter { $0.key != job }.values.max() ?? 0 }

  /// Returns the number of lines that belong to other jobs.
  func countOfOthers(than job: Job) -> Int { total - neutral - (lines[job] ?? 0) }

  /// Returns the first line of another job, or nil if there is no other job.
  func firstLine(except job: Job) -> Int? { first.filter { $0.key != job }.values.min() }

  /// Returns the first line of another job, or nil if there is no other job.
  ///
  /// More than five lines without a job count as another job too.
  func firstLine(after job: Job) -> Int? {
    [firstLine(except: job), neutral > 5 ? firstNeutral : nil].compactMap(\.self).min()
  }

  /// Returns the job that has at least this share of the lines.
  ///
  /// - Parameter others: The largest share of the lines that other jobs may have.
  func job(withAtLeast share: Double, others: Double = 1) -> Job? {
    let most = lines.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    guard let most, Double(most.value) >= share * Double(total),
      Double(countOfOthers(than: most.key)) <= others * Double(total)
    else { return nil }
    return most.key
  }
}
