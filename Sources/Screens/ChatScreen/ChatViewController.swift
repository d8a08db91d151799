import DataSource

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A chat in one table. Its two kinds of cell update themselves.
///
/// - Lifetime: The controller holds the messages, the rows and a delegate for each running upload.
///   The table holds the rows weakly, and the uploader holds the delegates weakly.
@MainActor
public final class ChatViewController: UITableViewController {
  /// The way in which the screen fills its cells.
  public enum Filling: CaseIterable, Sendable {
    /// A data source class that only this screen uses.
    case dataSource
    /// A closure that a reusable data source calls.
    case closure
  }

  private let messages: ItemHolder<ChatMessage>
  private let rows: any UITableViewDataSource
  private let uploader: PictureUploader
  /// The delegates of the running uploads, which the uploader does not retain.
  private var processors: [ObjectIdentifier: PictureUploadProcessor] = [:]

  /// Creates a chat that shows `messages`.
  public init(_ messages: [ChatMessage], uploader: PictureUploader, filling: Filling) {
    let holder = ItemHolder(messages)
    self.messages = holder
    self.uploader = uploader
    rows =
      switch filling {
      case .dataSource: MessageRows(holder)
      case .closure: makeMessageRows(holder)
      }
    super.init(style: .plain)
    title = "Chat"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Registers both kinds of cell, and connects the table to its data source.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.registerMessageCells()
    tableView.dataSource = rows
  }

  /// Adds a message with a picture, and uploads the picture.
  public func send(_ picture: String, caption: String) {
    let message = ChatMessage(caption, picture: picture, state: .sending)
    messages.items.append(message)
    tableView.reloadData()
    let processor = PictureUploadProcessor(message) { [weak self] processor in
      self?.processors[ObjectIdentifier(processor)] = nil
    }
    processors[ObjectIdentifier(processor)] = processor
    uploader.upload(picture, delegate: processor)
  }
}

extension ChatViewController {
  /// The number of running uploads.
  public var uploadCount: Int { processors.count }
}
