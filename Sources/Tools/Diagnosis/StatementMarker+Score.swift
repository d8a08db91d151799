import SourceMeasures

extension StatementMarker {
  /// Returns the job that the names in `head` stand for.
  func job(of head: [Int], isControl: Bool, hasClosure: Bool) -> Job? {
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
