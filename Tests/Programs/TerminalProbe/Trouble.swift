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
  /// Somebody has left a print in the code, and something warns.
  case talk

  @MainActor
  func happen(in list: SampleList) {
    switch self {
    case .rule: list.tableView.insertRows(at: [[0, 0]], with: .automatic)
    case .memory: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .abort: Foundation.abort()
    case .talk:
      print("touched")
      FileHandle.standardError.write(Data("warning: touched\n".utf8))
    }
  }
}
