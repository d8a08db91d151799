/// How the program was compiled.
enum Build {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif
}
