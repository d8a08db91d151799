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
      guard let table = frontTable, let row = cursor.number(in: table) else { return }
      search = RowSearch(in: table, from: row)
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
    let row: Int?
    switch key {
    case .return:
      guard search.isLooking else { return self.search = nil }
      search.endsWhenFound = true
      return self.search = search
    case .escape:
      search.giveUp()
      cursor.move(toRow: search.origin, in: search.table)
      return self.search = nil
    case .down, .tab:
      row = cursor.number(in: search.table).flatMap { search.findNext(after: $0) }
    default:
      row = search.change { query in
        switch key {
        case .character(let character): query.append(character)
        case .paste(let text): query += text
        case .backspace: query = String(query.dropLast())
        case .control("u"): query = ""
        default: break
        }
      }
    }
    follow(search, to: row)
  }

  /// Looks at more rows; nothing where there is none to look at.
  func lookOn() {
    guard var search, search.isLooking else { return }
    let row = search.look()
    follow(search, to: row)
  }

  private func follow(_ search: RowSearch, to row: Int?) {
    row.map { cursor.move(toRow: $0, in: search.table) }
    // What is not found is said: the search stays for that.
    self.search = search.endsWhenFound && search.isFound ? nil : search
  }
}
