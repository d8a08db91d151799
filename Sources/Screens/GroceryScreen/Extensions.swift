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
}

extension ViewController {
  /// Shows a message in place of content. Nil removes it.
  func show(message: String?) {
    contentUnavailableConfiguration = message.map { text in
      var content = ContentUnavailableConfiguration.empty()
      content.text = text
      return content
    }
  }
}
