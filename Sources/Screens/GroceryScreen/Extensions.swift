import HeadlessUI

extension TableViewCell {
  /// The reuse identifier, which is the name of the cell class.
  static var identifier: String { String(describing: self) }
}

extension TableView {
  /// Registers a cell class with its name as the reuse identifier.
  func register(_ cell: TableViewCell.Type) {
    register(cell, forCellReuseIdentifier: cell.identifier)
  }

  /// Shows a message behind the rows. Nil removes the message.
  func show(message: String?) {
    backgroundView = message.map { text in
      let label = Label()
      label.text = text
      label.textAlignment = .center
      return label
    }
  }
}
