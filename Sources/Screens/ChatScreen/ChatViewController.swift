import DataSource
public import Foundation
public import HeadlessUI

/// A chat: one table with two kinds of cell, which update themselves.
///
/// - Lifetime: The controller holds the messages, the rows and a delegate for each running upload.
///   The table and the uploader hold these objects weakly.
@MainActor
public final class ChatViewController: TableViewController {
  /// The object that fills the cells.
  public enum Filling: CaseIterable, Sendable {
    /// The data source of the screen.
    case dataSource
    /// A closure, which a reusable data source receives.
    case closure
  }

  private let messages: ItemHolder<ChatMessage>
  private let rows: any TableViewDataSource
  private let uploader: PictureUploader
  /// The delegates of the running uploads, because the uploader does not retain them.
  private var processors: [ObjectIdentifier: PictureUploadProcessor] = [:]

  /// Creates a chat with the messages so far.
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

  /// Registers both kinds of cell, and connects the rows.
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
