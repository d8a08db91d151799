import CFunctionHook
import Foundation

/// The record of one action: the entered functions, and marks with a text.
@MainActor
final class Recorder {
  private var marks: [String] = []

  /// Whether functions were recorded, which needs a build with function-entry coverage.
  var hasEntries: Bool { function_hook_count() > marks.count }

  func start() { function_hook_start() }

  func stop() { function_hook_stop() }

  func mark(_ text: String) {
    function_hook_mark(UInt(marks.count))
    marks.append(text)
  }

  /// The record as text, with a line for each entry and each mark.
  ///
  /// An entry has six hexadecimal numbers, and a mark begins with `= `. The text is nil if the
  /// buffer was too small.
  var text: String? {
    guard function_hook_count() <= function_hook_capacity() else { return nil }
    var lines = ""
    var starts: [UInt: UInt] = [:]
    let all = (0..<function_hook_count()).map(function_hook_entry)
    for entry in all {
      if entry.address == 0 {
        lines += "= \(marks[Int(entry.frame)])\n"
      } else {
        let start = starts[entry.address] ?? function_hook_function(entry.address)
        starts[entry.address] = start
        let numbers = [
          start, entry.frame, entry.context, entry.task, entry.thread,
          entry.is_on_main_queue ? 1 : 0,
        ]
        lines += numbers.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
      }
    }
    return lines
  }
}
