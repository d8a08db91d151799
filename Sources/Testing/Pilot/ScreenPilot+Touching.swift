import HeadlessUI

extension ScreenPilot {
  /// Taps the button with the given name in the alert, bar or view.
  ///
  /// A switch counts as a button. Its name is its accessibility label or identifier.
  ///
  /// - Throws: A ``PilotError`` if the button is missing or disabled.
  public func tap(_ name: String) throws(PilotError) {
    defer { window.settle() }
    guard let accepted = tapIfPresent(name) else { throw failure("There is no button “\(name)”.") }
    if !accepted { throw failure("The button “\(name)” is disabled.") }
  }

  /// Taps a button of the front alert.
  ///
  /// - Throws: A ``PilotError`` if the alert or the button is missing, or the button is disabled.
  public func answer(_ name: String) throws(PilotError) {
    guard front is UIAlertController else { throw failure("There is no alert to answer.") }
    try tap(name)
  }

  /// Replaces the text of the text field with the given name.
  ///
  /// - Throws: A ``PilotError`` if the field is missing or cannot be edited.
  public func type(_ text: String, into name: String) throws(PilotError) {
    defer { window.settle() }
    let input = try input(name)
    guard input.becomeFirstResponder() else { throw failure("“\(name)” cannot be typed into.") }
    if let field = input as? UITextField {
      field.replaceText(with: text)
    } else if let view = input as? UITextView {
      while !view.text.isEmpty { view.deleteBackward() }
      view.insertText(text)
    }
  }

  /// Presses the Return key in the first responder.
  ///
  /// - Throws: A ``PilotError`` if no text field is first responder.
  public func pressReturn() throws(PilotError) {
    defer { window.settle() }
    window.settle()
    guard let input = window.firstResponder as? any UIKeyInput else {
      throw failure("No text field has the focus.")
    }
    input.insertText("\n")
  }

  /// Scrolls to the row that contains the text `name`, and taps it.
  ///
  /// - Throws: A ``PilotError`` if the row is missing or cannot be selected.
  public func selectRow(_ name: String) throws(PilotError) {
    defer { window.settle() }
    let (table, path) = try path(ofRow: name)
    guard table.tapRow(at: path) else { throw failure("The row “\(name)” cannot be selected.") }
  }

  /// Taps the row with the given number, counted from 1 through all sections.
  ///
  /// - Throws: A ``PilotError`` if the row is missing or cannot be selected.
  public func selectRow(number: Int) throws(PilotError) {
    defer { window.settle() }
    let (table, path) = try path(ofRow: number)
    guard table.tapRow(at: path) else { throw failure("Row \(number) cannot be selected.") }
  }

  /// Scrolls the row with the given number, counted from 1, to the top, if possible.
  ///
  /// - Throws: A ``PilotError`` if the row is missing.
  public func scroll(toRow number: Int) throws(PilotError) {
    let (table, path) = try path(ofRow: number)
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
  }

  /// Swipes the row with the given number, counted from 1, and taps "Delete".
  ///
  /// - Throws: A ``PilotError`` if the row is missing or cannot be deleted.
  public func swipeToDelete(number: Int) throws(PilotError) {
    defer { window.settle() }
    let (table, path) = try path(ofRow: number)
    guard table.swipeRow(at: path) else { throw failure("Row \(number) cannot be deleted.") }
  }

  /// Swipes the row that contains the text `name`, and taps "Delete".
  ///
  /// - Throws: A ``PilotError`` if the row is missing or cannot be deleted.
  public func swipeToDelete(_ name: String) throws(PilotError) {
    defer { window.settle() }
    let (table, path) = try path(ofRow: name)
    guard table.swipeRow(at: path) else { throw failure("The row “\(name)” cannot be deleted.") }
  }

  /// Taps the delete control of the row that contains the text `name`, in editing mode.
  ///
  /// - Throws: A ``PilotError`` if the table is not in editing mode, or if the row is missing or
  ///   cannot be deleted.
  public func deleteRow(_ name: String) throws(PilotError) {
    guard table?.isEditing == true else { throw failure("The table is not being edited.") }
    try swipeToDelete(name)
  }

  /// Swipes back from the left edge.
  ///
  /// - Throws: A ``PilotError`` if the user cannot swipe back.
  public func swipeBack() throws(PilotError) {
    defer { window.settle() }
    guard let navigation, navigation.beginInteractivePop() else {
      throw failure("There is nothing to swipe back to.")
    }
    navigation.finishInteractivePop()
  }

  /// Taps a button. Returns whether the button accepted the tap; nil if the button is missing.
  private func tapIfPresent(_ name: String) -> Bool? {
    if let alert = front as? UIAlertController {
      return alert.actions.first { $0.title == name }.map(alert.tap)
    }
    let item = barItems.first {
      $0.accessibilityLabel == name || $0.accessibilityIdentifier == name
    }
    if let item { return item.tap() }
    if navigation?.backTitle == name {
      navigation?.popViewController(animated: true)
      return true
    }
    let buttons = shownViews.compactMap { $0 as? UIControl }.filter {
      $0.isNamed(name) || ($0 as? UIButton)?.name == name
    }
    return buttons.last { $0 is UIButton || $0 is UISwitch }?.tap()
  }
}
