extension PropertyLink {
  /// Links a property of the presenter and a control in both directions.
  ///
  /// The presenter may change or refuse what the user enters, and the control shows the result at
  /// once. A value is written only if it differs, so no update loop starts and the caret stays in
  /// place.
  ///
  ///     .edit(\.query, in: \.queryField), .edit(\.isPublic, in: \.publicSwitch),
  ///
  /// - Parameters:
  ///   - source: The property. Its setter may change or refuse a value.
  ///   - input: The control. The view must retain it as long as the binding exists.
  public static func edit<Input: ValueInput>(
    _ source: ReferenceWritableKeyPath<Presenter, Input.InputValue>, in input: KeyPath<View, Input>
  ) -> PropertyLink {
    edit(source, in: input, show: { $0 }, read: { $0 })
  }

  /// Links a choice to a control that selects an index, such as a segmented control.
  ///
  ///     .edit(\.order, in: \.orderControl, choices: Order.allCases)
  ///
  /// The index is the position of the value in `choices`. If `choices` does not contain the value,
  /// the control gets the index -1, which selects no segment.
  public static func edit<Value: Equatable, Input: ValueInput>(
    _ source: ReferenceWritableKeyPath<Presenter, Value>, in input: KeyPath<View, Input>,
    choices: [Value]
  ) -> PropertyLink where Input.InputValue == Int {
    edit(
      source, in: input, show: { choices.firstIndex(of: $0) ?? -1 },
      read: { choices.indices.contains($0) ? choices[$0] : nil })
  }

  /// Links a property and a control whose values have different types.
  ///
  ///     .edit(\.count, in: \.countStepper, show: { Double($0) }, read: { Int($0) })
  ///
  /// `show` converts the presenter's value to the control's value. `read` converts the control's
  /// value to the presenter's value, or returns nil to reject the control's value.
  public static func edit<Value: Equatable, Input: ValueInput>(
    _ source: ReferenceWritableKeyPath<Presenter, Value>, in input: KeyPath<View, Input>,
    show: @escaping @MainActor (Value) -> Input.InputValue,
    read: @escaping @MainActor (Input.InputValue) -> Value?
  ) -> PropertyLink {
    let stage: @MainActor (Presenter, View) -> (@MainActor () -> Void)? = { presenter, view in
      let shown = show(presenter[keyPath: source])
      let control = view[keyPath: input]
      guard control.inputValue != shown else { return nil }
      return { control.inputValue = shown }
    }
    return PropertyLink(
      update: { stage($0, $1)?() }, stage: stage,
      connect: { presenter, view, owner in
        let control = view[keyPath: input]
        var isHandlingEdit = false
        return control.onEdit { [weak presenter, weak control, weak owner] entered in
          guard owner != nil, let presenter, let control, !isHandlingEdit else { return }
          isHandlingEdit = true
          defer { isHandlingEdit = false }
          if let value = read(entered), presenter[keyPath: source] != value {
            presenter[keyPath: source] = value
          }
          let kept = show(presenter[keyPath: source])
          if kept != entered { control.inputValue = kept }
        }
      })
  }
}
