package import SourceMeasures

/// The calls of one variant during one action, in order.
package struct RecordedSequence: Equatable, Sendable {
  /// Something that all variants share: a tap, a question, a request, a change of the rows.
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
    /// The type or types around the function, or nil for a function outside of types.
    package let type: String?
    /// The function without its type, such as `delete(_:)`.
    package let function: String
    /// `from stage`, `port`, `async`, or the module of a pattern.
    package let notes: [String]

    package init(depth: Int, _ name: String, _ notes: [String] = []) {
      self.depth = depth
      let base = name.prefix { $0 != "(" }
      let dot = base.lastIndex(of: ".")
      type = dot.map { String(name[..<$0]) }
      function = dot.map { String(name[name.index(after: $0)...]) } ?? name
      self.notes = notes
    }

    /// The type and the function.
    package var name: String { (type.map { $0 + "." } ?? "") + function }
  }

  package enum Step: Hashable, Sendable {
    case event(Event)
    case call(Call)
  }

  /// The figures below the steps.
  package struct Measures: Equatable, Sendable {
    package let calls: Int
    /// The number of calls in the deepest nesting.
    package let depth: Int
    /// The number of types whose functions are called.
    package let types: Int
    /// The function that contains the branch of the action's decision.
    package let decision: String
    /// The objects of the variant that were created, and those that were released at the end.
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

  package var calls: [Call] {
    steps.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  package var events: [Event] {
    steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
