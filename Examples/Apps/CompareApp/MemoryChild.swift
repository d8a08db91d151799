import Foundation
import PeopleListVariants
import ScriptRunner

#if canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Measures one variant's memory in a separate process.
@MainActor
enum MemoryChild {
  /// The option of the child process, which the help does not list.
  static let option = CommandLineOption("--memory-child", "VARIANT,PEOPLE,FILE", "")

  /// Settings that make glibc's allocator return free memory at once.
  ///
  /// Without these settings the result for one variant varies from 91 to 128 MB, depending on the
  /// threads. With the settings it varies by less than 1 MB.
  private static let allocatorSettings = [
    "MALLOC_ARENA_MAX": "1", "MALLOC_TRIM_THRESHOLD_": "0", "MALLOC_TOP_PAD_": "0",
  ]

  /// Runs in the child process: performs the measured actions of `task`, and returns the resident
  /// bytes.
  static func measure(_ task: String) async throws -> Int {
    let parts = task.split(separator: ",", maxSplits: 2).map(String.init)
    guard parts.count == 3, let variant = PeopleListVariant(rawValue: parts[0]),
      let count = Int(parts[1])
    else {
      throw ProgramError("\(option.name) \(option.value ?? "") is for the program itself.", .usage)
    }
    var bytes: Int?
    let url = URL(filePath: parts[2])
    _ = try await MeasuredScreen(variant, count: count).measure(at: url) {
      bytes = ResidentMemory.bytes()
    }
    guard let bytes else {
      throw ProgramError("The system does not return the memory size of this process.", .ioError)
    }
    return bytes
  }

  /// Starts a child process, and returns the number of resident bytes that it prints.
  static func bytes(of variant: PeopleListVariant, _ count: Int, at url: URL) async throws -> Int {
    #if os(iOS)
      throw ProgramError("iOS cannot start a process that measures \(variant.rawValue).", .ioError)
    #else
      let child = Process()
      child.executableURL = Bundle.main.executableURL
      child.arguments = [option.name, "\(variant.rawValue),\(count),\(url.path)"]
      child.environment = ProcessInfo.processInfo.environment.merging(allocatorSettings) { $1 }
      let output = Pipe()
      child.standardOutput = output
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        child.terminationHandler = { _ in ended.resume() }
        do {
          try child.run()
        } catch {
          child.terminationHandler = nil
          ended.resume(throwing: error)
        }
      }
      // The output is one number, which fits into the pipe's buffer.
      let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      guard child.terminationStatus == 0, let bytes = Int(text.dropLast()) else {
        throw ProgramError(
          "The process that measures \(variant.rawValue)'s memory failed.", .ioError)
      }
      return bytes
    #endif
  }
}

/// The resident memory of this process.
enum ResidentMemory {
  /// Returns the number of bytes, or nil if the system does not return it.
  static func bytes() -> Int? {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : nil
    #else
      // The second number of /proc/self/statm is the resident size in pages.
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #endif
  }
}
