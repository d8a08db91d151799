/// The order in which the fields of a form take the focus.
///
/// Return moves on to the next field that would take the focus; on the last it puts the keyboard
/// away and submits. A field that is disabled, or gone, is passed over.
///
///     let order = FocusOrder([titleField, bodyField]) { [weak self] in self?.send() }
///     order.focusFirst()
///     order.returnPressed()  // .next: the body has the focus
///     order.returnPressed()  // .submit
///
/// - Isolation: main actor.
/// - Lifetime: the fields are held weakly, their view holds them. `onSubmit` is held as long as the
///   order is; let it hold its controller weakly.
@MainActor
public final class FocusOrder {
  private struct Entry {
    weak var field: (any FocusField)?
  }

  private let entries: [Entry]
  private let onFocus: @MainActor () -> Void
  private let onSubmit: @MainActor () -> Void
  private var isMoving = false

  /// An order of `fields`, first to last.
  ///
  /// - Parameters:
  ///   - fields: the fields of the form; held weakly.
  ///   - onFocus: called after the focus has moved: the place to scroll to it.
  ///   - onSubmit: called when Return is pressed with no field left to go to.
  public init(
    _ fields: [any FocusField], onFocus: @escaping @MainActor () -> Void = {},
    onSubmit: @escaping @MainActor () -> Void
  ) {
    entries = fields.map { Entry(field: $0) }
    self.onFocus = onFocus
    self.onSubmit = onSubmit
  }

  /// The position of the field that has the focus; `nil` where none of the order has.
  public var focusedIndex: Int? {
    entries.firstIndex { $0.field?.isFirstResponder == true }
  }

  /// Gives the focus to the first field that takes it; `false` where none does.
  @discardableResult
  public func focusFirst() -> Bool { focus(in: entries.indices) }

  /// Gives the focus to the field before the focused one; `false` where none takes it.
  @discardableResult
  public func focusPrevious() -> Bool {
    guard let focusedIndex else { return false }
    return focus(in: entries.indices[..<focusedIndex].reversed())
  }

  /// Answers the Return key: moves on, or puts the keyboard away and submits. Says which.
  ///
  /// Without a focused field in the order nothing is left to move on from, and it submits.
  @discardableResult
  public func returnPressed() -> ReturnKey {
    if let focusedIndex, focus(in: entries.indices[(focusedIndex + 1)...]) { return .next }
    dismiss()
    onSubmit()
    return .submit
  }

  /// Answers a field that began to be edited: a touch moves the focus without asking the order.
  ///
  /// Called from `textFieldDidBeginEditing`. A field that got the focus from the order says so too,
  /// and is not counted twice.
  public func fieldDidBeginEditing() {
    if !isMoving { onFocus() }
  }

  /// What the Return key does in the field at `index`: to be written on it before it is pressed.
  public func returnKey(at index: Int) -> ReturnKey {
    let mayFollow = entries[(index + 1)...].contains { $0.field?.canBecomeFirstResponder == true }
    return mayFollow ? .next : .submit
  }

  /// Puts the keyboard away: the focused field, if any, gives the focus up.
  public func dismiss() {
    guard let focusedIndex else { return }
    entries[focusedIndex].field?.resignFirstResponder()
  }

  private func focus(in indices: some Sequence<Int>) -> Bool {
    isMoving = true
    let isFocused = indices.contains { entries[$0].field?.becomeFirstResponder() == true }
    isMoving = false
    if isFocused { onFocus() }
    return isFocused
  }
}
