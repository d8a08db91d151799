import SourceMeasures

extension StatementMarker {
  /// Returns the job that the names in `head` belong to.
  func job(of head: [Int], isControl: Bool, hasClosure: Bool) -> Job? {
    if isOtherWork(head) { return nil }
    var form = form(of: head, isControl: isControl, hasClosure: hasClosure)
    var scores = StatementScores()
    if head.contains(where: { structure.isOne(["await"], $0) }) { scores.add(.networking, 3) }
    for place in head where structure.isOne(["let", "var"], place - 1) {
      if let job = locals[code[place].name], job == .navigation || job == .containment {
        scores.add(job, 4)
      }
    }
    for place in head {
      if structure.isOne(["(", "["], place) { form.depth += 1 }
      if structure.isOne([")", "]"], place) { form.depth -= 1 }
      guard code[place].kind == .identifier, !structure.isOne(["let", "var", "for"], place - 1)
      else {
        continue
      }
      let word = word(at: place)
      if word.isOwn, !word.isLabel {
        addOwner(word, &form, &scores)
        if word.isCall, names.methods.contains(word.name) { continue }
      }
      if !word.isLabel || Self.labels.contains(word.name) { addMeaning(word, form, &scores) }
    }
    if form.showsProgress {
      let isMessage = head.contains {
        code[$0].kind == .text || Self.reports.contains(code[$0].name)
      }
      return hasClosure ? nil : isMessage ? .alerts : .views
    }
    if suppliesList(head, form.assignment) { return .dataSource }
    if !form.isDeclaration, computesText(head) { scores.add(.formatting, 8) }
    return form.isDelegation && scores.best == .networking ? nil : scores.best
  }

  private func form(of head: [Int], isControl: Bool, hasClosure: Bool) -> StatementForm {
    let isUnused = head.first.map { structure.isOne(["_"], $0) } ?? false
    let assignment = isUnused ? nil : head.first { structure.isOne(["="], $0) }
    return StatementForm(
      first: head.first, assignment: assignment, isControl: isControl, hasClosure: hasClosure,
      isDeclaration: head.contains { structure.isOne(["let", "var", "return"], $0) })
  }

  private func word(at place: Int) -> StatementWord {
    let isMember = structure.isOne(["."], place - 1)
    return StatementWord(
      place: place, name: code[place].name, isMember: isMember, isOfSelf: isOfSelf(place),
      isLabel: structure.isOne([":"], place + 1) && structure.isOne(["(", ","], place - 1),
      isCall: structure.isOne(["(", "{"], place + 1))
  }

  /// Adds scores for a property, local or type that the statement uses first or reads.
  private func addOwner(
    _ word: StatementWord, _ form: inout StatementForm, _ scores: inout StatementScores
  ) {
    let (name, isReceiver) = (word.name, form.isReceiver)
    if isReceiver, name.first?.isLowercase == true {
      form.isDelegation = isDelegation([word.place])
      form.isRoute = Self.isRoute(name)
      form.isView = names.properties[name] == .views
    }
    if isReceiver, name.isCapitalized {
      form.showsProgress = Self.progress.contains(where: name.has) && !form.isDeclaration
    }
    if let job = locals[name] {
      let isStrong = [.alerts, .navigation, .cells, .containment, .keyboard].contains(job)
      let isChildView = job == .containment && structure.isOne(["view"], word.place + 2)
      let isSubject = job == .alerts || job == .keyboard || isChildView
      scores.add(
        job, isReceiver && isChildView ? 4 : isReceiver ? (isStrong ? 7 : 3) : isSubject ? 6 : 1)
    } else if let job = names.properties[name] ?? Signals.kind(of: name) {
      let isUsed =
        switch job {
        case .containment: form.isDeclaration || form.assignment == word.place + 1
        case .views: !form.isRead(word.place)
        case .dataSource: false
        default: form.assignment == nil || asksOwner(word.place)
        }
      scores.add(job, isReceiver && isUsed ? 3 : 1)
    }
    if names.lists.contains(name), isReceiver, isChange(word.place, form.assignment) {
      scores.add(.dataSource, form.assignment == nil ? 5 : 3)
    }
    form.isReceiver = false
  }

  /// Whether the statement calls a method of the object at `place` to do work.
  ///
  /// A fetched results controller only returns rows that it has already fetched.
  private func asksOwner(_ place: Int) -> Bool {
    structure.isOne(["."], place + 1) && structure.isOne(["("], place + 3)
      && !code[place].name.lowercased().hasSuffix("resultscontroller")
  }

  /// Adds the scores that the name itself has.
  private func addMeaning(
    _ word: StatementWord, _ form: StatementForm, _ scores: inout StatementScores
  ) {
    let (name, place, isRead) = (word.name, word.place, form.isRead(word.place))
    let isTarget =
      word.isMember || word.isOfSelf || (place == form.first && form.assignment == place + 1)
    if let found = Signals.weight(of: name, isMember: isTarget, isCall: word.isCall),
      !form.isDelegation || [.observation, .networking].contains(found.job),
      found.job != .alerts || names.properties[name] != .views && locals[name] != .views
    {
      let isWeak = found.job == .views && isRead && !word.isCall && !name.isCapitalized
      let isOwnTarget = isTarget && !word.isMember || word.isOfSelf
      scores.add(found.job, isWeak ? 1 : isOwnTarget ? max(3, found.weight) : found.weight)
    }
    if name == "viewControllers", form.assignment == place + 1, structure.isOne(["["], place + 2) {
      scores.add(.containment, word.isOwn ? 6 : 0)
    }
    if name == "direction", structure.isOne(["forward", "reverse"], place + 3) {
      scores.add(.containment, 9)
    }
    if word.isLabel, name == "insertInto" || name == "context" && structure.isOne(["("], place - 1),
      code[place + 2].name.lowercased().hasSuffix("context")
    {
      scores.add(.persistence, 5)
    }
    if word.isCall, let job = names.app.job(ofCall: structure.keys(ofCall: place, names)) {
      scores.add(job, 8)
    }
    guard word.isMember else { return }
    if let assignment = form.assignment, place < assignment, Signals.starts(name, with: "on"),
      structure.isOne(["{"], assignment + 1)
    {
      scores.add(form.isRoute ? .navigation : form.isView ? .views : .observation, 7)
    }
    if !isRead, Signals.viewSuffixes.contains(where: name.hasSuffix) { scores.add(.views, 2) }
    if name == "items", structure.isOne(["rx"], place - 2) { scores.add(.cells, 9) }
    if word.isCall, place > 1, Self.storing.contains(name),
      code[place - 2].name.lowercased().hasSuffix("context")
    {
      scores.add(.persistence, 5)
    }
    guard word.isCall else { return }
    if form.hasClosure, !form.isControl, !word.isOfSelf,
      Self.requests.contains(where: { Signals.starts(name, with: $0) })
    {
      scores.add(.networking, 4)
    }
    if form.isDelegation && MemberSignals.leaves(name)
      || form.isRoute && (name == "start" || MemberSignals.leaves(name))
    {
      scores.add(.navigation, 4)
    }
  }

  /// The methods of a managed object context.
  private static let storing: Set<String> = [
    "save", "fetch", "delete", "perform", "performAndWait", "insert", "count", "object",
    "existingObject", "execute", "rollback", "refresh",
  ]
  private static let requests = ["get", "load", "retrieve", "send", "submit"]
  /// Whether the statement uses sound, video, permissions or picked files, which have no job.
  func isOtherWork(_ head: [Int]) -> Bool {
    head.contains { structure.isOne(Self.otherWork, $0) }
  }

  private static let otherWork: Set<String> = [
    "standardError", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter", "AVAudioSession",
    "loadFileRepresentation",
    "loadDataRepresentation", "loadItem", "loadObject", "evaluatePolicy", "requestAccess",
    "requestAuthorization", "reverseGeocodeLocation", "geocodeAddressString", "performChanges",
  ]
  /// Parts of the names of types that show that work is under way.
  private static let progress = ["HUD", "ActivityIndicator", "ProgressOverlay"]
  /// Methods and labels of a progress display that shows a message.
  private static let reports: Set<String> = [
    "showError", "showSuccess", "showInfo", "showSucceed", "showFailed", "showMessage",
    "withStatus",
  ]
  /// Whether an object with this name opens other screens.
  static func isRoute(_ name: String) -> Bool {
    routes.contains(where: name.lowercased().hasSuffix)
  }

  private static let routes = ["coordinator", "router", "navigator", "navigationservice"]
  /// Parts of names of objects to which a screen does not delegate its decisions.
  private static let messengers = ["appdelegate", "error", "alert", "notice", "activity", "toast"]
  private static let delegations = [
    "viewmodel", "presenter", "delegate", "interactor", "interaction", "output",
  ]

  /// Whether the statement calls a view model, a presenter or a delegate.
  func isDelegation(_ head: [Int]) -> Bool {
    let first = head.first { code[$0].kind == .identifier }
    let name = first.map { code[$0].name.lowercased() } ?? ""
    return !Self.messengers.contains(where: name.has)
      && Self.delegations.contains(where: name.hasSuffix)
  }

  /// Whether the name at `place` follows `self.` or `self?.`.
  private func isOfSelf(_ place: Int) -> Bool {
    guard structure.isOne(["."], place - 1) else { return false }
    let before = structure.isOne(["?", "!"], place - 2) ? place - 3 : place - 2
    return structure.isOne(["self", "strongSelf", "weakSelf"], before)
  }

  /// Whether the statement changes the list that is named at `place`.
  private func isChange(_ place: Int, _ assignment: Int?) -> Bool {
    assignment == place + 1
      || assignment.map { structure.isOne(["]"], $0 - 1) && code[$0 - 2].kind != .number } ?? false
      || structure.isOne(Self.changes, place + 2) || structure.isOne(Self.changes, place + 3)
  }

  private static let changes: Set<String> = [
    "append", "remove", "removeAll", "removeLast", "removeFirst", "insert", "sort", "swapAt",
    "move",
    "reverse", "filter", "removeValue", "add", "popLast",
  ]

  /// Argument labels from which the job follows, as from a method's name.
  private static let labels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "context", "insertInto", "direction", "configureCell", "cellProvider", "fileURLWithPath",
    "contentsOfFile",
  ]
}
