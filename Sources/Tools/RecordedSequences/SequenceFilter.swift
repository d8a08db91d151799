internal import Foundation
internal import SourceMeasures

/// Selects the calls of the variant, its patterns and the ports for a recording.
///
/// The filter leaves out the compiler's accessors, thunks and helpers, most new values, and the
/// table's frequent requests, such as for numbers of rows. Calls inside a pattern are left out
/// unless they lead to the variant or a port.
struct SequenceFilter {
  private enum Role: Equatable {
    case variant
    case pattern
    case port
    /// The user interface and the player.
    case stage
    /// The implementation of the database and of the server.
    case service
    /// A function that is neither shown nor named as the caller.
    case neutral
  }

  /// A shown call, before its depth is computed.
  private struct Visible {
    let name: String
    let notes: [String]
    let ancestor: Int?
  }

  private static let stage: Set = ["HeadlessUI", "Pilot", "PeopleListVariants", "SequencePlayer"]
  /// The types in the patterns' `UIKit` folders. They connect a pattern to the stage, so a
  /// recording treats them as parts of the stage.
  static let adapters: Set = [
    "AlertAsker", "CollectionViewAdapter", "ContentViewController", "CrossFade",
    "FocusOrderTextFieldDelegate", "KeyboardAnimator", "NavigationControllerStack",
    "ProfileView", "SplitCollapseObserver", "TableViewAdapter",
  ]
  private static let services: Set = ["Database", "TestDoubles", "Collation"]
  private static let ports: Set = [
    "SQLitePeopleStore", "MockAPICommunicator", "TransientSortSetting",
  ]
  /// The methods of the data source that the table calls many times.
  private static let queries = [
    "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)",
    "tableView(_:titleForHeaderInSection:)", "tableView(_:canEditRowAt:)",
  ]
  /// Parts of patterns that only create or place views.
  private static let viewParts: Set = ["LazyPart", "ColumnLayout"]
  /// The calls of ports that all variants share, as events.
  private static let events: [String: RecordedSequence.Event] = [
    "save(_:)": .init("store", "save"), "delete(_:)": .init("store", "delete"),
    "getPeople()": .init("request", "refresh"), "post(_:)": .init("request", "post"),
  ]

  private let variant: String
  private let patterns: Set<String>
  private let decision: String?
  private let tree: CallTree
  private var visible: [Visible?]
  /// The setters of properties with observers.
  private var observed: Set<Int> = []

  /// - Parameter decision: The function with the decision, which is shown even inside a pattern.
  init(_ tree: CallTree, variant: String, patterns: Set<String>, decision: String? = nil) {
    self.variant = variant
    self.decision = decision
    self.patterns = patterns
    self.tree = tree
    visible = Array(repeating: nil, count: tree.nodes.count)
    let leads = leadsOutside
    for node in tree.nodes {
      let isObserver = node.function.kind == .observation || node.function.name.hasSuffix(".didSet")
      if isObserver, let parent = node.parent { observed.insert(parent) }
    }
    for node in tree.nodes.indices { visible[node] = shown(node, leads: leads[node]) }
  }

  /// The shown calls between the marks `begin` and `end`, and the events.
  var steps: [RecordedSequence.Step] {
    var steps: [RecordedSequence.Step] = []
    var path: [Int] = []
    var isOn = false
    var known: Set<Int> = []
    for item in tree.items {
      switch item {
      case .mark("begin"):
        isOn = true
      case .mark("end"): isOn = false
      case .mark(let text):
        guard isOn else { continue }
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        steps.append(.event(.init(words[0], words.count > 1 ? words[1] : "")))
      case .call(let node):
        guard isOn, let call = visible[node] else { continue }
        let parent = call.ancestor.flatMap { known.contains($0) ? $0 : nil }
        known.insert(node)
        if let parent, !path.contains(parent), let around = visible[parent] {
          // Other calls were shown after the caller, so the caller is named again.
          steps.append(.call(.init(depth: 0, around.name, ["continues"])))
          path = [parent]
        }
        path = parent.flatMap { path.firstIndex(of: $0) }.map { Array(path[...$0]) } ?? []
        steps.append(.call(.init(depth: path.count, call.name, call.notes)))
        path.append(node)
        if call.notes.contains("port"), let event = Self.events[function(of: call.name)] {
          steps.append(.event(event))
        }
      }
    }
    return steps.joinedRepetitions
  }

  /// The numbers of the variant's objects that were created and released.
  var objects: (created: Int, released: Int) {
    let own = tree.nodes.filter { $0.function.module == variant }
    let inits = own.filter { node in
      node.function.kind == .objectInit
        // A convenience initializer calls another initializer of the same object, which counts
        // once.
        && node.parent.map { tree.nodes[$0].function }.map {
          $0.kind != .objectInit || type(of: $0.name) != type(of: node.function.name)
        } ?? true
    }
    return (inits.count, own.count { $0.function.kind == .objectDeinit })
  }

  private func role(of function: RecordedFunction) -> Role {
    if function.module == variant { return .variant }
    if patterns.contains(function.module) {
      let type = type(of: function.name)
      // A function in an extension of a UIKit class is named after this class.
      let isAdapter = type.hasPrefix("UI") || Self.adapters.contains(type)
      return isAdapter && function.name != decision ? .stage : .pattern
    }
    if Self.stage.contains(function.module) { return .stage }
    if Self.ports.contains(type(of: function.name)) { return .port }
    return Self.services.contains(function.module) ? .service : .neutral
  }

  private func isTransparent(_ function: RecordedFunction) -> Bool {
    switch function.kind {
    case .hidden, .witness, .observation: true
    case .valueInit: ![.port, .variant].contains(role(of: function))
    default: role(of: function) == .neutral
    }
  }

  /// Whether each call leads to a call of the variant or a port.
  private var leadsOutside: [Bool] {
    var leads = Array(repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated().reversed() {
      let isOutside =
        !isTransparent(node.function)
        && [.variant, .port].contains(role(of: node.function))
      if isOutside || leads[index], let parent = node.parent { leads[parent] = true }
    }
    return leads
  }

  private func shown(_ node: Int, leads: Bool) -> Visible? {
    let function = tree.nodes[node].function
    guard !isTransparent(function), function.kind != .setter || !observed.contains(node)
    else { return nil }
    if role(of: function) == .variant, function.kind == .valueInit, !leads { return nil }
    var protocolName: String?
    var caller: RecordedFunction?
    var ancestor: Int?
    var startsTask = tree.nodes[node].startsTask
    var place = tree.nodes[node].parent
    while let next = place {
      let above = tree.nodes[next].function
      if caller == nil {
        if above.kind == .witness { protocolName = protocolName ?? above.name }
        if isTransparent(above) {
          startsTask = startsTask || tree.nodes[next].startsTask
        } else {
          caller = above
        }
      }
      if visible[next] != nil {
        ancestor = next
        break
      }
      place = tree.nodes[next].parent
    }
    let callerRole = caller.map(role(of:))
    var notes: [String] = []
    switch role(of: function) {
    case .variant:
      if callerRole == .stage, Self.queries.contains(self.function(of: function.name)) {
        return nil
      }
    case .pattern:
      let isCalled = callerRole == .variant || caller?.module == "HeadlessUI"
      guard leads || isCalled || function.name == decision,
        ![.objectDeinit, .setter].contains(function.kind),
        !Self.viewParts.contains(type(of: function.name)),
        // Computed properties are left out, and so are the closures in them.
        function.kind != .closure || function.name.contains("(")
      else { return nil }
      notes.append(function.module)
    case .port:
      guard callerRole == .variant || callerRole == .pattern, function.kind != .objectDeinit
      else { return nil }
      notes.append("port")
    case .stage, .service, .neutral: return nil
    }
    let isTask = function.isAsync && startsTask
    let name = (function.kind == .closure ? "closure in " : "") + function.name
    if function.kind == .closure, !isTask, let ancestor = ancestor.flatMap({ visible[$0] }),
      [name, function.name].contains(ancestor.name)
    {
      // A closure that is called by the function that contains it gets no line of its own.
      return nil
    }
    // The part of an initializer that sets an object's properties gets no line of its own.
    if function.kind == .valueInit, ancestor.flatMap({ visible[$0] })?.name == name { return nil }
    if callerRole == .stage { notes.append("from stage") }
    if callerRole == .service || callerRole == .port,
      ancestor.flatMap({ visible[$0] })?.notes.contains("port") != true
    {
      notes.append("from store")
    }
    if function.isAsync { notes.append(isTask ? "task" : "async") }
    let isPort = notes.contains("port")
    return Visible(
      name: isPort ? protocolName ?? name : name, notes: notes, ancestor: ancestor)
  }

  private func type(of name: String) -> String {
    let base = name.prefix { $0 != "(" }
    return base.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  private func function(of name: String) -> String {
    let type = type(of: name)
    return type.isEmpty ? name : String(name.dropFirst(type.count + 1))
  }
}
