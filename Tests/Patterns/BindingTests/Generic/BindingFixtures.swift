import Binding
import Observation
import Synchronization

/// A presenter with a name, a count, a flag and an editable query.
@MainActor @Observable final class AccountPresenter {
  var name = "Ada"
  var followers = 0
  var isFollowed = false
  var query = ""
}

/// A presenter that stores letters as capitals, drops symbols, and records each value that is set.
@MainActor @Observable final class CodePresenter {
  private var kept = ""
  @ObservationIgnored private(set) var settings: [String] = []

  var code: String {
    get { kept }
    set {
      settings.append(newValue)
      kept = newValue.uppercased().filter { $0.isLetter || $0.isNumber }
    }
  }
}

/// A presenter that adds an exclamation mark to its text.
@MainActor @Observable final class EmphaticPresenter {
  private var kept = ""

  var text: String {
    get { kept }
    set { kept = newValue + "!" }
  }
}

/// A view that records the values written to it.
@MainActor final class SpyAccountView {
  enum Message: Equatable {
    case name(String)
    case followers(String?)
    case canFollow(Bool)
  }

  private(set) var messages: [Message] = []
  /// Called when a property is written, like the callback of a real view.
  var onWrite: (() -> Void)?
  let field = SpyTextField()

  var name = "" { didSet { record(.name(name)) } }
  var followers: String? { didSet { record(.followers(followers)) } }
  var canFollow = false { didSet { record(.canFollow(canFollow)) } }

  /// Returns the recorded messages and removes them.
  func take() -> [Message] {
    defer { messages = [] }
    return messages
  }

  private func record(_ message: Message) {
    messages.append(message)
    onWrite?()
  }
}

/// A field that the test types in.
@MainActor final class SpyTextField: ValueInput {
  enum Message: Equatable {
    case set(String)
    case connected
    case disconnected
  }

  private(set) var messages: [Message] = []
  private var handlers: [Int: @MainActor (String) -> Void] = [:]
  private var connections = 0
  private(set) var text = ""
  /// Whether the setter of `inputValue` calls the handlers. The protocol forbids such calls.
  var reportsSetting = false
  /// The maximum length of a text that code sets. Typed text is not shortened.
  var maxLength = Int.max

  var inputValue: String {
    get { text }
    set {
      messages.append(.set(newValue))
      text = String(newValue.prefix(maxLength))
      if reportsSetting && messages.count < 10 { report() }
    }
  }

  func type(_ text: String) {
    self.text = text
    report()
  }

  func onEdit(_ handler: @escaping @MainActor (String) -> Void) -> @MainActor @Sendable () -> Void {
    messages.append(.connected)
    connections += 1
    handlers[connections] = handler
    return { [weak self, connection = connections] in
      self?.messages.append(.disconnected)
      self?.handlers[connection] = nil
    }
  }

  private func report() {
    for handler in handlers.values { handler(text) }
  }
}

/// A control that records the values set by code. A test can enter values like a user.
@MainActor final class SpyControl<InputValue: Equatable>: ValueInput {
  var settings: [InputValue] = []
  private var value: InputValue
  private var handlers: [Int: @MainActor (InputValue) -> Void] = [:]
  private var connections = 0

  init(_ value: InputValue) {
    self.value = value
  }

  var inputValue: InputValue {
    get { value }
    set {
      settings.append(newValue)
      value = newValue
    }
  }

  func enter(_ entered: InputValue) {
    value = entered
    for handler in handlers.values { handler(entered) }
  }

  func onEdit(
    _ handler: @escaping @MainActor (InputValue) -> Void
  ) -> @MainActor @Sendable () -> Void {
    connections += 1
    handlers[connections] = handler
    return { [weak self, connection = connections] in self?.handlers[connection] = nil }
  }
}

/// A scheduler that runs its work only when the test calls `end()`.
final class ManualTurns: Sendable {
  private let jobs = Mutex<[TurnScheduler.Work]>([])

  var scheduler: TurnScheduler {
    TurnScheduler { work in self.jobs.withLock { $0.append(work) } }
  }

  /// Runs the scheduled work and returns the number of jobs. New work waits for the next call.
  @MainActor @discardableResult func end() -> Int {
    let scheduled = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in scheduled { job() }
    return scheduled.count
  }
}

extension PropertyLink where Presenter == AccountPresenter, View == SpyAccountView {
  /// The links of the account screen.
  static var account: [PropertyLink] {
    [
      .show(\.name, in: \.name),
      .show(\.followers, in: \.followers) { $0 == 0 ? nil : "\($0)" },
      .show(\.isFollowed, in: \.canFollow) { !$0 },
    ]
  }
}
