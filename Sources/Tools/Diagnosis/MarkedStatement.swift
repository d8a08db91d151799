/// A statement, its job, and the statements inside of its braces.
struct MarkedStatement {
  let lines: ClosedRange<Int>
  /// The lines before the first brace.
  var head: ClosedRange<Int>
  /// The job of the whole statement.
  var job: Job?
  /// The job of the lines before the first brace, if the statement does several jobs.
  var headJob: Job?
  /// Whether the statement says nothing about the job, such as `return` and a call of `super`.
  var isGlue = false
  var children: [MarkedStatement] = []

  /// The lines of each job, in order.
  var ranges: [(job: Job, lines: ClosedRange<Int>)] {
    if let job { return [(job, lines)] }
    return (headJob.map { [($0, head)] } ?? []) + children.flatMap(\.ranges)
  }
}

/// The number of lines that some statements spend on each job.
struct JobTally {
  private(set) var lines: [Job: Int] = [:]
  private(set) var neutral = 0

  init(_ statements: [MarkedStatement]) { statements.forEach { add($0) } }

  private mutating func add(_ statement: MarkedStatement) {
    if let job = statement.job {
      lines[job, default: 0] += statement.lines.count
    } else if statement.children.isEmpty {
      if !statement.isGlue { neutral += statement.lines.count }
    } else {
      if let job = statement.headJob { lines[job, default: 0] += statement.head.count }
      statement.children.forEach { add($0) }
    }
  }

  /// The number of lines that are not glue.
  var total: Int { lines.values.reduce(neutral, +) }

  /// Returns the job that has at least this part of the lines; nil if there is none.
  func job(withAtLeast share: Double) -> Job? {
    let most = lines.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    guard let most, Double(most.value) >= share * Double(total) else { return nil }
    return most.key
  }
}
