import HeadlessUI

extension LiveScreen {
  /// Whether "q" quits. It is text in a form, and it does nothing over a presented screen.
  var canQuit: Bool { !front.isCovered && !front.hasTextFields }

  /// The keys of the hint line that work now.
  func hints(columns: Int) -> [KeyHint] {
    if search != nil {
      return [KeyHint("⏎", "Stay"), KeyHint("↓", "Next"), KeyHint("Esc", "Return")]
    }
    if let alert = front.alert {
      let isRow = alert.hasButtonRow(in: columns) && front.input == nil
      return [
        KeyHint(isRow ? "←→" : "↑↓", "Choose"), KeyHint("⏎", "Press"), KeyHint("Esc", "Cancel"),
      ]
    }
    let button = chosenButton.map { KeyHint("⏎", $0.nameOnScreen) }
    if front.input != nil {
      let save = front.doneItem.map { KeyHint("^S", $0.nameOnScreen) }
      return [button ?? KeyHint("⏎", "Next"), save, leaveHint].compactMap(\.self)
    }
    let find = frontTable.map { _ in KeyHint("/", "Find") }
    return [button, leaveHint].compactMap(\.self) + commandHints
      + [find, canQuit ? KeyHint("q", "Quit") : nil, KeyHint("?", "Keys")].compactMap(\.self)
  }

  /// The keys of the panel that "?" opens.
  var allKeys: [KeyHint] {
    let moves = [KeyHint("↑↓", "Move"), KeyHint("PgDn", "Page"), KeyHint("⏎", "Open")]
    return (frontTable == nil ? [] : moves) + commandHints
      + [
        KeyHint("/", "Find"), KeyHint("⇥", "Buttons"), KeyHint("Esc", "Back"),
        KeyHint("^L", "Redraw"), KeyHint(canQuit ? "q" : "^C", "Quit"),
      ]
  }

  private var commandHints: [KeyHint] {
    front.isCovered ? [] : commands.map { KeyHint(String($0.key), $0.title) }
  }

  private var leaveHint: KeyHint? {
    if let item = front.cancelItem { return KeyHint("Esc", item.nameOnScreen) }
    return front.stackToPop != nil || front.isCovered ? KeyHint("Esc", "Back") : nil
  }
}
