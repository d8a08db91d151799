public import Domain

/// The text of the sync status under a list.
///
///     SyncStatusPresenter(SyncStatus(.offline, waiting: 2), in: context).text
///     // "Offline. 2 changes wait to be sent."
public nonisolated struct SyncStatusPresenter: Sendable {
  private let status: SyncStatus
  private let context: PresentationContext

  /// Creates the text of `status`, with numbers formatted by `context`.
  public init(_ status: SyncStatus, in context: PresentationContext) {
    self.status = status
    self.context = context
  }

  /// The activity, the waiting changes and the refused changes, or an empty string.
  public var text: String {
    [activity, waiting, refused].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the user can stop the current activity.
  public var canBeStopped: Bool {
    switch status.activity {
    case .sending, .receiving: true
    case .resting, .offline, .stopped: false
    }
  }

  private var activity: String {
    switch status.activity {
    case .resting: ""
    case .sending(let done, let all):
      "Sending \(context.grouped(done)) of \(context.grouped(all)) …"
    case .receiving(let done, nil): "Receiving, \(context.grouped(done)) so far …"
    case .receiving(let done, let all?):
      "Receiving \(context.grouped(done)) of \(context.grouped(all)) …"
    case .offline: "Offline."
    case .stopped(let reason): reason
    }
  }

  private var waiting: String {
    switch (status.activity, status.waiting) {
    case (.sending, _), (_, ...0): ""
    case (_, 1): "1 change waits to be sent."
    default: "\(context.grouped(status.waiting)) changes wait to be sent."
    }
  }

  private var refused: String {
    switch status.refused {
    case ...0: ""
    case 1: "1 change was refused."
    default: "\(context.grouped(status.refused)) changes were refused."
    }
  }
}
