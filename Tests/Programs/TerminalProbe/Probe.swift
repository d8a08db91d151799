import HeadlessUI
import TerminalUI

/// A program that shows the sample screen in its terminal.
///
/// Tests run the program on a pseudo-terminal. You can also start the program by hand.
@main
@MainActor
struct Probe {
  static func main() async {
    let sample = Sample()
    let trouble = ProcessInfo.processInfo.environment["PROBE_TROUBLE"].flatMap(Trouble.init)
    sample.list.onTouch = { trouble?.happen(in: sample.list) }
    do {
      try await sample.screen.run(on: SystemTerminal())
      // After the run, standard output is not captured.
      print("left")
    } catch {
      FileHandle.standardError.write(Data("terminal-probe: \(error)\n".utf8))
      exit(69)
    }
  }
}

/// The sample list on a live screen, with keys for the list's actions.
@MainActor
final class Sample {
  let list = SampleList()
  let window = UIWindow(size: CGSize(width: 640, height: 968))
  private(set) lazy var screen = LiveScreen(
    window, commands: commands, status: { [list] in list.statusText }, center: list.center)

  init() {
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand("a", "Add") { [list] in list.openForm() },
      KeyCommand("d", "Delete") { [weak self] in
        guard let self, let row = screen.highlightedRow else { return }
        list.askToDelete(at: row.path)
      },
      KeyCommand("r", "Refresh") { [list] in list.toggleWork() },
      KeyCommand("p", "Pick") { [list] in list.openPicker() },
      KeyCommand("o", "Details") { [list] in list.pushDetails() },
    ]
  }
}

/// The trouble that the probe causes when a row is selected.
enum Trouble: String {
  /// The program updates a table incorrectly.
  case rule
  /// The program writes to an invalid address.
  case memory
  /// The program calls `abort`.
  case abort
  /// The program calls a function recursively until the stack overflows.
  case depth
  /// The program calls `exit`.
  case exit
  /// The program prints to standard output and standard error.
  case talk

  @MainActor
  func happen(in list: SampleList) {
    switch self {
    case .rule: list.tableView.insertRows(at: [[0, 0]], with: .automatic)
    case .memory: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .abort: Foundation.abort()
    case .depth: Self.descend(in: list, 0)
    case .exit:
      print("leaving", terminator: "")
      Foundation.exit(3)
    case .talk:
      print("touched")
      FileHandle.standardError.write(Data("warning: touched\n".utf8))
    }
  }

  /// Calls itself until the stack overflows.
  @MainActor @discardableResult
  private static func descend(in list: SampleList, _ depth: Int) -> Int {
    list.sections.isEmpty ? depth : descend(in: list, depth + 1) + list.touched.count
  }
}
