import Foundation
import HeadlessUI

/// What goes wrong in the probe when a row is touched.
enum Trouble: String {
  /// A rule of the table's is broken, as a learner breaks it.
  case rule
  /// Memory is written that is not the program's.
  case memory
  /// The C library gives up.
  case abort
  /// A function calls itself without end.
  case depth
  /// The program is left in the middle of it all.
  case exit
  /// Somebody has left a print in the code, and something warns.
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

  /// Needs more stack than there is.
  @MainActor @discardableResult
  private static func descend(in list: SampleList, _ depth: Int) -> Int {
    list.sections.isEmpty ? depth : descend(in: list, depth + 1) + list.touched.count
  }
}
