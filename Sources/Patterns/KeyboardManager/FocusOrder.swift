/// A text input that can become the first responder.
///
/// The requirements are those of `UIResponder`, so `UITextField` conforms without code.
@MainActor
public protocol FocusField: AnyObject {
  /// Whether the field is the first responder.
  var isFirstResponder: Bool { get }
  /// Whether the field accepts the focus. A disabled field does not.
  var canBecomeFirstResponder: Bool { get }
  /// Moves the focus to the field. Returns false if the field does not accept the focus.
  @discardableResult func becomeFirstResponder() -> Bool
  /// Removes the focus from the field. Returns false if the field keeps the focus.
  @discardableResult func resignFirstResponder() -> Bool
}

/// The action of the Return key in a field.
public nonisolated enum ReturnKey: Equatable, Sendable {
  /// Moves the focus to a later field.
  case next
  /// Submits the form, because no later field accepts the focus.
  case submit
}

/// The order in which the fields of a form take the focus.
///
/// Return moves the focus to the next field. In the last field, Return hides the keyboard and
/// submits. A disabled or freed field is skipped.
///
///     let order = FocusOrder([titleField, bodyField]) { [weak self] in self?.send() }
///     order.focusFirst()
///     order.returnPressed()  // .next: the body has the focus
///     order.returnPressed()  // .submit
///
/// - Lifetime: `FocusOrder` holds the fields weakly and retains its closures, which must capture
///   their controller weakly.
@MainActor
public final class FocusOrder {
  private struct Entry {
    weak var field: (any FocusField)?
  }

  private let entries: [Entry]
  private let onFocus: @MainActor () -> Void
  private let onSubmit: @MainActor () -> Void
  private var isMoving = false
  private var submittedIndex: Int?

  /// Creates an order of `fields`, first to last.
  ///
  /// - Parameters:
  ///   - fields: the fields of the form, held weakly.
  ///   - onFocus: called after the focus moved. Scroll to the field here.
  ///   - onSubmit: called when Return submits the form.
  public init(
    _ fields: [any FocusField], onFocus: @escaping @MainActor () -> Void = {},
    onSubmit: @escaping @MainActor () -> Void
  ) {
    entries = fields.map { Entry(field: $0) }
    self.onFocus = onFocus
    self.onSubmit = onSubmit
  }

  /// The index of the focused field, or nil if no field has the focus.
  public var focusedIndex: Int? {
    entries.firstIndex { $0.field?.isFirstResponder == true }
  }

  /// Focuses the first field that accepts the focus. Returns false if none does.
  @discardableResult
  public func focusFirst() -> Bool { focus(in: entries.indices) }

  /// Focuses the previous field.
  ///
  /// Returns false if no field has the focus, or if no earlier field accepts it.
  @discardableResult
  public func focusPrevious() -> Bool {
    guard let focusedIndex else { return false }
    return focus(in: entries.indices[..<focusedIndex].reversed())
  }

  /// Handles the Return key: moves the focus, or hides the keyboard and submits.
  ///
  /// If no field has the focus, the form is submitted. Returns the action that was taken.
  @discardableResult
  public func returnPressed() -> ReturnKey {
    if let focusedIndex, focus(in: entries.indices.filter { $0 > focusedIndex }) { return .next }
    submittedIndex = focusedIndex
    dismiss()
    onSubmit()
    return .submit
  }

  /// Focuses the field in which Return submitted the form, unless another field has the focus.
  ///
  /// Call it before you present an alert that rejects the input. UIKit then restores the focus
  /// after the alert.
  public func refocus() {
    if focusedIndex == nil, let submittedIndex { _ = focus(in: [submittedIndex]) }
  }

  /// Handles a field that began editing after a touch.
  ///
  /// Call it from `textFieldDidBeginEditing`. It has no effect while `FocusOrder` moves the focus.
  public func fieldDidBeginEditing() {
    if !isMoving { onFocus() }
  }

  /// Returns the action of the Return key in the field at `index`, for the key's title.
  public func returnKey(at index: Int) -> ReturnKey {
    let later = entries.indices.filter { $0 > index }
    return later.contains { entries[$0].field?.canBecomeFirstResponder == true } ? .next : .submit
  }

  /// Hides the keyboard by removing the focus.
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
