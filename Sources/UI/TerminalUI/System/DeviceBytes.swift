#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Sends bytes to a device, all of them.
enum DeviceBytes {
  /// Sends a text that stands in the program itself.
  static func send(_ text: StaticString, to device: Int32) {
    send(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: device)
  }

  static func send(_ bytes: UnsafeRawBufferPointer, to device: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = write(device, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        // The terminal is gone, or takes nothing: there is nobody to tell.
        return
      }
    }
  }
}
