import SourceMeasures

/// Finds the job of each statement in one member of a view controller.
struct StatementMarker {
  let structure: SourceStructure
  let names: ControllerNames
  /// The jobs of the member's local constants and variables.
  private var locals: [String: Job] = [:]
  private var declared: Set<String> = []
  /// Deeper statements get the job of the statement around them.
  private static let deepest = 40

  init(_ structure: SourceStructure, names: ControllerNames) {
    (self.structure, self.names) = (structure, names)
  }

  private var code: [SwiftToken] { structure.code }

  /// Marks the statements of a body.
  mutating func marks(in body: Range<Int>, depth: Int = 0) -> [MarkedStatement] {
    var marks: [MarkedStatement] = []
    if depth == 0 { rememberScreens(in: body) }
    for statement in structure.statements(in: body) { marks.append(mark(statement, depth)) }
    return marks
  }

  private mutating func mark(_ statement: Range<Int>, _ depth: Int) -> MarkedStatement {
    let (head, bodies) = structure.parts(of: statement)
    let lines = structure.lines(statement)
    let isControl = structure.isOne(Self.control, statement.lowerBound)
    var marked = MarkedStatement(lines: lines, head: lines)
    declare(head)
    let isSilent =
      isOwnCall(head) || isLog(head) || head.contains { structure.isOne(Self.silent, $0) }
    var own =
      isSilent || structure.isOne(["case", "default"], statement.lowerBound)
      ? nil : job(of: head, isControl: isControl, hasClosure: !bodies.isEmpty)
    if own == nil || own == .views, !isControl, !isOwnCall(head), bodies.contains(where: isReply) {
      own = .networking
    }
    if bodies.contains(where: returnsCell) { own = .cells }
    if let own { remember(own, head) }
    guard !bodies.isEmpty, depth < Self.deepest else {
      (marked.job, marked.isGlue) = (own, own == nil && isGlue(statement, head))
      return marked
    }
    for body in bodies { marked.children += marks(in: body, depth: depth + 1) }
    let tally = JobTally(marked.children)
    if isControl {
      let inner = tally.job(withAtLeast: own == nil ? 0.75 : 0, others: 0)
      marked.job =
        tally.lines.isEmpty ? own : inner == own || own == nil ? inner : tally.job(withAtLeast: 1)
      marked.isGlue = tally.total == 0 && own == nil
      if marked.isGlue { marked.children = [] }
    } else if own == .networking, tally.total > 3, let other = tally.firstLine(except: .networking)
    {
      marked.headJob = own
      marked.head = lines.lowerBound...max(lines.lowerBound, other - 1)
    } else if own == .observation, tally.total > 3, let job = tally.job(withAtLeast: 0.75),
      [.navigation, .alerts, .networking].contains(job),
      let first = tally.firstLine(except: .observation)
    {
      marked.headJob = own
      marked.head = lines.lowerBound...max(lines.lowerBound, first - 1)
    } else if own == .views, let job = tally.job(withAtLeast: 1) {
      marked.job = job
    } else {
      marked.job = own ?? tally.job(withAtLeast: 1)
      if marked.job == nil, tally.lines.isEmpty, isGlue(statement, head) {
        (marked.isGlue, marked.children) = (true, [])
      }
    }
    return marked
  }

  /// Stores that the controllers which `body` pushes or presents belong to navigation.
  private mutating func rememberScreens(in body: Range<Int>) {
    for place in body where structure.isOne(["("], place + 1) {
      guard place + 2 < code.count, code[place + 2].kind == .identifier else { continue }
      switch code[place].text {
      case "pushViewController", "present", "show": locals[code[place + 2].name] = .navigation
      case "addChild", "addChildViewController": locals[code[place + 2].name] = .containment
      default: break
      }
    }
  }

  /// Whether a closure takes the reply to a request.
  private func isReply(_ body: Range<Int>) -> Bool {
    var place = body.lowerBound - 1
    guard structure.isOne(["in"], place) else { return false }
    while place > 0, !structure.isOne(["{"], place) {
      if structure.isOne(["error", "err", "response", "result"], place) { return true }
      place -= 1
    }
    return false
  }

  private func returnsCell(_ body: Range<Int>) -> Bool {
    body.contains { structure.isOne(["return"], $0) && structure.isOne(["cell"], $0 + 1) }
  }

  private static let control: Set<String> = [
    "if", "guard", "switch", "for", "while", "do", "repeat", "defer",
  ]

  /// Whether the statement says nothing about the job.
  private func isGlue(_ statement: Range<Int>, _ head: [Int]) -> Bool {
    let first = code[statement.lowerBound]
    let isLocal = declared.contains(first.name) && structure.isOne(["="], statement.lowerBound + 1)
    return first.kind == .directive || Self.glue.contains(first.text) || isLog(head) || isLocal
      || head.contains { structure.isOne(Self.silent, $0) }
  }

  private static let silent: Set<String> = ["deselectRow", "deselectItem"]

  private mutating func declare(_ head: [Int]) {
    for place in head where structure.isOne(["let", "var"], place) && place + 1 < code.count {
      declared.insert(code[place + 1].name)
    }
  }

  private static let glue: Set<String> = [
    "return", "break", "continue", "fallthrough", "case", "default", "super", "fatalError",
    "assert", "assertionFailure", "precondition", "let", "var", "defer", "throw",
  ]

  private func isLog(_ head: [Int]) -> Bool {
    head.prefix(4).contains { place in
      let name = code[place].text.lowercased()
      return code[place].kind == .identifier
        && [
          "completion", "oncompletion", "callback", "handler", "analytics", "print", "nslog",
          "ddlog", "oslog", "os_log", "logger", "crashlytics",
        ]
        .contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
  }

  /// Whether the statement calls a method of the controller itself.
  private func isOwnCall(_ head: [Int]) -> Bool {
    let rest = head.drop { structure.isOne(Self.callPrefix, $0) }
    guard let name = rest.first, code[name].kind == .identifier else { return false }
    let isAlert = head.contains { structure.isOne(["AlertAction", "UIAlertAction"], $0) }
    return names.methods.contains(code[name].name) && structure.isOne(["(", "{"], name + 1)
      && !isAlert
  }

  private static let callPrefix: Set<String> = [
    "self", ".", "?", "try", "await", "_", "=", "!", "return", "strongSelf", "weakSelf",
  ]

  /// Stores the job of the constants that the statement declares.
  private mutating func remember(_ job: Job, _ head: [Int]) {
    for place in head where structure.isOne(["let", "var"], place) && place + 1 < code.count {
      locals[code[place + 1].name] = job
    }
  }

  /// Returns the job that the names in `head` stand for.
  private func job(of head: [Int], isControl: Bool, hasClosure: Bool) -> Job? {
    var scores = StatementScores()
    let isDeclaration = head.contains { structure.isOne(["let", "var", "return"], $0) }
    let isUnused = head.first.map { structure.isOne(["_"], $0) } ?? false
    let assignment = isUnused ? nil : head.first { structure.isOne(["="], $0) }
    if head.contains(where: { structure.isOne(["await"], $0) }) { scores.add(.networking, 3) }
    for place in head where structure.isOne(["let", "var"], place - 1) {
      if let job = locals[code[place].name], job == .navigation || job == .containment {
        scores.add(job, 4)
      }
    }
    var (isReceiver, depth, isDelegation) = (true, 0, false)
    for place in head {
      if structure.isOne(["(", "["], place) { depth += 1 }
      if structure.isOne([")", "]"], place) { depth -= 1 }
      guard code[place].kind == .identifier, !structure.isOne(["let", "var"], place - 1) else {
        continue
      }
      let name = code[place].name
      let isMember = structure.isOne(["."], place - 1)
      let isLabel = structure.isOne([":"], place + 1) && structure.isOne(["(", ","], place - 1)
      let isOwn = !isMember || isOfSelf(place)
      let isCall = structure.isOne(["(", "{"], place + 1)
      // A view says nothing about the job of a statement that only reads the view.
      let isRead =
        isDeclaration || isControl || depth > 0 || (assignment.map { place > $0 } ?? false)
      if isOwn, !isLabel {
        if isReceiver, name.first?.isLowercase == true,
          Self.delegations.contains(where: { name.lowercased().hasSuffix($0) })
        {
          isDelegation = true
        }
        if let job = locals[name] {
          let isStrong = [.alerts, .navigation, .cells, .containment].contains(job)
          scores.add(job, isReceiver ? (isStrong ? 7 : 3) : job == .alerts ? 6 : 1)
        } else if let job = names.properties[name] ?? Signals.kind(of: name) {
          let isUsed =
            job == .containment
            ? isDeclaration || assignment != nil
            : job == .views ? !isRead : assignment == nil && job != .dataSource
          scores.add(job, isReceiver && isUsed ? 3 : 1)
        }
        if names.lists.contains(name), isReceiver, isChange(place, assignment) {
          scores.add(.dataSource, 5)
        }
        isReceiver = false
        if isCall, names.methods.contains(name) { continue }
      }
      guard !isLabel || Self.labels.contains(name) else { continue }
      let isTarget = isMember || (place == head.first && assignment == place + 1) || isOfSelf(place)
      if let found = Signals.weight(of: name, isMember: isTarget, isCall: isCall) {
        let isWeak = found.job == .views && isRead && !isCall && name.first?.isLowercase == true
        if !isDelegation || [.observation, .networking].contains(found.job) {
          scores.add(
            found.job,
            isWeak
              ? 1 : isTarget && !isMember || isOfSelf(place) ? max(3, found.weight) : found.weight)
        }
      }
      if let assignment, isMember, place < assignment, Signals.starts(name, with: "on"),
        structure.isOne(["{"], assignment + 1)
      {
        scores.add(.observation, 7)
      }
      if isMember, !isRead, Signals.viewSuffixes.contains(where: name.hasSuffix) {
        scores.add(.views, 2)
      }
      if hasClosure, !isControl, isMember, isCall, !isOfSelf(place),
        ["get", "load", "retrieve", "send", "submit"].contains(where: {
          Signals.starts(name, with: $0)
        })
      {
        scores.add(.networking, 4)
      }
      if isDelegation, isCall, MemberSignals.leaves(name) { scores.add(.navigation, 4) }
      if name == "items", isMember, structure.isOne(["rx"], place - 2) { scores.add(.cells, 9) }
    }
    return scores.best
  }

  private static let delegations = ["viewmodel", "presenter", "delegate", "interactor", "output"]

  /// Whether the name at `place` follows `self.` or `self?.`.
  private func isOfSelf(_ place: Int) -> Bool {
    guard structure.isOne(["."], place - 1) else { return false }
    let before = structure.isOne(["?", "!"], place - 2) ? place - 3 : place - 2
    return structure.isOne(["self", "strongSelf", "weakSelf"], before)
  }

  /// Whether the statement changes the list that is named at `place`.
  private func isChange(_ place: Int, _ assignment: Int?) -> Bool {
    assignment == place + 1 || assignment.map { structure.isOne(["]"], $0 - 1) } ?? false
      || structure.isOne(Self.changes, place + 2) || structure.isOne(Self.changes, place + 3)
  }

  private static let changes: Set<String> = [
    "append", "remove", "removeAll", "removeLast", "removeFirst", "insert", "sort", "swapAt",
    "move",
    "reverse", "filter", "removeValue", "add", "popLast",
  ]

  /// Labels that say as much as a method's name.
  private static let labels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ]
}

/// How much the names of a statement speak for each job.
private struct StatementScores {
  private var scores: [Job: Int] = [:]

  mutating func add(_ job: Job, _ weight: Int) {
    let old = scores[job] ?? 0
    scores[job] = max(old, weight) + (old > 0 && weight > 1 ? 1 : 0)
  }

  /// The job with the highest score, if the score is high enough.
  var best: Job? {
    // A subscription to a request is a request.
    let isRequest = scores[.networking] ?? 0 >= 3 && scores[.observation] != nil
    let best = scores.max { ($0.value, $1.key.priority) < ($1.value, $0.key.priority) }
    guard let best, best.value >= 3 else { return nil }
    return isRequest && best.key == .observation ? .networking : best.key
  }
}

extension Job {
  /// The place of the job among jobs that have the same score; the first wins.
  fileprivate var priority: Int { Self.order.firstIndex(of: self) ?? Self.order.count }

  private static let order: [Job] = [
    .alerts, .containment, .keyboard, .cells, .dataSource, .navigation, .persistence, .networking,
    .observation, .formatting, .views,
  ]
}
