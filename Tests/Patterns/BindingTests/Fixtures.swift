import Binding
import Observation
import Synchronization

/// A presenter with two texts, a flag and a text that can be typed.
@MainActor @Observable final class AccountPresenter {
  var name = "Ada"
  var followers = 0
  var isFollowed = false
  var query = ""
}

/// A presenter whose text keeps capitals and digits only, and says when it is set.
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

/// A presenter that adds to whatever it is given.
@MainActor @Observable final class EmphaticPresenter {
  private var kept = ""

  var text: String {
    get { kept }
    set { kept = newValue + "!" }
  }
}

/// A view that writes down what is written to it, in order.
@MainActor final class SpyView {
  enum Message: Equatable {
    case name(String)
    case followers(String?)
    case canFollow(Bool)
  }

  private(set) var messages: [Message] = []
  /// Runs while a property is being written, as a view's callback does.
  var onWrite: (() -> Void)?
  let field = SpyField()

  var name = "" { didSet { note(.name(name)) } }
  var followers: String? { didSet { note(.followers(followers)) } }
  var canFollow = false { didSet { note(.canFollow(canFollow)) } }

  /// The messages since the last call.
  func take() -> [Message] {
    defer { messages = [] }
    return messages
  }

  private func note(_ message: Message) {
    messages.append(message)
    onWrite?()
  }
}

/// A field whose user is the test.
@MainActor final class SpyField: TextInput {
  enum Message: Equatable {
    case set(String?)
    case connected
    case disconnected
  }

  private(set) var messages: [Message] = []
  private var handlers: [Int: @MainActor (String) -> Void] = [:]
  private var connections = 0
  private var content: String?
  /// Whether setting the text is reported as an edit, which the port forbids.
  var reportsSetting = false

  var text: String? {
    get { content }
    set {
      messages.append(.set(newValue))
      content = newValue
      if reportsSetting { report() }
    }
  }

  func type(_ text: String) {
    content = text
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
    for handler in handlers.values { handler(content ?? "") }
  }
}

/// A form whose field changes, and reports, whatever it is set to; ten times, and then it gives up.
@MainActor final class FussyForm {
  @MainActor final class Field: TextInput {
    private(set) var settings = 0
    private var handler: @MainActor (String) -> Void = { _ in }

    var text: String? {
      didSet {
        settings += 1
        if settings < 10 { handler((text ?? "") + "?") }
      }
    }

    func type(_ text: String) { handler(text) }

    func onEdit(
      _ handler: @escaping @MainActor (String) -> Void
    ) -> @MainActor @Sendable () -> Void {
      self.handler = handler
      return {}
    }
  }

  let field = Field()
}

/// Turns that end when the test says so.
final class ManualTurns: Sendable {
  private let jobs = Mutex<[TurnScheduler.Work]>([])

  var scheduler: TurnScheduler {
    TurnScheduler { work in self.jobs.withLock { $0.append(work) } }
  }

  /// Does what is scheduled by now, and returns how much it was. What that schedules waits for
  /// the next turn.
  @MainActor @discardableResult func end() -> Int {
    let due = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in due { job() }
    return due.count
  }
}

extension Link where Presenter == AccountPresenter, View == SpyView {
  /// The links of the account screen.
  static var account: [Link] {
    [
      .show(\.name, in: \.name),
      .show(\.followers, in: \.followers) { $0 == 0 ? nil : "\($0)" },
      .show(\.isFollowed, in: \.canFollow) { !$0 },
    ]
  }
}
