/// Marks a longest increasing subsequence of `numbers`, which are all different.
///
/// Rows numbered by their old places are in order where their numbers rise; those marked stay, and
/// all others must move: no choice moves fewer. Patience sorting; a number above all before it,
/// the common case, costs one comparison, any other a binary search.
///
/// - Complexity: O(*n* + *k* log *n*) for *k* numbers that are out of order.
/// - Source: C. Schensted, "Longest increasing and decreasing subsequences" (1961).
@usableFromInline
nonisolated func longestIncreasing(_ numbers: [Int32]) -> [Bool] {
  var tops: [Int32] = []  // the index of the smallest number that ends a run of each length
  var topNumbers: [Int32] = []
  var before = [Int32](repeating: -1, count: numbers.count)
  tops.reserveCapacity(numbers.count)
  topNumbers.reserveCapacity(numbers.count)
  for (index, number) in numbers.enumerated() {
    var length = topNumbers.count
    if let last = topNumbers.last, last > number {
      var low = 0
      length -= 1
      while low < length {
        let middle = (low + length) / 2
        if topNumbers[middle] < number { low = middle + 1 } else { length = middle }
      }
      tops[length] = Int32(index)
      topNumbers[length] = number
    } else {
      tops.append(Int32(index))
      topNumbers.append(number)
    }
    if length > 0 { before[index] = tops[length - 1] }
  }
  var marks = [Bool](repeating: false, count: numbers.count)
  var index = tops.last ?? -1
  while index >= 0 {
    marks[Int(index)] = true
    index = before[Int(index)]
  }
  return marks
}
