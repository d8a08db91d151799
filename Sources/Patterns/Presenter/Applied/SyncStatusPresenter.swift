public import Domain
import Foundation

/// The state of the syncing made fit to show under a list: a sentence or two, or nothing where there
/// is nothing to tell (rows A1 and A2).
///
///     SyncStatusPresenter(SyncStatus(.offline, waiting: 2), in: context).text
///     // "Offline. 2 changes wait to be sent."
public nonisolated struct SyncStatusPresenter: Sendable {
  private let status: SyncStatus
  private let context: PresentationContext

  /// The sentences for `status`, with the numbers of readers in `context`.
  public init(_ status: SyncStatus, in context: PresentationContext) {
    self.status = status
    self.context = context
  }

  /// What is done, what waits and what was refused; empty where all of it is nothing.
  public var text: String {
    [activity, waiting, refused].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether something is under way that the user may stop.
  public var canBeStopped: Bool {
    switch status.activity {
    case .sending, .receiving: true
    case .resting, .offline, .stopped: false
    }
  }

  private var activity: String {
    switch status.activity {
    case .resting: ""
    case .sending(let done, let all): "Sending \(number(done)) of \(number(all)) …"
    case .receiving(let done, nil): "Receiving, \(number(done)) so far …"
    case .receiving(let done, let all?): "Receiving \(number(done)) of \(number(all)) …"
    case .offline: "Offline."
    case .stopped(let reason): reason
    }
  }

  private var waiting: String {
    switch (status.activity, status.waiting) {
    case (.sending, _), (_, ...0): ""
    case (_, 1): "1 change waits to be sent."
    default: "\(number(status.waiting)) changes wait to be sent."
    }
  }

  private var refused: String {
    switch status.refused {
    case ...0: ""
    case 1: "1 change was refused."
    default: "\(number(status.refused)) changes were refused."
    }
  }

  private func number(_ value: Int) -> String {
    value.formatted(.number.locale(context.locale))
  }
}
