/// How the programs of this package end, by the numbers of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  /// All is well.
  case success = 0
  /// The program was called wrongly: an unknown option, a missing value.
  case usage = 64
  /// The input is wrong: a bad command in a script, a file in another format.
  case dataError = 65
  /// An input file is missing or cannot be read.
  case noInput = 66
  /// The program met an error that is not the user's: the disk is full, the database damaged.
  case ioError = 74
}
