import Foundation
import HeadlessUI

extension LiveScreen {
  /// Does what a key does now.
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
    case .left, .up, .backTab: choice.moveAction(by: -1, in: alert)
    case .right, .down, .tab: moveOn(in: alert, wantsField: key != .right)
    case .return: choice.action(of: alert).map { _ = alert.tap($0) }
    case .escape:
      let only = alert.actions.count == 1 ? alert.actions.first : nil
      (alert.actions.first { $0.style == .cancel } ?? only).map { _ = alert.tap($0) }
    default: front.input.map { type(key, into: $0) }
    }
  }

  /// Tab goes through the fields first, then through the buttons.
  private func moveOn(in alert: AlertController, wantsField: Bool) {
    let fields = alert.textFields ?? []
    if wantsField, let place = fields.firstIndex(where: \.isFirstResponder),
      place + 1 < fields.count
    {
      _ = fields[place + 1].becomeFirstResponder()
    } else {
      choice.moveAction(by: 1, in: alert)
    }
  }

  // MARK: Typing

  private func press(_ key: Key, typingInto input: View) {
    let front = front
    let button = choice.button(on: front)
    switch key {
    case .tab, .backTab: moveStop(by: key == .tab ? 1 : -1)
    case .up: moveField(by: -1, from: input)
    case .down: moveField(by: 1, from: input)
    case .escape where button != nil: choice.choose(nil)
    case .escape: goBack()
    case .return where button != nil: button?.tap()
    case .return: pressReturn(in: input)
    case .control("s"): front.doneItem?.tap()
    default:
      choice.choose(nil)
      type(key, into: input)
    }
  }

  /// The field's delegate says what Return does. Where nobody says so, it goes on to the next field,
  /// and in the last one it presses the bar's button that ends the work.
  private func pressReturn(in input: View) {
    guard let field = input as? TextField else {
      return (input as? TextView)?.insertText("\n") ?? ()
    }
    let inputs = front.inputs
    let done = front.doneItem
    let isAlone = field.delegate == nil
    field.insertText("\n")
    guard isAlone, field.isFirstResponder, let place = inputs.firstIndex(of: field) else { return }
    if place + 1 < inputs.count {
      _ = inputs[place + 1].becomeFirstResponder()
    } else {
      done?.tap()
    }
  }

  private func type(_ key: Key, into input: View) {
    let text: String
    switch key {
    case .character(let character): text = String(character)
    case .paste(let pasted): text = input is TextView ? pasted : pasted.inOneLine
    case .backspace:
      (input as? TextField)?.deleteBackward()
      return (input as? TextView)?.deleteBackward() ?? ()
    case .control("u"): return (input as? TextField)?.replaceText(with: "") ?? ()
    default: return
    }
    guard !text.isEmpty else { return }
    (input as? TextField)?.insertText(text)
    (input as? TextView)?.insertText(text)
  }

  private func moveField(by step: Int, from input: View) {
    choice.choose(nil)
    let inputs = front.inputs
    guard let place = inputs.firstIndex(of: input), inputs.indices.contains(place + step) else {
      return
    }
    _ = inputs[place + step].becomeFirstResponder()
  }

  /// Goes through everything in front that can be typed into or pressed, round and round.
  func moveStop(by step: Int) {
    let front = front
    let stops: [AnyObject] = front.inputs + front.buttons
    guard !stops.isEmpty else { return }
    let present: AnyObject? = choice.button(on: front) ?? front.input
    let place = stops.firstIndex { $0 === present } ?? (step > 0 ? -1 : 0)
    let next = stops[(place + step + stops.count) % stops.count]
    choice.choose(next as? any Pressable)
    if next is TextField || next is TextView { _ = (next as? View)?.becomeFirstResponder() }
  }
}

extension String {
  /// The text as a field of one line takes it.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
  }
}
