import Foundation
import HeadlessUI

extension ScreenPilot {
  /// Taps the button that is called `name`: of the alert in front, of the bar, or of the view.
  ///
  /// - Throws: ``PilotError`` where there is none, or where it is disabled.
  public func tap(_ name: String) throws(PilotError) {
    guard try tapIfThere(name) else { throw complaint("there is no button “\(name)”") }
  }

  /// Chooses the button `name` of the alert in front.
  ///
  /// - Throws: ``PilotError`` where there is no alert, no such button, or a disabled one.
  public func answer(_ name: String) throws(PilotError) {
    guard front is AlertController else { throw complaint("there is no alert to answer") }
    try tap(name)
  }

  /// Taps into the text field that is called `name` and writes `text` in place of what is there.
  ///
  /// - Throws: ``PilotError`` where there is no such field, or where it cannot be typed into.
  public func type(_ text: String, into name: String) throws(PilotError) {
    let input = try input(name)
    guard input.becomeFirstResponder() else {
      throw complaint("“\(name)” cannot be typed into")
    }
    if let field = input as? TextField {
      field.replaceText(with: text)
    } else if let view = input as? TextView {
      while !view.text.isEmpty { view.deleteBackward() }
      view.insertText(text)
    }
  }

  /// Presses the Return key in the field that is typed into.
  ///
  /// - Throws: ``PilotError`` where nothing is typed into.
  public func pressReturn() throws(PilotError) {
    switch window.firstResponder {
    case let field as TextField: field.insertText("\n")
    case let view as TextView: view.insertText("\n")
    default: throw complaint("nothing is typed into")
    }
  }

  /// Touches the row that is called `name`, scrolling to it where needed.
  ///
  /// - Throws: ``PilotError`` where there is no such row, or where it takes no touch.
  public func selectRow(_ name: String) throws(PilotError) {
    let (table, path) = try path(ofRow: name)
    guard table.tapRow(at: path) else {
      throw complaint("the row “\(name)” cannot be selected")
    }
  }

  /// Touches the row with this number, counted from 1 through all sections.
  ///
  /// - Throws: ``PilotError`` where there is no such row, or where it takes no touch.
  public func selectRow(number: Int) throws(PilotError) {
    let (table, path) = try path(ofRow: number)
    guard table.tapRow(at: path) else { throw complaint("row \(number) cannot be selected") }
  }

  /// Scrolls until the row with this number, counted from 1, stands at the top, or as near to it as
  /// the end of the list allows.
  ///
  /// - Throws: ``PilotError`` where there is no such row.
  public func scroll(toRow number: Int) throws(PilotError) {
    let (table, path) = try path(ofRow: number)
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
  }

  /// Swipes the row with this number, counted from 1 through all sections, and touches "Delete".
  ///
  /// - Throws: ``PilotError`` where there is no such row, or where it cannot be deleted.
  public func swipeToDelete(number: Int) throws(PilotError) {
    let (table, path) = try path(ofRow: number)
    guard table.swipeRow(at: path) else { throw complaint("row \(number) cannot be deleted") }
  }

  /// Swipes the row that is called `name` to the left and touches "Delete".
  ///
  /// - Throws: ``PilotError`` where there is no such row, or where it cannot be deleted.
  public func swipeToDelete(_ name: String) throws(PilotError) {
    let (table, path) = try path(ofRow: name)
    guard table.swipeRow(at: path) else {
      throw complaint("the row “\(name)” cannot be deleted")
    }
  }

  /// Touches the red button before the row that is called `name`, while the table is edited.
  ///
  /// - Throws: ``PilotError`` where the table is not edited, and as ``swipeToDelete(_:)`` does.
  public func deleteRow(_ name: String) throws(PilotError) {
    guard table?.isEditing == true else { throw complaint("the table is not being edited") }
    try swipeToDelete(name)
  }

  /// Swipes from the left edge as far as it takes to go back.
  ///
  /// - Throws: ``PilotError`` where there is nothing to go back to.
  public func swipeBack() throws(PilotError) {
    try beginSwipeBack()
    navigation?.finishInteractivePop()
  }

  /// Begins to swipe from the left edge; end it with ``cancelSwipeBack()`` or `finishSwipeBack`.
  ///
  /// - Throws: ``PilotError`` where there is nothing to go back to.
  public func beginSwipeBack() throws(PilotError) {
    guard navigation?.beginInteractivePop() == true else {
      throw complaint("there is nothing to swipe back to")
    }
  }

  /// Lets go of a swipe before it went far enough.
  public func cancelSwipeBack() { navigation?.cancelInteractivePop() }

  /// Lets go of a swipe that went far enough.
  public func finishSwipeBack() { navigation?.finishInteractivePop() }

  private func tapIfThere(_ name: String) throws(PilotError) -> Bool {
    if let alert = front as? AlertController {
      guard let action = alert.actions.first(where: { $0.title == name }) else { return false }
      return try taken(alert.tap(action), name)
    }
    let items = barItems.filter {
      $0.accessibilityLabel == name || $0.accessibilityIdentifier == name
    }
    if let item = items.first { return try taken(item.tap(), name) }
    if backTitle == name {
      navigation?.popViewController(animated: true)
      return true
    }
    let buttons = shownViews.compactMap { $0 as? Button }
    if let button = buttons.last(where: { $0.name == name || $0.accessibilityIdentifier == name }) {
      return try taken(button.tap(), name)
    }
    return false
  }

  private func taken(_ wasTaken: Bool, _ name: String) throws(PilotError) -> Bool {
    guard wasTaken else { throw complaint("the button “\(name)” is disabled") }
    return true
  }
}
