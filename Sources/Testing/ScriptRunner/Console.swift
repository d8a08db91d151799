import Foundation
import TerminalUI

/// The standard streams of a program.
///
/// Results go to standard output, errors to standard error. Nothing is buffered. If a result cannot
/// be written, for example to a full disk, the program ends with ``ExitStatus/ioError``.
///
/// Names in errors and results may contain control characters, because they come from files and
/// servers. The console replaces these characters in errors, and in results that a terminal shows.
/// Results for a file or for another program keep all characters.
@MainActor
public struct Console {
  /// The program's name, which begins each error.
  public let program: String
  var output: @MainActor (String) -> Void
  var errors: @MainActor (String) -> Void
  /// Whether a terminal shows the results.
  var isTerminal = isatty(STDOUT_FILENO) == 1

  /// Creates the console of a program.
  public init(program: String) {
    self.program = program
    let errors: @MainActor (String) -> Void = {
      try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }
    self.errors = errors
    output = { text in
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        errors("\(program): The results cannot be written: \(error.localizedDescription)\n")
        exit(ExitStatus.ioError.rawValue)
      }
    }
  }

  /// Writes text and a terminator to standard output.
  public func write(_ text: String, terminator: String = "\n") {
    output((isTerminal ? text.printable : text) + terminator)
  }

  /// Writes an error to standard error. A failure to write is ignored.
  public func complain(_ text: String) { errors("\(program): \(text.printable)\n") }

  /// Clears the terminal, and moves the cursor to its start.
  public func clear() { output("\u{1B}[2J\u{1B}[H") }

  /// Whether standard input is a keyboard.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The number of columns of the terminal that shows the results, or nil without a terminal.
  public var columns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Returns the lines of standard input, which are read on demand.
  ///
  /// If standard input is a keyboard, a prompt precedes each line.
  public func inputLines() -> some Sequence<String> {
    let prompt = isInteractive ? "> " : ""
    return AnyIterator {
      if !prompt.isEmpty { output(prompt) }
      let line = readLine()
      // At the end of the input, the cursor is still behind the prompt, so the line is ended here.
      if line == nil, !prompt.isEmpty { output("\n") }
      return line
    }
  }
}
