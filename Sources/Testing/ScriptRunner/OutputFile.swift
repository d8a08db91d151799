public import Foundation

/// A namespace for writing the results of a program to a file.
public enum OutputFile {
  /// Writes text to a file, a pipe or `/dev/stdout`. A regular file is written completely or not at
  /// all.
  ///
  /// - Throws: the errors of Foundation.
  public static func write(_ text: String, to file: URL) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    let isRegular = type == nil || type as? FileAttributeType == .typeRegular
    try Data(text.utf8).write(to: file, options: isRegular ? .atomic : [])
  }
}

extension URL {
  /// Returns a file in the folder `Unmassive` of the user's application support.
  ///
  /// The folder is created if it is missing, but the file is not.
  ///
  /// - Throws: the errors of Foundation.
  public static func supportFile(_ name: String) throws -> URL {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: "Unmassive")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }
}
