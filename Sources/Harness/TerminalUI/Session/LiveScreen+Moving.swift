import HeadlessUI

extension LiveScreen {
  /// Does what a key does where nothing is typed into.
  func pressInScreen(_ key: Key) {
    let button = choice.button(on: front)
    switch key {
    case .tab, .backTab: return moveStop(by: key == .tab ? 1 : -1)
    case .left where button != nil: return moveStop(by: -1)
    case .right where button != nil: return moveStop(by: 1)
    case .return where button != nil:
      choice.choose(nil)
      _ = button?.tap()
      return
    default: choice.choose(nil)
    }
    switch key {
    case .escape: if button == nil { goBack() }
    case .return: touchRow()
    case .left, .right: chooseTable(by: key == .left ? -1 : 1)
    case .character(let character): run(character)
    default: frontTable.map { move(key, in: $0) }
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

  private func touchRow() {
    if let (table, path) = highlightedRow {
      table.tapRow(at: path)
    } else {
      front.doneItem?.tap()
    }
  }

  private func run(_ character: Character) {
    switch character {
    case "q": end()
    case "?": showsKeys = true
    case "/":
      guard let (table, path) = highlightedRow else { return }
      search = RowSearch(in: table, from: path)
    default:
      guard !front.isCovered else { return }
      commands.first { $0.key == character }?.action()
    }
  }

  /// Leaves what is in front as a person would: by its Cancel item, by the way back, or by pulling
  /// a panel down.
  func goBack() {
    let front = front
    if !front.tables.isEmpty, let input = front.input {
      _ = input.resignFirstResponder()
    } else if let item = front.cancelItem {
      item.tap()
    } else if let stack = front.stackToPop {
      stack.popViewController(animated: true)
    } else if let panel = front.panels.last, !panel.isModalInPresentation {
      panel.presentingViewController?.dismiss(animated: true)
    }
  }

  // MARK: Search

  func pressInSearch(_ key: Key) {
    guard var search else { return }
    switch key {
    case .return: return self.search = nil
    case .escape:
      search.giveUp()
      cursor.move(to: search.origin, in: search.table)
      return self.search = nil
    case .down, .tab:
      if let path = cursor.row(in: search.table) {
        cursor.move(to: search.next(after: path), in: search.table)
      }
      return
    default: break
    }
    let path = search.change { query in
      switch key {
      case .character(let character): query.append(character)
      case .paste(let text): query += text
      case .backspace: query = String(query.dropLast())
      case .control("u"): query = ""
      default: break
      }
    }
    cursor.move(to: path, in: search.table)
    self.search = search
  }
}
