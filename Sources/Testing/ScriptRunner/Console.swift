import Foundation

/// Where a program writes, and from where it reads: the three standard streams.
///
/// Results go to standard output, everything about faults to standard error, so that the same
/// script prints the same bytes whatever else there is to say. Nothing is buffered: what was
/// written is there even if the program is killed next. Where results cannot be written, because
/// the disk is full, say, the program complains and ends with ``ExitStatus/ioError``: whoever reads
/// them must not take half of them for all.
@MainActor
public struct Console {
  /// The program's name, before each complaint.
  public let program: String

  /// The console of the program called `program`.
  public init(program: String) {
    self.program = program
  }

  /// Writes a line, or several, to standard output.
  public func write(_ text: String) {
    send(text + "\n")
  }

  /// Writes a line about a fault to standard error; where that fails, there is nobody left to tell.
  public func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(program): \(text)\n".utf8))
  }

  private func send(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain("the results cannot be written: \(error.localizedDescription)")
      exit(ExitStatus.ioError.rawValue)
    }
  }

  /// Whether somebody types the input.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The lines of standard input, read when they are asked for, each behind a prompt where
  /// somebody types.
  public func inputLines() -> some Sequence<String> {
    let prompt = isInteractive ? "> " : ""
    return AnyIterator {
      if !prompt.isEmpty { send(prompt) }
      let line = readLine()
      // Whoever ends the input leaves the prompt's line open.
      if line == nil, !prompt.isEmpty { send("\n") }
      return line
    }
  }
}
