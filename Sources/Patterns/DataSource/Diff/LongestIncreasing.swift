/// Marks a longest increasing subsequence of `numbers`, which are all different.
///
/// The numbers are old indexes of rows or sections in their new order. The marked rows or sections
/// stay, and the others move.
///
/// - Complexity: O(*n* + *k* log *n*) for *k* numbers that are out of order.
/// - Source: C. Schensted, "Longest increasing and decreasing subsequences" (1961).
nonisolated func longestIncreasing(_ numbers: [Int]) -> [Bool] {
  // For each length, the index of the smallest number that ends a subsequence of that length.
  var ends: [Int] = []
  // For each number, the index of the number before it in its subsequence. The first number of a
  // subsequence refers to itself.
  var previous: [Int] = []
  for (index, number) in numbers.enumerated() {
    var length = ends.count
    if let last = ends.last, numbers[last] > number {
      length = 0
      for bit in (0..<(Int.bitWidth - ends.count.leadingZeroBitCount)).reversed() {
        let longer = length + (1 << bit)
        if longer < ends.count, numbers[ends[longer - 1]] < number { length = longer }
      }
      ends[length] = index
    } else {
      ends.append(index)
    }
    previous.append(length > 0 ? ends[length - 1] : index)
  }
  guard var index = ends.last else { return [] }
  var marks = [Bool](repeating: false, count: numbers.count)
  for _ in ends {
    marks[index] = true
    index = previous[index]
  }
  return marks
}
