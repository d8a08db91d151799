import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A list of recorded calls that several objects share.
@MainActor final class CallLog {
  private(set) var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries, and empties the list.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Expects exactly these entries, and empties the list.
  func expect(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(take() == expected, sourceLocation: sourceLocation)
  }
}

extension CallLog {
  /// Creates a list that gets an entry for each `.valueChanged` event of the control.
  convenience init<Control: UIControl>(
    changesOf control: Control,
    entry: @escaping @MainActor (Control) -> String = { _ in "changed" }
  ) {
    self.init()
    control.addAction(
      UIAction { [weak control] _ in control.map { self.write(entry($0)) } }, for: .valueChanged)
  }
}

/// A controller that records its life cycle calls, each with the controller's title.
final class LoggingController: UIViewController {
  private let callLog: CallLog

  init(_ title: String, _ callLog: CallLog) {
    self.callLog = callLog
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ call: String) {
    callLog.write("\(title ?? "?") \(call)")
  }

  override func loadView() {
    super.loadView()
    write("load")
  }
  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { write("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write("willMove(\(parent == nil ? "out" : "in"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("didMove(\(parent == nil ? "out" : "in"))")
  }
}

extension LoggingController {
  /// Returns a controller whose view is loaded, and empties the list of calls.
  static func loaded(_ title: String, _ callLog: CallLog) -> LoggingController {
    let controller = LoggingController(title, callLog)
    controller.loadViewIfNeeded()
    _ = callLog.take()
    return controller
  }
}
