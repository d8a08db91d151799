import CFunctionHook
import Foundation

/// The record of one action: entries of functions, and marks with a text.
@MainActor
final class Recorder {
  private var marks: [String] = []

  /// Whether entries were recorded, which needs a build with function-entry coverage.
  var hasEntries: Bool { function_hook_count() > marks.count }

  func start() { function_hook_start() }

  func stop() { function_hook_stop() }

  func mark(_ text: String) {
    function_hook_mark(UInt(marks.count))
    marks.append(text)
  }

  /// The record as text: a line for each entry, with five hexadecimal numbers, or `= ` and a mark.
  /// The main thread has the number 0.
  ///
  /// Returns nil if the buffer was too small.
  var text: String? {
    guard function_hook_count() <= function_hook_capacity() else { return nil }
    var lines = ""
    var starts: [UInt: UInt] = [:]
    let all = (0..<function_hook_count()).map(function_hook_entry)
    // All marks are made on the main thread.
    let main = all.first { $0.address == 0 }?.thread
    for entry in all {
      if entry.address == 0 {
        lines += "= \(marks[Int(entry.frame)])\n"
      } else {
        let start = starts[entry.address] ?? function_hook_function(entry.address)
        starts[entry.address] = start
        let thread = entry.thread == main ? 0 : entry.thread
        let numbers = [start, entry.frame, entry.context, entry.task, thread]
        lines += numbers.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
      }
    }
    return lines
  }
}
