import Foundation

/// Names of UIKit, Foundation and common frameworks, and the jobs that they indicate.
enum Signals {
  typealias Weight = (job: Job, weight: Int)

  /// Returns the job that an identifier indicates, and the weight of this sign.
  static func weight(of name: String, isMember: Bool, isCall: Bool) -> Weight? {
    if imageLoaders.contains(where: name.hasPrefix) { return (.networking, 9) }
    if isKeyboard(name) { return (.keyboard, 9) }
    if let job = strong[name] { return (job, 6) }
    if isCall, let job = calls[name] { return (job, 5) }
    if isMember, let job = members[name] { return (job, job == .views ? 2 : 3) }
    return parts(of: name, isMember: isMember, isCall: isCall)
  }

  private static func parts(of name: String, isMember: Bool, isCall: Bool) -> Weight? {
    let lower = name.lowercased()
    if isCall, MemberSignals.announces(name) { return (.alerts, 5) }
    if name.hasSuffix("StringKey") { return nil }
    if isCall, addsChild(name) { return (.containment, 6) }
    if isCall, name.has("istener") { return (.observation, 6) }
    if isCall, name.has("bserver") { return (.observation, 4) }
    let isType = name.isCapitalized
    if isCall && name.has("NavigationBar") || name == "navigationBar" { return (.views, 5) }
    // Code that makes only an `AlertAction` passes it to another object, which asks the question.
    if name == "AlertAction" { return nil }
    if let job = words.first(where: { lower.has($0.key) })?.value,
      job != .alerts || !looks.contains(where: name.hasSuffix)
    {
      return (job, job == .alerts && isType ? 6 : 4)
    }
    if isType, !isMember, messages.contains(where: name.has), !name.hasSuffix("View") {
      return (.alerts, 5)
    }
    if isType, isCall {
      if MemberSignals.isRow(name) { return (.dataSource, 3) }
      if screenSuffixes.contains(where: name.hasSuffix) { return (.navigation, 4) }
      if viewSuffixes.contains(where: name.hasSuffix) { return (.views, 3) }
    }
    if isCall, isMember, MemberSignals.isLocal(name) { return (.persistence, 4) }
    if isCall, isMember, name != "sync",
      !["Authorization", "Location", "Permission", "Access"].contains(where: name.has),
      requestPrefixes.contains(where: { starts(name, with: $0) })
    {
      return (.networking, 3)
    }
    return nil
  }

  private static func isKeyboard(_ name: String) -> Bool {
    name.has("eyboard")
      && !["eyboardType", "eyboardAppearance", "arkKeyboard"].contains(where: name.hasSuffix)
      && !name.has("eyboardShortcut")
  }

  /// Returns the job that a property's name, type or initializer indicates.
  static func kind(of name: String) -> Job? {
    if let job = strong[name], job != .navigation { return job }
    if name == "UITabBarController" || name.hasSuffix("PanelController") { return .containment }
    // `Storage` and `Database` may be types of Firebase, and a `Store` may hold the app's state, so
    // these names indicate no job.
    if ["Storage", "Database", "Store"].contains(name) { return nil }
    if ["is", "should", "has", "did"].contains(where: { starts(name, with: $0) }) { return nil }
    let lower = name.lowercased()
    if lower.has("userdefault") { return .persistence }
    if let job = suffixes.first(where: { lower.hasSuffix($0.key) })?.value {
      return job == .networking && isLocal(lower) ? nil : job
    }
    if viewSuffixes.contains(where: name.hasSuffix) || viewNames.contains(name) { return .views }
    return nil
  }

  private static let viewNames: Set<String> = [
    "view", "label", "button", "textField", "imageView", "stackView", "spinner", "window",
  ]

  /// Returns whether a method with this name adds or removes a child view controller.
  static func addsChild(_ name: String) -> Bool {
    starts(name, with: "addChild") || starts(name, with: "removeChild")
      || name.hasSuffix("ChildViewController")
  }

  /// Returns whether `name` begins with the word `prefix`.
  static func starts(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let next = name.utf8.dropFirst(prefix.utf8.count).first
    return next.map { (0x41...0x5A).contains($0) } ?? true
  }

  private static let imageLoaders = [
    "sd_setImage", "af_setImage", "pin_setImage", "hnk_setImage", "setImageWithURL",
  ]

  private static let words = sorted([
    .alerts: "alert toast actionsheet snackbar popupdialog",
    .persistence: """
    persist coredata storagemanager databasemanager cachemanager userdefault keychain filesystem
    """,
    .navigation: "deeplink safari",
    .networking: "reachability",
    .formatting: "formatter attributedstring",
    .containment: "childviewcontroller",
  ])

  /// The ends of the names of colors, fonts, images and measures, as in `alertColor`.
  private static let looks = ["Color", "Font", "Style", "Height", "Width", "Image"]
  /// Parts of the names of types that show a message.
  private static let messages = ["Notice", "Toast", "Snack", "ActionSheet", "OptionsPicker"]

  static let viewSuffixes = [
    "View", "Label", "Button", "TextField", "Bar", "Control", "Switch", "Slider", "Constraint",
    "Indicator", "Spinner", "Picker", "HUD", "BarButtonItem", "Recognizer", "Layer", "Layout",
    "Appearance",
  ]
  private static let screenSuffixes = ["ViewController", "VC"]
  /// The ends of the names of objects, in lower case.
  private static let suffixes = sorted([
    .dataSource: "datasource",
    .observation: "timer observer observation cancellable cancellables disposebag displaylink",
    .formatting: "formatter",
    .networking: """
    service api client repository networking networkmanager apimanager apicaller httpclient networklayer fetcher loader usecase
    downloader uploader backend gateway requestmanager
    """,
    .persistence: """
    store storage database realm objectcontext managedcontext resultscontroller dao defaults
    keychain coredatastack frc persistentcontainer filemanager fetchrequest corecache diskcache
    """,
  ])

  /// Parts of the names of services that send no request.
  private static let local = [
    "theme", "dialog", "alert", "audio", "haptic", "analytics", "setting", "navigation", "watch",
    "notification", "location", "logging",
  ]
  /// Returns whether an object with this lowercase name uses neither a server nor stored data.
  static func isLocal(_ name: String) -> Bool { local.contains(where: name.has) }
  private static let requestPrefixes = ["fetch", "download", "upload", "request", "sync", "search"]

  /// Returns the names in alphabetical order, each with its job.
  static func sorted(_ lists: [Job: String]) -> [(key: String, value: Job)] {
    table(lists).sorted { $0.key < $1.key }
  }

  static func table(_ lists: [Job: String]) -> [String: Job] {
    var table: [String: Job] = [:]
    for (job, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = job }
    }
    return table
  }

  /// Types of common frameworks whose shared instances do not count as services.
  static let harmlessTypes: Set<String> = [
    "NotificationCenter", "DispatchQueue", "Bundle", "Locale", "Calendar", "TimeZone", "UIDevice",
    "UIScreen", "UIApplication", "UIPasteboard", "UIColor", "UIFont", "OperationQueue", "RunLoop",
    "ProcessInfo", "DistributedNotificationCenter", "UIMenuController", "UIView", "UIImage",
    "MainScheduler", "NSNotificationCenter", "Thread", "NSLocale", "NSCalendar", "NSTimeZone",
  ]
  /// Types whose members are shared instances.
  static let locators: Set<String> = [
    "ServiceLocator", "AppEnvironment", "DependencyContainer", "Dependencies", "Injector",
  ]
  static let instanceNames: Set<String> = [
    "shared", "sharedInstance", "sharedManager", "instance", "default", "standard", "current",
    "sharedApplication", "singleton",
  ]
}

extension String {
  /// Returns whether this string contains the bytes of `text`, without comparing characters.
  func has(_ text: String) -> Bool { strstr(self, text) != nil }
}
