import SourceMeasures

/// Finds the job of each statement in one member of a view controller.
struct StatementMarker {
  let structure: SourceStructure
  let names: ControllerNames
  /// The jobs of the member's local constants and variables.
  private var locals: [String: Job] = [:]
  /// Deeper statements get the job of the statement around them.
  private static let deepest = 40

  init(_ structure: SourceStructure, names: ControllerNames) {
    (self.structure, self.names) = (structure, names)
  }

  private var code: [SwiftToken] { structure.code }

  /// Marks the statements of a body.
  mutating func marks(in body: Range<Int>, depth: Int = 0) -> [MarkedStatement] {
    var marks: [MarkedStatement] = []
    for statement in structure.statements(in: body) { marks.append(mark(statement, depth)) }
    return marks
  }

  private mutating func mark(_ statement: Range<Int>, _ depth: Int) -> MarkedStatement {
    let (head, bodies) = structure.parts(of: statement)
    let lines = structure.lines(statement)
    let headEnd = bodies.first.map { $0.lowerBound } ?? statement.upperBound
    var marked = MarkedStatement(
      lines: lines, head: lines.lowerBound...max(lines.lowerBound, code[headEnd - 1].line))
    let own = isOwnCall(head) ? nil : job(of: head)
    if let own { remember(own, head) }
    guard !bodies.isEmpty, depth < Self.deepest else {
      (marked.job, marked.isGlue) = (own, own == nil && isGlue(statement))
      return marked
    }
    for body in bodies { marked.children += marks(in: body, depth: depth + 1) }
    let tally = JobTally(marked.children)
    if structure.isOne(Self.control, statement.lowerBound) {
      marked.job = tally.total == 0 ? own : tally.job(withAtLeast: 1)
      marked.isGlue = tally.total == 0 && own == nil
      if marked.isGlue { marked.children = [] }
    } else if own == .networking, tally.total > 3 || tally.lines.keys.contains(.alerts) {
      marked.headJob = own
    } else {
      marked.job = own ?? tally.job(withAtLeast: 1)
    }
    return marked
  }

  private static let control: Set<String> = [
    "if", "guard", "switch", "for", "while", "do", "repeat", "defer",
  ]

  private func isGlue(_ statement: Range<Int>) -> Bool {
    let first = code[statement.lowerBound]
    return first.kind == .directive || Self.glue.contains(first.text)
  }

  private static let glue: Set<String> = [
    "return", "break", "continue", "fallthrough", "case", "default", "super", "print", "fatalError",
    "assert", "assertionFailure", "precondition", "NSLog", "debugPrint", "log", "logger",
  ]

  /// Whether the statement calls a method of the controller itself.
  private func isOwnCall(_ head: [Int]) -> Bool {
    let rest = head.drop { structure.isOne(Self.callPrefix, $0) }
    guard let name = rest.first, code[name].kind == .identifier else { return false }
    return names.methods.contains(code[name].name) && structure.isOne(["(", "{"], name + 1)
  }

  private static let callPrefix: Set<String> = ["self", ".", "?", "try", "await", "_", "=", "!", "return"]

  /// Stores the job of the constants that the statement declares.
  private mutating func remember(_ job: Job, _ head: [Int]) {
    for place in head where structure.isOne(["let", "var"], place) && place + 1 < code.count {
      locals[code[place + 1].name] = job
    }
  }

  /// Returns the job that the names in `head` stand for.
  private func job(of head: [Int]) -> Job? {
    var scores: [Job: Int] = [:]
    func add(_ job: Job, _ weight: Int) {
      let old = scores[job] ?? 0
      scores[job] = max(old, weight) + (old > 0 ? 1 : 0)
    }
    var isReceiver = true
    for place in head where code[place].kind == .identifier || code[place].text.hasPrefix("#sel") {
      let name = code[place].name
      if structure.isOne(["let", "var"], place - 1) { continue }
      let isMember = structure.isOne(["."], place - 1)
      let isLabel = structure.isOne([":"], place + 1) && structure.isOne(["(", ","], place - 1)
      let isOfSelf = isMember && structure.isOne(["self", "?"], place - 2)
        && structure.isOne(["self"], structure.isOne(["?"], place - 2) ? place - 3 : place - 2)
      let isCall = structure.isOne(["(", "{"], place + 1)
      if !isMember || isOfSelf, !isLabel {
        if let job = locals[name] ?? names.properties[name] ?? Signals.kind(of: name) {
          let isAlert = job == .alerts && locals[name] == .alerts
          add(job, isReceiver ? 3 : isAlert ? 6 : 1)
        }
        isReceiver = false
        if isCall, names.methods.contains(name) { continue }
      }
      guard !isLabel || Self.labels.contains(name) else { continue }
      if let found = Signals.weight(of: name, isMember: isMember, isCall: isCall) {
        add(found.job, found.weight)
      }
    }
    let best = scores.max { ($0.value, $1.key.priority) < ($1.value, $0.key.priority) }
    guard let best, best.value >= 3 else { return nil }
    return best.key
  }

  /// Labels that tell as much as a method's name.
  private static let labels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ]
}

extension Job {
  /// The place of the job among jobs that have the same score; the first wins.
  fileprivate var priority: Int { Self.order.firstIndex(of: self) ?? Self.order.count }

  private static let order: [Job] = [
    .alerts, .containment, .keyboard, .cells, .dataSource, .navigation, .persistence, .networking,
    .observation, .formatting, .views,
  ]
}
