import Dispatch
import Foundation
import Synchronization

/// A non-blocking TCP socket on this machine's loopback address.
///
/// Child processes do not inherit the socket, because they would keep the port in use.
struct Socket: Sendable {
  let descriptor: Int32

  /// Returns a socket that listens at 127.0.0.1.
  ///
  /// - Parameter port: the port; 0 for any free port.
  static func listening(at port: UInt16) throws(ListeningError) -> Socket {
    let descriptor = socket(AF_INET, Self.streamType, 0)
    guard descriptor >= 0 else { throw ListeningError(port: port, code: errno) }
    let new = Socket(descriptor: descriptor)
    new.closeInChildren()
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

  /// The socket's actual port.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next connection; nil if the task is cancelled.
  func connection() async -> Socket? {
    while !Task.isCancelled {
      let new = accept(descriptor, nil, nil)
      if new >= 0 {
        let connection = Socket(descriptor: new)
        connection.closeInChildren()
        #if canImport(Darwin)
          connection.set(SO_NOSIGPIPE, Int32(1))
        #endif
        return connection
      }
      if Self.mayBlock(errno) {
        await SocketWait(descriptor).wait()
      } else {
        // The call failed because the client has already disconnected or too many files are open.
        await Task.yield()
      }
    }
    return nil
  }

  /// Returns the received bytes. The array is empty after a disconnection, a cancellation or the
  /// deadline.
  ///
  /// - Parameter deadline: the time after which nothing is received; nil for none.
  func receive(until deadline: ContinuousClock.Instant? = nil) async -> [UInt8] {
    while !Task.isCancelled, !Self.isOver(deadline) {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, filled in
        count = recv(descriptor, buffer.baseAddress, buffer.count, Self.withoutBlocking)
        filled = max(count, 0)
      }
      guard count < 0, Self.mayBlock(errno) else { return bytes }
      await SocketWait(descriptor).wait(until: deadline)
    }
    return []
  }

  /// Sends all bytes. Returns false after a disconnection, a cancellation or the deadline.
  ///
  /// - Parameter deadline: the time after which nothing is sent; nil for none.
  func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant? = nil) async -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard !Task.isCancelled, !Self.isOver(deadline) else { return false }
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Self.withoutBlocking)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if Self.mayBlock(errno) {
        await SocketWait(descriptor, writes: true).wait(until: deadline)
      } else {
        return false
      }
    }
    return true
  }

  /// Closes the socket.
  ///
  /// - Parameter abruptly: whether the client gets a connection error instead of a normal end.
  func end(abruptly: Bool = false) {
    if abruptly { set(SO_LINGER, linger(l_onoff: 1, l_linger: 0)) }
    close(descriptor)
  }

  private func closeInChildren() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func set<Value>(_ option: Int32, _ value: Value) {
    _ = withUnsafePointer(to: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0, socklen_t(MemoryLayout<Value>.size))
    }
  }

  private static func isOver(_ deadline: ContinuousClock.Instant?) -> Bool {
    deadline.map { $0 <= .now } ?? false
  }

  private static func mayBlock(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #else
    private static let streamType = SOCK_STREAM
  #endif

  /// The flags for a call that does not block. A disconnected client causes an error, not a signal.
  #if canImport(Darwin)
    private static let withoutBlocking = MSG_DONTWAIT
  #else
    private static let withoutBlocking = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #endif
}

/// A wait until a socket can be read or written, without blocking a thread.
///
/// The wait also ends at its deadline, or if its task is cancelled. `wait()` returns after Dispatch
/// has released the socket, so that the caller may close it.
private final class SocketWait: Sendable {
  /// The dispatch source, which is not `Sendable`. The lock allows any thread to cancel it.
  private let source: Mutex<any DispatchSourceProtocol>

  init(_ descriptor: Int32, writes: Bool = false) {
    source = Mutex(Self.makeSource(descriptor, writes))
  }

  private static func makeSource(
    _ descriptor: Int32, _ writes: Bool
  ) -> sending any DispatchSourceProtocol {
    if writes { return DispatchSource.makeWriteSource(fileDescriptor: descriptor) }
    return DispatchSource.makeReadSource(fileDescriptor: descriptor)
  }

  func wait(until deadline: ContinuousClock.Instant? = nil) async {
    let alarm = deadline.map { deadline in
      Task {
        try await ContinuousClock().sleep(until: deadline)
        cancel()
      }
    }
    defer { alarm?.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.withLock { source in
          source.setEventHandler { self.cancel() }
          source.setCancelHandler { continuation.resume() }
          source.activate()
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    source.withLock { $0.cancel() }
  }
}

/// An error that is thrown if a server cannot listen at its port.
public struct ListeningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested port; 0 for any free port.
  public let port: UInt16
  /// The system's error number (`errno`).
  public let code: Int32

  /// Describes the problem and a remedy for the user.
  public var description: String {
    "The server cannot listen at port \(port): \(String(cString: strerror(code))). "
      + "Choose another port, or 0 for any free port."
  }
}
