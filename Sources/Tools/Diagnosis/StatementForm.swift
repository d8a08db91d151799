/// The shape of a statement, and the state of a pass over its names.
struct StatementForm {
  let first: Int?
  /// The place of the equals sign.
  let assignment: Int?
  let isControl: Bool
  let hasClosure: Bool
  let isDeclaration: Bool
  /// Whether the next name is the object that the statement uses first.
  var isReceiver = true
  var depth = 0
  /// Whether the statement calls a view model, a presenter or a delegate.
  var isDelegation = false
  /// Whether the statement shows that work is under way.
  var showsProgress = false
  /// Whether the statement calls a coordinator or a router.
  var isRoute = false
  /// Whether the statement begins with a type such as `PersonManager`.
  var isManager = false
  /// Whether the statement makes a tab.
  var makesTab = false
  /// Whether the statement begins with a view.
  var isView = false

  /// Returns whether the statement only reads the value that is named at `place`.
  ///
  /// If a statement only reads a view, the view does not affect the job of the statement.
  func isRead(_ place: Int) -> Bool {
    isDeclaration || isControl || depth > 0 || (assignment.map { place > $0 } ?? false)
  }
}

/// A name in a statement.
struct StatementWord {
  let place: Int
  let name: String
  let isMember: Bool
  let isOfSelf: Bool
  let isLabel: Bool
  let isCall: Bool

  /// Whether the name begins a chain of members.
  var isOwn: Bool { !isMember || isOfSelf }
}

extension String {
  var isCapitalized: Bool { first?.isUppercase == true }
}

/// The score of each job from the names in a statement.
struct StatementScores {
  private var scores: [Job: Int] = [:]

  mutating func add(_ job: Job, _ weight: Int) {
    let old = scores[job] ?? 0
    scores[job] = max(old, weight) + (old > 0 && weight > 1 ? 1 : 0)
  }

  /// Returns whether a name in the statement is a sign of the job.
  func has(_ job: Job) -> Bool { scores[job] != nil }

  /// The job with the highest score, or nil if all scores are below 3.
  var best: Job? {
    // A subscription to a request counts as a request.
    let isRequest = scores[.networking] ?? 0 >= 4 && scores[.observation] != nil
    let best = scores.max { ($0.value, $1.key.priority) < ($1.value, $0.key.priority) }
    guard let best, best.value >= 3 else { return nil }
    return isRequest && best.key == .observation ? .networking : best.key
  }
}

extension Job {
  /// The rank of the job. Of jobs with the same score, the job with the lowest rank is chosen.
  fileprivate var priority: Int { Self.order.firstIndex(of: self) ?? Self.order.count }

  private static let order: [Job] = [
    .alerts, .containment, .keyboard, .cells, .dataSource, .navigation, .persistence, .networking,
    .observation, .formatting, .views,
  ]
}
