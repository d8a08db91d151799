import Foundation

/// How much of this process's memory the system keeps in its chips.
enum ResidentMemory {
  /// The system did not say.
  struct Unknown: Error, CustomStringConvertible {
    let description = "the system does not say how much memory this process holds"
  }

  /// In bytes.
  static func bytes() throws(Unknown) -> Int {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      guard result == KERN_SUCCESS else { throw Unknown() }
      return Int(info.resident_size)
    #else
      // The second number of /proc/self/statm is in pages.
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { throw Unknown() }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #endif
  }
}
