/// One client's connection: requests in, answers out, in order, until either side leaves.
struct ServedConnection: Sendable {
  let socket: Socket
  let desk: PeopleServerDesk

  private static let piece = [UInt8](repeating: UInt8(ascii: " "), count: 64 * 1024)

  /// Serves until the connection ends, and closes it.
  func serve() async {
    var parser = HTTPRequestParser()
    while true {
      let piece = await socket.receive()
      guard !piece.isEmpty else { return socket.end() }
      parser.append(piece)
      do {
        while let request = try parser.next() {
          let reply = await desk.reply(to: request)
          guard await send(reply, request.keepsConnection) else { return }
        }
      } catch {
        let answer = ServedResponse(error.rawValue, error: "this is no request that can be read")
        _ = await socket.write(answer.bytes(keepsConnection: false))
        return socket.end()
      }
    }
  }

  /// Sends what goes back; answers whether the connection goes on, and has closed it where not.
  private func send(_ reply: ServerReply, _ keepsConnection: Bool) async -> Bool {
    var goesOn = keepsConnection
    switch reply {
    case .answer(let response):
      let isSent = await socket.write(response.bytes(keepsConnection: keepsConnection))
      goesOn = goesOn && isSent
    case .nothing:
      socket.end(abruptly: true)
      return false
    case .half(let response):
      let head = response.head(length: response.body.count, keepsConnection: false)
      _ = await socket.write(head + response.body.prefix(response.body.count / 2))
      goesOn = false
    case .blanks(let count, let isDeclared):
      let isSent = await sendBlanks(count, isDeclared, keepsConnection)
      goesOn = goesOn && isSent
    case .endlessBlanks:
      _ = await socket.write(Self.blanks.head(length: nil, keepsConnection: false))
      while await socket.write(Self.chunk(Self.piece)) {}
      goesOn = false
    }
    if !goesOn { socket.end() }
    return goesOn
  }

  private func sendBlanks(_ count: Int, _ isDeclared: Bool, _ keepsConnection: Bool) async -> Bool {
    let head = Self.blanks.head(
      length: isDeclared ? count : nil, keepsConnection: keepsConnection)
    guard await socket.write(head) else { return false }
    var left = count
    while left > 0 {
      let piece = Self.piece.prefix(left)
      left -= piece.count
      guard await socket.write(isDeclared ? Array(piece) : Self.chunk(piece)) else { return false }
    }
    guard !isDeclared else { return true }
    return await socket.write(Array("0\r\n\r\n".utf8))
  }

  private static let blanks = ServedResponse(200, headers: ["Content-Type": "application/json"])

  private static func chunk(_ piece: some Collection<UInt8>) -> [UInt8] {
    Array("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Array("\r\n".utf8)
  }
}
