import SourceMeasures

extension StatementMarker {
  /// Returns the job that the names in `head` indicate, if any.
  func job(of head: [Int], isControl: Bool, hasClosure: Bool) -> Job? {
    if isOtherWork(head) { return nil }
    var form = form(of: head, isControl: isControl, hasClosure: hasClosure)
    var scores = StatementScores()
    for place in head where structure.isOne(["let", "var"], place - 1) {
      if let job = locals[code[place].name], job == .navigation || job == .containment {
        scores.add(job, 4)
      }
    }
    if let assignment = form.assignment, form.isDeclaration,
      structure.isOne(["params", "parameters"], head[min(1, head.count - 1)]),
      head.contains(where: { structure.isOne(["["], $0) && $0 > assignment })
    {
      scores.add(.networking, 3)
    }
    for place in head {
      if structure.isOne(["(", "["], place) { form.depth += 1 }
      if structure.isOne([")", "]"], place) { form.depth -= 1 }
      guard code[place].kind == .identifier, !structure.isOne(["let", "var", "for"], place - 1)
      else {
        continue
      }
      let word = word(at: place, isControl)
      if word.isCall, word.name.isCapitalized, word.name.has("Tab") { form.makesTab = true }
      if word.isOwn, !word.isLabel {
        addOwner(word, &form, &scores)
        if word.isCall, names.methods.contains(word.name) { continue }
      }
      if !word.isLabel || Self.labels.contains(word.name) { addMeaning(word, form, &scores) }
    }
    if head.contains(where: { structure.isOne(["await"], $0) }) {
      scores.add(.networking, 3)
    }
    if let sum = head.first(where: { structure.isOne(["+="], $0) }),
      head.contains(where: { $0 > sum && code[$0].kind == .text })
    {
      scores.add(.formatting, 5)
    }
    if form.showsProgress {
      let isMessage =
        showsMessage
        || head.contains { code[$0].kind == .text || Self.reports.contains(code[$0].name) }
      return hasClosure ? nil : isMessage ? .alerts : .views
    }
    if let job = suppliedJob(head, form.assignment) { return job }
    if !form.isDeclaration, setsText(head), isComputed(head) { scores.add(.formatting, 8) }
    return form.isDelegation && scores.best == .networking ? nil : scores.best
  }

  private func form(of head: [Int], isControl: Bool, hasClosure: Bool) -> StatementForm {
    let isUnused = head.first.map { structure.isOne(["_"], $0) } ?? false
    let assignment = isUnused ? nil : head.first { structure.isOne(["="], $0) }
    return StatementForm(
      first: head.first, assignment: assignment, isControl: isControl, hasClosure: hasClosure,
      isDeclaration: head.contains { structure.isOne(["let", "var", "return"], $0) })
  }

  private func word(at place: Int, _ isControl: Bool) -> StatementWord {
    let isMember = structure.isOne(["."], place - 1)
    return StatementWord(
      place: place, name: code[place].name, isMember: isMember, isOfSelf: isOfSelf(place),
      isLabel: structure.isOne([":"], place + 1) && structure.isOne(["(", ","], place - 1),
      isCall: structure.isOne(isControl ? ["("] : ["(", "{"], place + 1))
  }

  /// Adds the scores that follow from the name itself.
  private func addMeaning(
    _ word: StatementWord, _ form: StatementForm, _ scores: inout StatementScores
  ) {
    let (name, place, isRead) = (word.name, word.place, form.isRead(word.place))
    let owner =
      word.isMember
      ? code[max(0, structure.isOne(["?", "!"], place - 2) ? place - 3 : place - 2)].name : ""
    let isTarget =
      word.isMember || word.isOfSelf || (place == form.first && form.assignment == place + 1)
    if let found = Signals.weight(of: name, isMember: isTarget, isCall: word.isCall),
      !form.isDelegation || [.observation, .networking].contains(found.job),
      found.job != .alerts || names.properties[name] != .views && locals[name] != .views,
      name != "viewControllers" || !owner.lowercased().has("page")
    {
      let isWeak =
        found.job == .views && isRead && !word.isCall && !name.isCapitalized
        || name == "NSAttributedString"
          && (isRead && !form.isDeclaration || structure.isOne(["."], place + 1))
        || name == "string" && structure.isOne(["forKey"], place + 2)
        || found.job == .persistence && isRead && !form.isDeclaration && scores.has(.views)
      let isOwnTarget = isTarget && !word.isMember || word.isOfSelf
      scores.add(found.job, isWeak ? 1 : isOwnTarget ? max(3, found.weight) : found.weight)
    }
    if name == "viewControllers", form.assignment == place + 1, structure.isOne(["["], place + 2) {
      scores.add(.containment, word.isOwn ? 6 : 0)
    }
    if word.isLabel,
      name == "viewController" && form.makesTab || name == "contentViewController"
    {
      scores.add(.containment, 8)
    }
    if name == "direction",
      structure.isOne(["forward", "reverse", "Forward", "Reverse"], place + 3)
    {
      scores.add(.containment, 9)
    }
    if word.isLabel,
      Self.contexts.contains(name) || name == "context" && structure.isOne(["("], place - 1),
      usesContext(place + 2)
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
    if Self.changesOfData.contains(where: { Signals.starts(name, with: $0) }),
      form.isManager && !form.hasClosure && !structure.isOne([")"], place + 2)
        || scores.has(.networking) && name.hasPrefix("store")
    {
      scores.add(.persistence, 6)
    }
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

  /// Returns whether the name of the argument at `place` suggests a managed object context.
  private func usesContext(_ place: Int) -> Bool {
    let own = structure.isOne(["self"], place) ? place + 2 : place
    return ["context", "moc"].contains(where: code[own].name.lowercased().hasSuffix)
  }

  private static let contexts: Set<String> = [
    "insertInto", "managedObjectContext", "inContext", "moc", "withContext",
  ]
  private static let changesOfData = [
    "save", "store", "insert", "update", "remove", "delete", "add", "create",
  ]
  /// The methods of a managed object context.
  private static let storing: Set<String> = [
    "save", "fetch", "delete", "perform", "performAndWait", "insert", "count", "object",
    "existingObject", "execute", "rollback", "refresh",
  ]
  private static let requests = [
    "get", "load", "retrieve", "send", "submit", "post", "login", "logIn", "authenticate", "poll",
    "connect", "query",
  ]
  /// Returns whether the statement does other work, such as sound or maps.
  func isOtherWork(_ head: [Int]) -> Bool {
    head.contains { structure.isOne(Self.otherWork, $0) }
  }

  private static let otherWork: Set<String> = [
    "standardError", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter", "AVAudioSession",
    "UIKeyCommand", "addKeyCommand", "removeKeyCommand", "keyCommands", "UIDragItem",
    "NSItemProvider", "itemProvider", "loadFileRepresentation", "loadDataRepresentation",
    "loadItem", "loadObject", "loadObjects", "evaluatePolicy", "requestAccess",
    "requestAuthorization", "reverseGeocodeLocation", "geocodeAddressString", "performChanges",
    "addAnnotation", "addAnnotations", "removeAnnotation", "removeAnnotations", "showAnnotations",
    "selectAnnotation", "addOverlay", "removeOverlay", "setRegion", "visibleMapRect",
  ]
  /// Parts of the names of types that show that work is under way.
  static let progress = ["HUD", "ActivityIndicator", "ProgressOverlay"]
  /// Methods and labels of a progress display that shows a message.
  static let reports: Set<String> = [
    "showError", "showSuccess", "showInfo", "showSucceed", "showFailed", "showMessage",
    "withStatus", "labelText", "showProgress",
  ]
  /// Returns whether an object with this name opens other screens.
  static func isRoute(_ name: String) -> Bool {
    let lower = name.lowercased()
    return routes.contains(where: lower.hasSuffix) && !otherRoutes.contains(where: lower.has)
  }

  private static let routes = ["coordinator", "router", "navigator", "navigationservice"]
  /// Parts of the names of coordinators that coordinate something other than screens.
  private static let otherRoutes = [
    "sync", "persistentstore", "data", "download", "upload", "refresh", "drag", "drop",
    "transition", "animation",
  ]
  private static let delegations = [
    "viewmodel", "presenter", "delegate", "interactor", "interaction", "output",
  ]

  /// Returns whether the statement calls a view model, a presenter or a delegate.
  func isDelegation(_ head: [Int]) -> Bool {
    let first = head.first { code[$0].kind == .identifier }
    let name = first.map { code[$0].name.lowercased() } ?? ""
    return name != "appdelegate" && Self.delegations.contains(where: name.hasSuffix)
  }

  /// Returns whether the name at `place` is a member of `self`.
  ///
  /// A weak or strong copy of `self`, such as `strongSelf`, counts as `self`.
  func isOfSelf(_ place: Int) -> Bool {
    guard structure.isOne(["."], place - 1) else { return false }
    let before = structure.isOne(["?", "!"], place - 2) ? place - 3 : place - 2
    return structure.isOne(["self", "strongSelf", "weakSelf"], before)
  }

  /// Argument labels from which the job follows, as from a method's name.
  private static let labels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "viewController", "managedObjectContext", "inContext", "moc", "withContext",
    "contentViewController",
    "context", "insertInto", "direction", "configureCell", "cellProvider", "fileURLWithPath",
    "contentsOfFile",
  ]
}
