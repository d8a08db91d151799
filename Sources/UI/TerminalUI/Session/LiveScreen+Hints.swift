import HeadlessUI

extension LiveScreen {
  /// Whether the "q" key quits.
  ///
  /// In a form, "q" is text. While a screen or alert is presented, the "q" key has no effect.
  var canQuit: Bool { !front.isCovered && !front.hasTextFields }

  /// Returns the keys that have an effect now, for the footer.
  func hints(columns: Int) -> [KeyHint] {
    if search != nil { return [("⏎", "Stay"), ("↓", "Next"), ("Esc", "Return")] }
    if let alert = front.alert {
      let isRow = alert.hasButtonRow(in: columns) && front.input == nil
      return [(isRow ? "←→" : "↑↓", "Choose"), ("⏎", "Press"), ("Esc", "Cancel")]
    }
    let button: KeyHint? = chosenButton.map { ("⏎", $0.nameOnScreen) }
    if front.input != nil {
      let save: KeyHint? = front.doneItem.map { ("^S", $0.nameOnScreen) }
      return [button ?? ("⏎", "Next"), save, leaveHint].compactMap(\.self)
    }
    let find: KeyHint? = frontTable.map { _ in ("/", "Find") }
    return [button, leaveHint].compactMap(\.self) + commandHints
      + [find, canQuit ? ("q", "Quit") : nil, ("?", "Keys")].compactMap(\.self)
  }

  /// The keys in the panel that the "?" key opens.
  var allKeys: [KeyHint] {
    let moves: [KeyHint] = [("↑↓", "Move"), ("PgDn", "Page"), ("⏎", "Open")]
    return (frontTable == nil ? [] : moves) + commandHints + [
      ("/", "Find"), ("⇥", "Buttons"), ("Esc", "Back"), ("^L", "Redraw"),
      (canQuit ? "q" : "^C", "Quit"),
    ]
  }

  private var commandHints: [KeyHint] {
    front.isCovered ? [] : commands.map { (String($0.key), $0.title) }
  }

  private var leaveHint: KeyHint? {
    if let item = front.cancelItem { return ("Esc", item.nameOnScreen) }
    return front.stackToPop != nil || front.isCovered ? ("Esc", "Back") : nil
  }
}
