import SourceMeasures

/// Finds the job of each statement in one member of a type.
struct StatementMarker {
  let structure: SourceStructure
  let names: TypeNames
  /// The jobs of the member's local constants and variables.
  private(set) var locals: [String: Job] = [:]
  /// The local constants and variables with a text that is made from values.
  private(set) var texts: Set<String> = []
  /// Whether the member shows a message in a progress display.
  private(set) var showsMessage = false
  private(set) var declared: Set<String> = []
  /// The deepest level at which a statement has its own job. Deeper statements get the job of the
  /// statement around them.
  private static let deepest = 40

  init(_ structure: SourceStructure, names: TypeNames) {
    (self.structure, self.names) = (structure, names)
  }

  var code: [SwiftToken] { structure.code }

  /// Marks the statements of a body.
  mutating func marks(in body: Range<Int>, depth: Int = 0) -> [MarkedStatement] {
    var marks: [MarkedStatement] = []
    if depth == 0 {
      rememberScreens(in: body)
      showsMessage = body.contains { structure.isOne(Self.reports, $0) }
    }
    let statements = structure.statements(in: body)
    for statement in statements { marks.append(mark(statement, depth)) }
    giveConstantsJobs(&marks, statements)
    return marks
  }

  private mutating func mark(_ statement: Range<Int>, _ depth: Int) -> MarkedStatement {
    let (head, bodies) = structure.parts(of: statement)
    let lines = structure.lines(statement)
    let isControl = structure.isOne(Self.control, statement.lowerBound)
    var marked = MarkedStatement(lines: lines, head: lines)
    declare(head)
    let isOwn = isOwnCall(head)
    let isSilent = isOwn || isLog(head) || head.contains { structure.isOne(Self.silent, $0) }
    var own =
      isSilent || structure.isOne(["case", "default"], statement.lowerBound)
      ? nil : job(of: head, isControl: isControl, hasClosure: !bodies.isEmpty)
    if own == nil, !isControl, !isOtherWork(head), !isOwn, bodies.contains(where: isReply) {
      own = .networking
    }
    if bodies.contains(where: returnsCell) { own = .cells }
    if let own { remember(own, head) }
    // A condition that names views only reads them, so it has no job of its own.
    if isControl, own == .views { own = nil }
    let isLocal = setsLocal(statement)
    marked.setsText = setsText(head) && !isLocal && own != .navigation && own != .alerts
    guard !bodies.isEmpty, depth < Self.deepest else {
      (marked.job, marked.isGlue) = (own, own == nil && isGlue(statement, head))
      return marked
    }
    for body in bodies { marked.children += marks(in: body, depth: depth + 1) }
    let tally = JobTally(marked.children)
    let branches = marked.children.filter { !$0.isGlue }
    let texts = branches.count(where: \.setsText)
    let isChoice =
      (structure.isOne(["switch"], statement.lowerBound) || bodies.count > 2) && texts > 1
      && 3 * texts >= branches.count
      && branches.allSatisfy { $0.setsText || $0.job == nil && $0.children.isEmpty }
    marked.setsText = isControl && texts > 0 && (isChoice || texts == branches.count)
    if marked.setsText, branches.count > 1 {
      marked.job = .formatting
    } else if isControl {
      // A condition on stored data has no job if it only decides about a short call.
      let isShortUse =
        structure.isOne(["if"], statement.lowerBound) && tally.total < 3
        && !bodies.joined().contains { structure.isOne(["="], $0) }
      let inner = tally.job(withAtLeast: own == nil ? 0.75 : 0, others: 0)
      marked.job =
        tally.lines.isEmpty
        ? (own == .persistence && isShortUse ? nil : own)
        : inner == own || own == nil ? inner : tally.job(withAtLeast: 1)
      marked.isGlue = tally.total == 0 && marked.job == nil
      if marked.isGlue { marked.children = [] }
    } else if let own,
      [.networking, .persistence].contains(own) && tally.total > 3
        || own == .alerts && tally.most(except: .alerts) > 4
        || own == .navigation && tally.most(except: .navigation) > 3,
      let other = tally.firstLine(after: own)
    {
      // The head ends before the child that contains the other job, such as a `switch` over the
      // result of a request.
      let reply = marked.children.last { $0.lines.lowerBound <= other } ?? marked
      marked.headJob = own
      marked.head = lines.lowerBound...max(lines.lowerBound, min(other, reply.lines.lowerBound) - 1)
    } else if own == .observation, let job = tally.job(withAtLeast: 0.6),
      [.navigation, .alerts, .keyboard].contains(job)
    {
      marked.job = job
    } else if own == .views, 3 * tally.countOfOthers(than: .views) >= tally.total, tally.total > 0 {
      marked.job = tally.job(withAtLeast: 1)
    } else {
      let isMostly = 2 * tally.total + 4 >= lines.count
      marked.job = own ?? (isMostly ? tally.job(withAtLeast: 1) : nil)
      if marked.job == nil, tally.lines.isEmpty, isGlue(statement, head) {
        (marked.isGlue, marked.children) = (true, [])
      }
    }
    return marked
  }

  /// Stores the job of each controller that `body` pushes, presents or embeds.
  private mutating func rememberScreens(in body: Range<Int>) {
    for place in body where structure.isOne(["("], place + 1) {
      if let child = structure.addedChild(at: place) { locals[child] = .containment }
      guard place + 2 < code.count, code[place + 2].kind == .identifier else { continue }
      if structure.isOne(["pushViewController", "present", "show"], place) {
        locals[code[place + 2].name] = .navigation
      }
    }
  }

  /// Returns whether a closure takes the reply to a request.
  private func isReply(_ body: Range<Int>) -> Bool {
    var place = body.lowerBound - 1
    guard structure.isOne(["in"], place) else { return false }
    var isReply = false
    while place > 0, !structure.isOne(["{"], place) {
      if structure.isOne(Self.replies, place) { isReply = true }
      place -= 1
    }
    // A closure that is assigned to a property is called later, and not with a reply.
    return isReply && !structure.isOne(["="], place - 1)
  }

  private static let replies: Set<String> = [
    "error", "err", "response", "errorCode", "statusCode", "errorMessage",
  ]

  private func returnsCell(_ body: Range<Int>) -> Bool {
    structure.statements(in: body).contains {
      structure.isOne(["return"], $0.lowerBound) && structure.isOne(["cell"], $0.lowerBound + 1)
    }
  }

  private static let control: Set<String> = [
    "if", "guard", "switch", "for", "while", "do", "repeat", "defer",
  ]

  /// Returns whether the statement can belong to any job, such as `return`.
  private func isGlue(_ statement: Range<Int>, _ head: [Int]) -> Bool {
    let first = code[statement.lowerBound]
    return first.kind == .directive || Self.glue.contains(first.text) || isLog(head)
      || setsLocal(statement)
      || head.contains { structure.isOne(Self.silent, $0) }
  }

  private func setsLocal(_ statement: Range<Int>) -> Bool {
    declared.contains(code[statement.lowerBound].name)
      && structure.isOne(["="], statement.lowerBound + 1)
  }

  private static let silent: Set<String> = [
    "deselectRow", "deselectItem", "deselectRowAtIndexPath", "scrollToRow", "scrollToItem",
  ]

  private mutating func declare(_ head: [Int]) {
    for place in head where structure.isOne(["let", "var"], place) && place + 1 < code.count {
      declared.insert(code[place + 1].name)
      let isOpen = !head.contains { structure.isOne(["="], $0) } && isTextName(code[place + 1].name)
      if isOpen || setsText(head),
        isComputed(head) || isOpen
          || structure.isOne(["var"], place) && code[min(place + 3, code.count - 1)].kind == .text
      {
        texts.insert(code[place + 1].name)
      }
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
        && Self.logs.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
  }

  private static let logs = [
    "completion", "oncompletion", "callback", "handler", "analytics", "print", "nslog", "ddlog",
    "oslog", "os_log", "logger", "crashlytics",
  ]

  /// Returns whether the statement calls a method of the controller itself.
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
    for place in head where structure.isOne(["let", "var", "for"], place) && place + 1 < code.count
    {
      locals[code[place + 1].name] = job
    }
  }
}
