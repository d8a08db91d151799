#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A cell that shows a message of a chat.
@MainActor
protocol MessageShowing: AnyObject {
  /// The message, or nil before the cell is filled.
  var message: ChatMessage? { get set }
}

/// A cell that observes its message and updates itself, so a new state needs no reload of the row.
///
/// UIKit observes what `updateProperties()` reads, and calls the method again after a change.
@MainActor
class MessageCell: UITableViewCell, MessageShowing {
  var message: ChatMessage? {
    didSet { if #available(iOS 26.0, *) { setNeedsUpdateProperties() } else { setNeedsLayout() } }
  }

  /// The first line of the cell. ``PictureMessageCell`` overrides this property.
  var line: String? { message?.text }

  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = line
    content.secondaryText = message?.state.rawValue
    contentConfiguration = content
  }

  /// Before iOS 26, UIKit never calls `updateProperties()`, so this method calls it. UIKit observes
  /// what this method reads, and calls this method again after a change.
  override func layoutSubviews() {
    if #unavailable(iOS 26.0) { updateProperties() }
    super.layoutSubviews()
  }
}

/// The cell of a message without a picture.
@MainActor
final class TextMessageCell: MessageCell {}

/// The cell of a message with a picture.
@MainActor
final class PictureMessageCell: MessageCell {
  override var line: String? { message?.picture.map { "[\($0)] \(message?.text ?? "")" } }
}

extension ChatMessage {
  /// The reuse identifier of the message's cell.
  var kind: String { picture == nil ? "text" : "picture" }
}

extension UITableView {
  /// Registers both kinds of cell.
  func registerMessageCells() {
    register(TextMessageCell.self, forCellReuseIdentifier: "text")
    register(PictureMessageCell.self, forCellReuseIdentifier: "picture")
  }
}
