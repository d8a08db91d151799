import HeadlessUI

extension LiveScreen {
  /// Finishes animated transitions, which a terminal cannot show, and performs a key's action.
  func press(_ key: Key) {
    window.settle()
    if key == .control("c") {
      end()
    } else if showsKeys {
      showsKeys = false
    } else if search != nil {
      pressInSearch(key)
    } else if let alert = front.alert {
      press(key, in: alert)
    } else {
      pressInScreen(key)
    }
  }

  private func press(_ key: Key, in alert: UIAlertController) {
    let input = front.input
    switch key {
    case .left where input == nil, .up, .backTab: moveFocus(in: alert, by: -1)
    case .right where input == nil, .down, .tab: moveFocus(in: alert, by: 1)
    case .return: if let action = action(of: alert) { alert.tap(action) }
    case .escape:
      let only = alert.actions.count == 1 ? alert.actions.first : nil
      let cancel = alert.actions.first { $0.style == .cancel }
      if let action = cancel ?? only { alert.tap(action) }
    default: input?.type(key)
    }
  }

  /// Moves the focus in an alert. The fields come before the buttons.
  private func moveFocus(in alert: UIAlertController, by step: Int) {
    let fields = alert.textFields ?? []
    if step > 0, let next = fields.drop(while: { !$0.isFirstResponder }).dropFirst().first {
      next.becomeFirstResponder()
    } else {
      chosen = alert.actions.filter(\.isEnabled)
        .neighbour(of: action(of: alert), by: step, wraps: true)
    }
  }

  private func pressInScreen(_ key: Key) {
    let (front, input, button) = (front, front.input, chosenButton)
    lastInput = input ?? lastInput
    switch key {
    case .tab, .backTab: return moveFocus(by: key == .tab ? 1 : -1)
    case .left where button != nil && input == nil: return moveFocus(by: -1)
    case .right where button != nil && input == nil: return moveFocus(by: 1)
    default: chosen = nil
    }
    switch key {
    case .escape: if button == nil { goBack() }
    case .return:
      if let button {
        button.tap()
      } else if let input {
        pressReturn(in: input)
      } else {
        selectRow()
      }
    case .up where input != nil: moveField(by: -1)
    case .down where input != nil: moveField(by: 1)
    case .control("s") where input != nil: front.doneItem?.tap()
    case _ where input != nil: input?.type(key)
    case .character, .paste, .backspace:
      // In a form without a first responder, the last focused field receives the text.
      let input = front.inputs.first { $0 === lastInput } ?? front.inputs.first
      if front.tables.isEmpty, let input, input.becomeFirstResponder() {
        input.type(key)
      } else if case .character(let character) = key {
        run(character)
      }
    default: moveRow(key)
    }
  }

  /// Handles the Return key in a text field or text view.
  ///
  /// If the field has a delegate, the delegate decides the effect. Otherwise Return moves to the
  /// next field, and saves in the last field.
  private func pressReturn(in input: any UIKeyInput & UIView) {
    let field = input as? UITextField
    let hasDelegate = field?.delegate != nil
    let (inputs, done) = (front.inputs, front.doneItem)
    input.insertText("\n")
    guard let field, !hasDelegate, field.isFirstResponder else { return }
    if inputs.last === field { done?.tap() } else { moveField(by: 1) }
  }

  private func moveField(by step: Int) {
    front.inputs.neighbour(of: front.input, by: step)?.becomeFirstResponder()
  }

  /// Moves the focus through the fields and buttons, and wraps at the ends.
  private func moveFocus(by step: Int) {
    let stops: [AnyObject] = front.inputs + front.buttons
    let next = stops.neighbour(of: chosenButton ?? front.input, by: step, wraps: true)
    chosen = next is any Pressable ? next : nil
    (next as? any UIKeyInput & UIView)?.becomeFirstResponder()
  }

  private func moveRow(_ key: Key) {
    guard let table = frontTable else { return }
    let (page, all) = (table.rowsOnPage, table.rowCount)
    let steps: [Key: Int] = [
      .up: -1, .down: 1, .pageUp: -page, .pageDown: page, .home: -all, .end: all,
    ]
    if let step = steps[key] { cursor.move(by: step, in: table) }
  }

  private func selectRow() {
    if let (table, path) = highlightedRow {
      table.tapRow(at: path)
    } else {
      front.doneItem?.tap()
    }
  }

  private func run(_ character: Character) {
    switch character {
    case "q": if canQuit { end() }
    case "?": showsKeys = true
    case "/":
      guard let table = frontTable, let row = cursor.number(in: table) else { return }
      search = RowSearch(in: table, from: row)
    default:
      if !front.isCovered { commands.first { $0.key == character }?.action() }
    }
  }

  /// Leaves the front screen: taps Cancel, goes back, or closes the panel.
  ///
  /// If the screen has a table and a text field has the focus, only the focus is removed.
  private func goBack() {
    let front = front
    if !front.tables.isEmpty, let input = front.input {
      input.resignFirstResponder()
    } else if let item = front.cancelItem {
      item.tap()
    } else if let stack = front.stackToPop {
      stack.popViewController(animated: true)
    } else if let panel = front.panels.last, !panel.isModalInPresentation {
      panel.presentingViewController?.dismiss(animated: true)
    }
  }
}

extension Array {
  /// Returns the element `step` positions after `object` in this array.
  ///
  /// If `wraps` is true, the first element follows the last. Otherwise a step past
  /// an end returns the element at that end.
  func neighbour(of object: AnyObject?, by step: Int, wraps: Bool = false) -> Element? {
    guard !isEmpty else { return nil }
    let place = (firstIndex { $0 as AnyObject === object } ?? (step > 0 ? -1 : count)) + step
    return self[wraps ? (place + count) % count : Swift.min(Swift.max(0, place), count - 1)]
  }
}
