import Foundation
import HeadlessUI

extension LiveScreen {
  /// Performs the action of a key.
  func press(_ key: Key) {
    if key == .control("c") { return end() }
    if showsKeys {
      showsKeys = false
    } else if search != nil {
      pressInSearch(key)
    } else if let alert = front.alert {
      press(key, in: alert)
    } else if let input = front.input {
      press(key, typingInto: input)
    } else {
      pressInScreen(key)
    }
  }

  // MARK: Alerts

  private func press(_ key: Key, in alert: AlertController) {
    switch key {
    case .left, .right:
      if let input = front.input { input.type(key) } else { fallthrough }
    case .up, .down, .tab, .backTab:
      moveFocus(in: alert, by: [.left, .up, .backTab].contains(key) ? -1 : 1)
    case .return: action(of: alert).map { _ = alert.tap($0) }
    case .escape:
      let only = alert.actions.count == 1 ? alert.actions.first : nil
      (alert.actions.first { $0.style == .cancel } ?? only).map { _ = alert.tap($0) }
    default: front.input?.type(key)
    }
  }

  /// Moves down through the fields first, then through the buttons.
  private func moveFocus(in alert: AlertController, by step: Int) {
    let fields = alert.textFields ?? []
    if step > 0, let place = fields.firstIndex(where: \.isFirstResponder), place + 1 < fields.count
    {
      fields[place + 1].becomeFirstResponder()
    } else {
      let enabled = alert.actions.filter(\.isEnabled)
      guard let place = enabled.firstIndex(where: { $0 === action(of: alert) }) else { return }
      chosen = enabled[(place + step + enabled.count) % enabled.count]
    }
  }

  // MARK: Forms

  private func press(_ key: Key, typingInto input: any KeyInput & View) {
    let button = chosenButton
    switch key {
    case .tab, .backTab: moveFocus(by: key == .tab ? 1 : -1)
    case .up, .down: moveField(by: key == .up ? -1 : 1, from: input)
    case .escape: if button == nil { goBack() } else { chosen = nil }
    case .return: if let button { button.tap() } else { pressReturn(in: input) }
    case .control("s"): front.doneItem?.tap()
    default:
      chosen = nil
      input.type(key)
    }
  }

  /// The delegate of the field decides what Return does. Without a delegate, Return moves to the
  /// next field, and in the last field it saves.
  private func pressReturn(in input: any KeyInput & View) {
    let field = input as? TextField
    let hasDelegate = field?.delegate != nil
    let (inputs, done) = (front.inputs, front.doneItem)
    input.insertText("\n")
    guard let field, !hasDelegate, field.isFirstResponder else { return }
    if inputs.last === field { done?.tap() } else { moveField(by: 1, from: field) }
  }

  private func moveField(by step: Int, from input: View) {
    chosen = nil
    let inputs = front.inputs
    guard let place = inputs.firstIndex(where: { $0 === input }),
      inputs.indices.contains(place + step)
    else { return }
    inputs[place + step].becomeFirstResponder()
  }

  /// Moves through all fields and buttons in front, from the last one to the first one.
  private func moveFocus(by step: Int) {
    let front = front
    let stops: [AnyObject] = front.inputs + front.buttons
    guard !stops.isEmpty else { return }
    let present: AnyObject? = chosenButton ?? front.input
    let place = stops.firstIndex { $0 === present } ?? (step > 0 ? -1 : 0)
    let next = stops[(place + step + stops.count) % stops.count]
    chosen = next is any Pressable ? next : nil
    (next as? any KeyInput & View)?.becomeFirstResponder()
  }

  // MARK: Screens

  private func pressInScreen(_ key: Key) {
    let button = chosenButton
    switch key {
    case .tab, .backTab: return moveFocus(by: key == .tab ? 1 : -1)
    case .left where button != nil: return moveFocus(by: -1)
    case .right where button != nil: return moveFocus(by: 1)
    default: chosen = nil
    }
    switch key {
    case .escape: if button == nil { goBack() }
    case .return: if let button { button.tap() } else { selectRow() }
    case .left, .right: chooseTable(by: key == .left ? -1 : 1)
    case .character, .paste, .backspace:
      // In a form without a first responder, the first field receives the text.
      if front.tables.isEmpty, let input = front.inputs.first, input.becomeFirstResponder() {
        input.type(key)
      } else if case .character(let character) = key {
        run(character)
      }
    default: if let table = frontTable { move(key, in: table) }
    }
  }

  private func move(_ key: Key, in table: TableView) {
    switch key {
    case .up: cursor.move(by: -1, in: table)
    case .down: cursor.move(by: 1, in: table)
    case .pageUp: cursor.move(by: -table.rowsOnPage, in: table)
    case .pageDown: cursor.move(by: table.rowsOnPage, in: table)
    case .home: cursor.move(by: -table.rowCount, in: table)
    case .end: cursor.move(by: table.rowCount, in: table)
    default: break
    }
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

  /// Leaves the front screen: by its Cancel item, its back button, or by closing the panel.
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
