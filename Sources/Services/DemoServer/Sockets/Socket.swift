#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP socket on this machine's own loopback, never blocking. Programs that this one starts do not
/// inherit it: they would keep the port, and the connections.
struct Socket: Sendable {
  let descriptor: Int32

  /// A socket that listens at 127.0.0.1.
  ///
  /// - Parameter port: the port; a free one where it is 0.
  static func listening(at port: UInt16) throws(ListeningError) -> Socket {
    let descriptor = socket(AF_INET, Self.streamType, 0)
    guard descriptor >= 0 else { throw ListeningError(port: port, code: errno) }
    let new = Socket(descriptor: descriptor)
    new.keepFromChildren()
    new.set(SO_REUSEADDR, Int32(1))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound, listen(descriptor, 128) == 0,
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
    else {
      let error = ListeningError(port: port, code: errno)
      new.end()
      throw error
    }
    return new
  }

  /// The port that the socket was given.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil when the task is cancelled.
  func connection() async -> Socket? {
    while !Task.isCancelled {
      let new = accept(descriptor, nil, nil)
      if new >= 0 {
        let connection = Socket(descriptor: new)
        connection.keepFromChildren()
        #if canImport(Darwin)
          connection.set(SO_NOSIGPIPE, Int32(1))
        #endif
        return connection
      }
      if Self.mayBlock(errno) {
        await SocketWait(descriptor, for: .read).wait()
      } else {
        // The client has left already, or too many files are open: others may close some.
        await Task.yield()
      }
    }
    return nil
  }

  /// What has come; empty when the client has left or the task is cancelled.
  func receive() async -> [UInt8] {
    while !Task.isCancelled {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, filled in
        count = recv(descriptor, buffer.baseAddress, buffer.count, Self.withoutBlocking)
        filled = max(count, 0)
      }
      guard count < 0, Self.mayBlock(errno) else { return bytes }
      await SocketWait(descriptor, for: .read).wait()
    }
    return []
  }

  /// Sends all the bytes; false when the client has left or the task is cancelled.
  func write(_ bytes: some Collection<UInt8>) async -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard !Task.isCancelled else { return false }
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Self.withoutBlocking)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if Self.mayBlock(errno) {
        await SocketWait(descriptor, for: .write).wait()
      } else {
        return false
      }
    }
    return true
  }

  /// Gives the socket back.
  ///
  /// - Parameter abruptly: whether the client is to see a broken connection, not one that ended.
  func end(abruptly: Bool = false) {
    if abruptly { set(SO_LINGER, linger(l_onoff: 1, l_linger: 0)) }
    close(descriptor)
  }

  private func keepFromChildren() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func set<Value>(_ option: Int32, _ value: Value) {
    _ = withUnsafePointer(to: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0, socklen_t(MemoryLayout<Value>.size))
    }
  }

  private static func mayBlock(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #else
    private static let streamType = SOCK_STREAM
  #endif

  /// A client that has left is an error to be told, not a signal that ends the process.
  #if canImport(Darwin)
    private static let withoutBlocking = MSG_DONTWAIT
  #else
    private static let withoutBlocking = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #endif
}
