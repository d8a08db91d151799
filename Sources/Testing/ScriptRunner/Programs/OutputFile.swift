public import Foundation

/// A file that a program writes its results to.
public enum OutputFile {
  /// Writes the file whole or not at all: a reader never meets half of it. What is no plain file
  /// (`/dev/stdout`, a pipe) takes the text as it comes, and stays what it is.
  ///
  /// - Throws: what Foundation throws.
  public static func write(_ text: String, to file: URL) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    let isPlain = type == nil || type as? FileAttributeType == .typeRegular
    try Data(text.utf8).write(to: file, options: isPlain ? .atomic : [])
  }
}
