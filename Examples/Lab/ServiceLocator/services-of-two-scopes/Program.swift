import ServiceLocator

struct Session: Sendable { let name: String }
struct Reader: Sendable { let session: Session }

let app = ServiceScope("app") { services in
  services.register(Session.self) { _ in
    print("the app creates its session")
    return Session(name: "app session")
  }
  services.register(Reader.self) { Reader(session: try $0.resolve()) }
}
let feature = ServiceScope("feature", parent: app) { services in
  services.register(Session.self) { _ in Session(name: "feature session") }
}
let test = app.copy { services in
  services.register(Session.self) { _ in Session(name: "mock session") }
}

print("the feature's session: \(try feature.resolve(Session.self).name)")
print("the feature's reader uses: \(try feature.resolve(Reader.self).session.name)")
print("the app's reader uses: \(try app.resolve(Reader.self).session.name)")
print("the test's reader uses: \(try test.resolve(Reader.self).session.name)")
