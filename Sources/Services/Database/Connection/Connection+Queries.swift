public import Domain

extension Connection {
  /// Runs a statement whose rows nobody wants: an insert, a pragma, a table's definition.
  ///
  /// - Throws: `StoreError`, after which a transaction is to be given up.
  @inline(__always)
  public func execute<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(StoreError) {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    try statement.run()
  }

  /// What `decode` makes of each row, in the order of the rows.
  @inline(__always)
  public func all<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> [Element] {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    var elements: [Element] = []
    try statement.run { (row) throws(StoreError) in elements.append(try decode(row)) }
    return elements
  }

  /// What `decode` makes of the first row; nil where there is none.
  @inline(__always)
  public func first<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> Element? {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    var first: Element?
    try statement.run { (row) throws(StoreError) in
      if first == nil { first = try decode(row) }
    }
    return first
  }

  /// The number in the first column of the first row; 0 where there is none.
  public func number(_ sql: String) throws(StoreError) -> Int {
    try first(sql) { row in row.integer(at: 0) } ?? 0
  }
}
