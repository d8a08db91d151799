import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

// This file compares two ways to fill a cell: in the data source, or in a closure.

// MARK: The data source
/// The rows of a chat, as a data source that fills the cells itself.
///
/// Only one screen uses this class, so the class needs no type parameter and no closure. The
/// controller contains no code that fills cells.
@MainActor
final class MessageRows: NSObject, UITableViewDataSource {
  private weak var holder: ItemHolder<ChatMessage>?

  init(_ holder: ItemHolder<ChatMessage>) {
    self.holder = holder
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    holder?.items.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let message = holder?.items[indexPath.row] else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: message.kind, for: indexPath)
    (cell as? any MessageShowing)?.message = message
    return cell
  }
}

// MARK: A closure
/// The rows of a chat, as a reusable data source and a closure that fills the cells.
@MainActor
func makeMessageRows(
  _ holder: ItemHolder<ChatMessage>
) -> TableViewAdapter<SharedDataSource<ChatMessage>> {
  TableViewAdapter(SharedDataSource(holder)) { message in messageCell(message.kind) }
}

@MainActor
func messageCell(_ kind: String) -> CellConfiguration<ChatMessage> {
  CellConfiguration(identifier: kind) { (cell: any MessageShowing, message) in
    cell.message = message
  }
}

// MARK: A second list, the data source
/// The rows of the picture list, as a second data source class.
@MainActor
final class PictureRows: NSObject, UITableViewDataSource {
  private weak var holder: ItemHolder<ChatMessage>?

  init(_ holder: ItemHolder<ChatMessage>) {
    self.holder = holder
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    holder?.items.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let message = holder?.items[indexPath.row] else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? any PictureNameShowing)?.pictureName = message.picture
    return cell
  }
}

// MARK: A second list, a closure
/// The rows of the picture list, as a reusable data source and a second closure.
@MainActor
func makePictureRows(
  _ holder: ItemHolder<ChatMessage>
) -> TableViewAdapter<SharedDataSource<ChatMessage>> {
  TableViewAdapter(
    SharedDataSource(holder),
    cell: CellConfiguration(identifier: "name") { (cell: any PictureNameShowing, message) in
      cell.pictureName = message.picture
    })
}

// MARK: The cell of the second list
/// A cell that shows the name of a picture.
@MainActor
protocol PictureNameShowing: AnyObject {
  var pictureName: String? { get set }
}

/// The cell of the picture list.
@MainActor
final class PictureNameCell: UITableViewCell, PictureNameShowing {
  var pictureName: String? {
    didSet {
      var content = defaultContentConfiguration()
      content.text = pictureName
      contentConfiguration = content
    }
  }
}
