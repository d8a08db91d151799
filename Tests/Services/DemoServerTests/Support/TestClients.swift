import Foundation
import Testing

@testable import DemoServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A handler that replies to every request with the same pieces of a response.
struct PiecesHandler: RequestHandler {
  let piece: @Sendable (Int) -> [UInt8]?

  func acceptsConnection() -> Bool { true }
  func reply(to request: ServerRequest) -> ServerReply { .pieces(piece) }
}

extension Socket {
  /// Connects to a server that is listening.
  static func connected(to url: URL) throws -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(try #require(url.port)).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Glibc)
          Glibc.connect(descriptor, $0, size)
        #elseif canImport(Musl)
          Musl.connect(descriptor, $0, size)
        #else
          Darwin.connect(descriptor, $0, size)
        #endif
      }
    }
    try #require(result == 0)
    return Socket(descriptor: descriptor)
  }

  /// Returns the bytes that arrive until the server closes the connection, or until there are at
  /// least `bound` bytes.
  func receiveAll(upTo bound: Int = .max) async -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < bound {
      let piece = await receive()
      guard !piece.isEmpty else { return bytes }
      bytes += piece
    }
    return bytes
  }
}
