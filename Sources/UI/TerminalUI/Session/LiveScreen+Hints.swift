import HeadlessUI

extension LiveScreen {
  /// The keys that do something now, for the status line.
  var hints: [KeyHint] {
    if search != nil {
      return [KeyHint("⏎", "Stay"), KeyHint("↓", "Next"), KeyHint("Esc", "Return")]
    }
    if front.alert != nil {
      return [KeyHint("←→", "Choose"), KeyHint("⏎", "Press"), KeyHint("Esc", "Cancel")]
    }
    let chosen = choice.button(on: front).map { KeyHint("⏎", $0.nameOnScreen) }
    if front.input != nil {
      let save = front.doneItem.map { KeyHint("^S", $0.nameOnScreen) }
      return [chosen ?? KeyHint("⏎", "Next"), save, leave].compactMap(\.self)
    }
    let find = frontTable.map { _ in KeyHint("/", "Find") }
    return [chosen, leave].compactMap(\.self) + own
      + [find, KeyHint("q", "Quit"), KeyHint("?", "Keys")].compactMap(\.self)
  }

  /// All keys, for the panel that "?" opens.
  var allKeys: [KeyHint] {
    let moves = [KeyHint("↑↓", "Move"), KeyHint("PgDn", "Page"), KeyHint("⏎", "Open")]
    return (frontTable == nil ? [] : moves) + own
      + [
        KeyHint("/", "Find"), KeyHint("⇥", "Buttons"), KeyHint("Esc", "Back"),
        KeyHint("^L", "Redraw"), KeyHint("q", "Quit"),
      ]
  }

  private var own: [KeyHint] {
    front.isCovered ? [] : commands.map { KeyHint(String($0.key), $0.title) }
  }

  private var leave: KeyHint? {
    if let item = front.cancelItem { return KeyHint("Esc", item.nameOnScreen) }
    return front.stackToPop != nil || front.isCovered ? KeyHint("Esc", "Back") : nil
  }
}

extension Pressable {
  /// What a person calls the button.
  fileprivate var nameOnScreen: String {
    switch self {
    case let button as Button: button.accessibilityLabel ?? button.currentTitle ?? ""
    case let item as BarButtonItem: item.accessibilityLabel ?? ""
    default: ""
    }
  }
}
