import Foundation
import ScriptRunner

extension CompareRun {
  /// Throws an error if the file at `path` cannot be written.
  ///
  /// The check comes before the run, because the run takes a minute.
  func checkIsWritable(_ path: String) throws(ProgramError) {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let isThere = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
    let reason: String? =
      if isThere, isFolder.boolValue {
        "it is a folder"
      } else if !manager.fileExists(atPath: folder) {
        "there is no folder \(folder)"
      } else if !manager.isWritableFile(atPath: folder) {
        "\(folder) is read-only"
      } else {
        nil
      }
    if let reason { throw ProgramError("\(path) cannot be written: \(reason).", .ioError) }
  }

  func write(_ text: String, to path: String) throws(ProgramError) {
    do {
      try OutputFile.write(text, to: URL(filePath: path))
    } catch {
      throw ProgramError("\(path) cannot be written: \(error.localizedDescription)", .ioError)
    }
  }
}
