import Foundation

/// Where a program writes, and from where it reads: the three standard streams.
///
/// Results go to standard output, everything about faults to standard error, so that the same
/// script prints the same bytes whatever else there is to say. Nothing is buffered: what was
/// written is there even if the program is killed next.
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
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Writes a line about a fault to standard error.
  public func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(program): \(text)\n".utf8))
  }

  /// Whether somebody types the input.
  public var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The lines of standard input, read when they are asked for, each behind a prompt where
  /// somebody types.
  public func inputLines() -> some Sequence<String> {
    let prompt = isInteractive ? Data("> ".utf8) : Data()
    return AnyIterator {
      if !prompt.isEmpty { FileHandle.standardOutput.write(prompt) }
      return readLine()
    }
  }
}
