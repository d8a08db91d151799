import SourceMeasures

extension MemberMarker {
  /// Returns the jobs of a function, initializer, deinitializer or subscript.
  func functionRanges(
    _ member: Range<Int>, _ header: MemberHeader, _ whole: ClosedRange<Int>
  ) -> Ranges {
    let (head, bodies) = structure.parts(of: member)
    guard let body = bodies.last else { return [] }
    let words = head.map { structure.code[$0].text }
    let result = result(of: head)
    if let job = jobByShape(header, head, result, body) { return [(job, whole)] }
    // A static factory that returns a controller does not show another screen.
    let isFactory = words.contains { ["static", "class"].contains($0) }
    if body.isEmpty || isFactory && result.contains(where: { $0.hasSuffix("Controller") }) {
      return []
    }
    var marker = StatementMarker(structure, names: names)
    let marks = marker.marks(in: body)
    let tally = JobTally(marks)
    let isObserver = tally.lines[.observation] != nil || contains(["removeObservers"], body)
    if header.keyword == "deinit", isObserver, tally.hasOnly([.observation, .dataSource, .views]) {
      return [(.observation, whole)]
    }
    if header.baseName == "mapView", tally.hasOnly([.views, .formatting]) { return [] }
    if isHandler(header, words), !body.contains(where: isOfKeyboard),
      tally.hasOnly([.views, .observation, .formatting])
    {
      let isKnown = !tally.lines.isEmpty || !MemberSignals.isModelChange(header.name)
      return tally.total > 0 && isKnown ? [(.observation, whole)] : []
    }
    if let job = jobByDelegate(header.name, tally, body) { return [(job, whole)] }
    // A lifecycle method such as `viewDidLoad` often does several jobs, so each statement keeps its
    // own.
    let moments = ["viewDid", "viewWill", "loadView", "traitCollectionDid"]
    if moments.contains(where: header.name.hasPrefix), contains(["super"], body) {
      return marks.flatMap(\.ranges)
    }
    let job = consolidated(
      marks, header.name, changesRows: contains(["reloadData", "IndexPath"], body))
    return job.map { [($0, whole)] } ?? marks.flatMap(\.ranges)
  }

  /// Returns the job that a function's header and shape indicate, if any.
  private func jobByShape(
    _ header: MemberHeader, _ head: [Int], _ result: [String], _ body: Range<Int>
  ) -> Job? {
    let words = head.map { structure.code[$0].text }
    if let job = MemberSignals.job(of: header.name) { return job }
    if MemberSignals.likelyJob(of: header.name) == .containment { return .containment }
    if body.isEmpty { return words.contains("UIStoryboardSegue") ? .navigation : nil }
    if words.contains(where: {
      $0 == "JSON" || $0.hasPrefix("URLSession") || $0 == "URLAuthenticationChallenge"
    }) {
      return .networking
    }
    let fillsCell =
      MemberSignals.fillsCell(header.baseName) && head.contains(where: isCellParameter)
    if fillsCell, !header.isDelegate { return .cells }
    let isImage = ["UIColor", "UIImage", "CGImage"].contains(result.first) && header.name.has(":")
    if isImage || MemberSignals.isText(result) && !header.name.has("dentifier") && computes(body),
      !body.contains(where: readsStore)
    {
      return .formatting
    }
    if header.isDelegate { return nil }
    if result.first == "Promise" { return .networking }
    if result.contains(where: { $0.hasPrefix("NSFetch") }) { return .persistence }
    if names.suppliesPages, result.contains(where: { $0.hasSuffix("ViewController") }) {
      return .containment
    }
    if result.contains(where: { $0.hasSuffix("Cell") || $0.hasSuffix("ReusableView") }) {
      return .cells
    }
    if result.first == "CGFloat", header.name.has("Cell") || header.name.has("Row") {
      return .dataSource
    }
    let isOfRow =
      words.contains("IndexPath") || words.contains("section")
    if isOfRow && !result.isEmpty && !MemberSignals.isOfScreen(result)
      || result.first == "[" && result.contains(where: MemberSignals.isRow)
    {
      return .dataSource
    }
    return MemberSignals.isView(result) && !contains(["isFirstResponder"], body) ? .views : nil
  }

  /// Returns the job of a delegate method that opens screens or fills cells.
  private func jobByDelegate(_ name: String, _ tally: JobTally, _ body: Range<Int>) -> Job? {
    if name.has("didSelectRow") || name.has("didSelectItem") {
      let screens = (tally.lines[.navigation] ?? 0) + body.count(where: showsScreen)
      return screens > 0 && 2 * tally.countOfOthers(than: .navigation) <= screens
        ? .navigation : nil
    }
    guard name.has(":willDisplay:for"), tally.hasOnly([.views, .formatting, .cells]) else {
      return nil
    }
    return body.contains {
      structure.isOne(["cell"], $0)
        && (structure.isOne(["."], $0 + 1) || structure.isOne([":", "("], $0 - 1))
    } ? .cells : nil
  }

  /// Returns whether a model, a notification or a timer calls the method.
  private func isHandler(_ header: MemberHeader, _ words: [String]) -> Bool {
    !words.contains("override") && !words.contains("Name")
      && words.contains { ["Notification", "NSNotification", "Timer"].contains($0) }
      || MemberSignals.isModelChange(header.name)
  }

  /// Returns the words of the type that a function returns.
  private func result(of head: [Int]) -> [String] {
    guard let open = head.firstIndex(where: { structure.isOne(["("], $0) }) else { return [] }
    let rest = head.drop { $0 < structure.after(head[open]) }
    guard let arrow = rest.firstIndex(where: { structure.isOne(["->"], $0) }) else { return [] }
    return rest[(arrow + 1)...].map { structure.code[$0].text }
  }

  private func contains(_ words: [String], _ body: Range<Int>) -> Bool {
    body.contains { structure.isOne(words, $0) }
  }

  private func isOfKeyboard(_ place: Int) -> Bool {
    structure.code[place].text.lowercased().has("keyboard")
  }

  /// Returns whether a body builds a text or chooses one of several.
  func computes(_ body: Range<Int>) -> Bool {
    let texts = body.filter { structure.code[$0].kind == .text }
    let results = body.count {
      structure.isOne(["return"], $0) && !structure.isOne(["nil"], $0 + 1)
    }
    return texts.count > 1 || results > 1 || texts.contains { structure.code[$0].text.has("\\(") }
      || body.contains {
        structure.isOne(["switch"], $0)
          || structure.isOne(["NSLocalizedString", "String"], $0) && structure.isOne(["("], $0 + 1)
            && !structure.isOne([")"], $0 + 2)
      }
  }

  /// Returns whether the controller's method that is called at `place` shows a screen.
  private func showsScreen(_ place: Int) -> Bool {
    names.screenMethods.contains(structure.code[place].name) && structure.isOne(["("], place + 1)
      && (!structure.isOne(["."], place - 1) || structure.isOne(["self"], place - 2))
  }

  func readsStore(_ place: Int) -> Bool {
    let name = structure.code[place].name
    return Signals.strong[name] == .persistence || Signals.kind(of: name) == .persistence
  }

  private func isCellParameter(_ place: Int) -> Bool {
    structure.isOne([":"], place - 1) && structure.code[place].kind == .identifier
      && structure.code[place].text.hasSuffix("Cell")
  }

  /// Returns the main job of a member; nil if it has none.
  func consolidated(
    _ marks: [MarkedStatement], _ name: String, changesRows: Bool = true
  ) -> Job? {
    let tally = JobTally(marks)
    let jobs = Set(tally.lines.keys)
    let isView = name.hasPrefix("view")
    if MemberSignals.isLocal(name), !jobs.isEmpty, tally.hasOnly([.networking, .persistence]) {
      return .persistence
    }
    let named = MemberSignals.likelyJob(of: name)
    if let named, let count = tally.lines[named], 3 * count >= 2 * (tally.total - tally.neutral) {
      return named
    }
    let isSure = (named == .alerts || named == .navigation) && name.has("(")
    if isSure, jobs.isEmpty, !marks.isEmpty { return named }
    let isOfKeyboard = name.has("eyboard") && !name.has("eyboardToolbar")
    if !jobs.isEmpty, tally.hasOnly([.keyboard, .views]),
      isOfKeyboard
    {
      return .keyboard
    }
    if tally.hasOnly([.containment, .views, .navigation]),
      tally.job(withAtLeast: 0.5) == .containment, !isView
    {
      return .containment
    }
    if jobs == [.views, .dataSource], !changesRows, !isView,
      tally.lines[.views] ?? 0 > tally.lines[.dataSource] ?? 0
    {
      return .views
    }
    if tally.hasOnly([.dataSource, .views]), !isView, tally.lines[.views] ?? 0 < 4,
      tally.job(withAtLeast: 0.6) == .dataSource
    {
      return .dataSource
    }
    return name.hasPrefix("init") ? nil : tally.job(withAtLeast: 0.6, others: isView ? 0 : 0.05)
  }
}
