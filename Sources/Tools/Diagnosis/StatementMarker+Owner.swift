import SourceMeasures

extension StatementMarker {
  /// Adds scores for a property, local variable or type in the statement.
  func addOwner(
    _ word: StatementWord, _ form: inout StatementForm, _ scores: inout StatementScores
  ) {
    let (name, isReceiver) = (word.name, form.isReceiver)
    if isReceiver, name.first?.isLowercase == true {
      form.isDelegation = isDelegation([word.place])
      form.isRoute = Self.isRoute(name)
      form.isView = names.properties[name] == .views
    }
    if isReceiver, name.isCapitalized {
      form.isManager =
        ["Manager", "DataStore", "Repository"].contains(where: name.hasSuffix)
        && Signals.kind(of: name) != .networking && !Signals.isLocal(name.lowercased())
      form.showsProgress = Self.progress.contains(where: name.has) && !form.isDeclaration
    }
    if let job = locals[name] {
      let isStrong = [.alerts, .navigation, .cells, .containment, .keyboard].contains(job)
      let isChildView = job == .containment && structure.isOne(["view"], word.place + 2)
      let isAdded = job == .containment && structure.isOne(["append"], word.place - 2)
      let isSubject = job == .alerts || job == .keyboard || isAdded
      scores.add(
        job, isChildView ? 8 : isReceiver ? (isStrong ? 7 : 3) : isSubject ? 6 : 1)
    } else if let job = names.properties[name] ?? Signals.kind(of: name),
      job != .observation || !word.isCall || name.isCapitalized
    {
      let isCell = job == .cells && isReceiver && !structure.isOne(["frame"], word.place + 2)
      let isUsed =
        switch job {
        case .containment:
          form.isDeclaration && !structure.isOne(["viewControllers"], word.place + 2)
            || form.assignment == word.place + 1
        case .views: !form.isRead(word.place)
        case .dataSource: false
        case .observation: form.assignment == nil || form.assignment == word.place + 1
        case .networking, .persistence:
          form.assignment == nil
            || job == .persistence && structure.isOne(["delegate"], (form.assignment ?? 0) - 1)
            || form.isDeclaration && !structure.isOne(["object"], word.place + 2)
              && structure.isOne(["."], word.place + 1) && structure.isOne(["("], word.place + 3)
        default: form.assignment == nil
        }
      let isPanel =
        job == .containment && isReceiver && name.lowercased().has("panel")
      scores.add(job, isCell || isPanel ? 9 : isReceiver && isUsed ? 3 : 1)
    }
    if names.lists.contains(name), isReceiver, isChange(word.place, form.assignment) {
      scores.add(.dataSource, form.assignment == nil ? 5 : 3)
    }
    form.isReceiver = false
  }

  /// Returns whether the statement changes the list that is named at `place`.
  private func isChange(_ place: Int, _ assignment: Int?) -> Bool {
    assignment == place + 1
      || assignment.map { structure.isOne(["]"], $0 - 1) && code[$0 - 2].kind != .number } ?? false
      || structure.isOne(Self.changes, place + 2) || structure.isOne(Self.changes, place + 3)
  }

  private static let changes: Set<String> = [
    "append", "remove", "removeAll", "removeLast", "removeFirst", "insert", "sort", "swapAt",
    "move", "reverse", "removeValue", "add", "popLast", "addObject", "addObjects",
    "insertObject", "removeObject", "removeAllObjects", "replaceObject",
  ]
}
