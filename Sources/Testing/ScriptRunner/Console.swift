import Foundation

/// The standard streams of a program.
///
/// Results go to standard output, errors to standard error. Nothing is buffered. If a result cannot
/// be written, for example to a full disk, the program ends with ``ExitStatus/ioError``.
@MainActor
public struct Console {
  /// The program's name, which begins each error.
  public let program: String

  /// Creates the console of a program.
  public init(program: String) {
    self.program = program
  }

  /// Writes text and a line break to standard output.
  public func write(_ text: String) {
    send(text + "\n")
  }

  /// Writes an error to standard error. A failure to write is ignored.
  public func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(program): \(text)\n".utf8))
  }

  private func send(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain("The results cannot be written: \(error.localizedDescription)")
      exit(ExitStatus.ioError.rawValue)
    }
  }

  /// Whether standard input is a keyboard.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// Returns the lines of standard input, which are read on demand.
  ///
  /// If standard input is a keyboard, a prompt precedes each line.
  public func inputLines() -> some Sequence<String> {
    let prompt = isInteractive ? "> " : ""
    return AnyIterator {
      if !prompt.isEmpty { send(prompt) }
      let line = readLine()
      // At the end of the input, the terminal prints no line break after the prompt.
      if line == nil, !prompt.isEmpty { send("\n") }
      return line
    }
  }
}
