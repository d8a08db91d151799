import Domain

extension PeopleServerState {
  /// The cursor of somebody who has seen everything.
  public var cursor: String { text(ofCursor: lastNumber) }

  /// What has changed since `cursor`; everybody where it is nil. Each person is in it once, in their
  /// last state.
  ///
  /// - Parameter limit: how many changes to answer at the most, 1 or more; ``pageSize`` where it is
  ///   nil, and never more than that.
  /// - Throws: `ServerError.cursorExpired` where the cursor is too old, or another server's.
  public func page(since cursor: String?, limit: Int?) throws(ServerError) -> PeoplePage {
    let start = try number(ofCursor: cursor)
    var room = min(max(limit ?? Self.pageSize, 1), Self.pageSize)
    var people: [RemotePerson] = []
    var deleted: [Person.ID] = []
    var end = start
    for line in log[firstLine(after: start)...] {
      guard let entry = entries[line.person], entry.number == line.number else { continue }
      // Whoever starts anew has nobody who could be deleted.
      if entry.info == nil, cursor == nil { continue }
      guard room > 0 else {
        return PeoplePage(
          cursor: text(ofCursor: end), hasMore: true, people: people, deleted: deleted)
      }
      room -= 1
      end = line.number
      if let remote = remote(line.person, entry) {
        people.append(remote)
      } else {
        deleted.append(line.person)
      }
    }
    return PeoplePage(cursor: self.cursor, people: people, deleted: deleted)
  }

  /// Makes every cursor too old that was handed out so far: whoever has one starts over.
  public mutating func forgetCursors() {
    generation += 1
  }

  private func firstLine(after number: Int) -> Int {
    var (low, high) = (log.startIndex, log.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func text(ofCursor number: Int) -> String { "\(era).\(generation).\(number)" }

  private func number(ofCursor cursor: String?) throws(ServerError) -> Int {
    guard let cursor else { return 0 }
    let prefix = "\(era).\(generation)."
    guard cursor.hasPrefix(prefix), let number = Int(cursor.dropFirst(prefix.count)),
      (0...lastNumber).contains(number)
    else { throw .cursorExpired }
    return number
  }
}
