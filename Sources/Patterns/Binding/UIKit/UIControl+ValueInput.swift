#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A text field that a binding reads, writes and observes.
extension UITextField: ValueInput {
  /// The text of the field, which is never nil.
  public var inputValue: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// Calls `handler` after each edit. Returns a closure that stops the calls.
  public func onEdit(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> @MainActor @Sendable () -> Void {
    connect(.editingChanged) { [weak self] in handler(self?.text ?? "") }
  }
}

/// A switch that a binding reads, writes and observes.
extension UISwitch: ValueInput {
  /// Whether the switch is on.
  public var inputValue: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  /// Calls `handler` after each change by the user. Returns a closure that stops the calls.
  public func onEdit(
    _ handler: @escaping @MainActor (Bool) -> Void
  ) -> @MainActor @Sendable () -> Void {
    connect(.valueChanged) { [weak self] in self.map { handler($0.isOn) } }
  }
}

/// A stepper that a binding reads, writes and observes.
extension UIStepper: ValueInput {
  /// The value of the stepper.
  public var inputValue: Double {
    get { value }
    set { value = newValue }
  }

  /// Calls `handler` after each step by the user. Returns a closure that stops the calls.
  public func onEdit(
    _ handler: @escaping @MainActor (Double) -> Void
  ) -> @MainActor @Sendable () -> Void {
    connect(.valueChanged) { [weak self] in self.map { handler($0.value) } }
  }
}

/// A segmented control that a binding reads, writes and observes.
extension UISegmentedControl: ValueInput {
  /// The index of the selected segment, or -1 if no segment is selected.
  public var inputValue: Int {
    get { selectedSegmentIndex }
    set { selectedSegmentIndex = newValue }
  }

  /// Calls `handler` after each choice by the user. Returns a closure that stops the calls.
  public func onEdit(
    _ handler: @escaping @MainActor (Int) -> Void
  ) -> @MainActor @Sendable () -> Void {
    connect(.valueChanged) { [weak self] in self.map { handler($0.selectedSegmentIndex) } }
  }
}

extension UIControl {
  /// Calls `body` for each event, until the returned closure is called.
  fileprivate func connect(
    _ events: Event, _ body: @escaping @MainActor () -> Void
  ) -> @MainActor @Sendable () -> Void {
    let action = UIAction { _ in body() }
    addAction(action, for: events)
    return { [weak self, identifier = action.identifier] in
      self?.removeAction(identifiedBy: identifier, for: events)
    }
  }
}
