package import SourceMeasures

/// The calls of one variant during one action, in order.
package struct RecordedSequence: Equatable, Sendable {
  /// An event that all variants share, such as a tap, a question or a request.
  package struct Event: Hashable, Sendable {
    package let kind: String
    package let detail: String

    package init(_ kind: String, _ detail: String) {
      self.kind = kind
      self.detail = detail
    }
  }

  /// A call of a function.
  package struct Call: Hashable, Sendable {
    /// The number of calls around this call.
    package let depth: Int
    /// The type and the function, such as `PersonFlows.delete(_:)`.
    ///
    /// The name of a closure is `closure in`, followed by the function that contains it.
    package let name: String
    /// Facts about the call, such as its caller.
    ///
    /// A note is `from stage`, `from store`, `port`, `async`, `task`, `continues`, the module of a
    /// pattern, or a number of times.
    package let notes: [String]

    package init(depth: Int, _ name: String, _ notes: [String] = []) {
      self.depth = depth
      self.name = name
      self.notes = notes
    }

    /// Whether the line names an earlier call again, because that call makes the next call.
    package var continues: Bool { notes.contains("continues") }

    /// The type or types around the function, or nil for a function outside types.
    ///
    /// The name of a type begins with a capital letter, so an observer such as `Work.count.didSet`
    /// belongs to `Work`.
    package var type: String? {
      let parts = functionAround.prefix { $0 != "(" }.split(separator: ".").dropLast()
      let types = parts.prefix { $0.first?.isUppercase == true }
      return types.isEmpty ? nil : types.joined(separator: ".")
    }

    /// The function without its type, such as `delete(_:)`.
    package var function: String {
      let function = type.map { functionAround.dropFirst($0.count + 1) } ?? functionAround
      return isClosure ? "closure in \(function)" : String(function)
    }

    private var isClosure: Bool { name.hasPrefix("closure in ") }

    private var functionAround: Substring {
      isClosure ? name.dropFirst("closure in ".count) : name[...]
    }
  }

  package enum Step: Hashable, Sendable {
    case event(Event)
    case call(Call)
  }

  /// The measures that a recording lists below its steps.
  package struct Measures: Equatable, Sendable {
    package let calls: Int
    /// The number of calls in the deepest nesting.
    package let depth: Int
    /// The number of types whose functions are called.
    package let types: Int
    /// The function that contains the branch of the action's decision.
    package let decision: String
    /// The numbers of the variant's objects that were created and released.
    package let created: Int
    package let released: Int

    package init(
      calls: Int, depth: Int, types: Int, decision: String, released: Int, of created: Int
    ) {
      self.calls = calls
      self.depth = depth
      self.types = types
      self.decision = decision
      self.released = released
      self.created = created
    }
  }

  package let action: RecordedAction
  package let variant: Variant
  package let steps: [Step]
  package let measures: Measures

  package init(
    _ action: RecordedAction, _ variant: Variant, steps: [Step], measures: Measures
  ) {
    self.action = action
    self.variant = variant
    self.steps = steps
    self.measures = measures
  }

  /// The calls, without the lines that name an earlier call again.
  package var calls: [Call] {
    steps.compactMap { if case .call(let call) = $0, !call.continues { call } else { nil } }
  }

  package var events: [Event] {
    steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// Creates a recording, and computes its measures.
  init(
    _ action: RecordedAction, _ variant: Variant, steps: [Step],
    objects: (created: Int, released: Int)
  ) {
    let calls = steps.compactMap { if case .call(let call) = $0 { call } else { nil } }
    let own = calls.filter { !$0.continues }
    self.init(
      action, variant, steps: steps,
      measures: Measures(
        calls: own.count, depth: (calls.map(\.depth).max() ?? -1) + 1,
        types: Set(own.compactMap(\.type)).count,
        decision: DecisionTable.function(of: action, in: variant) ?? "none",
        released: objects.released, of: objects.created))
  }
}
