/// What a post is about: an object that is told by its identity.
struct Subject {
  let identity: ObjectIdentifier
  #if !hasFeature(Embedded)
    /// The object, to hold it weakly or unowned; there is no such thing in Embedded Swift.
    let object: AnyObject
  #endif

  @inline(__always)
  init(_ object: some AnyObject) {
    identity = ObjectIdentifier(object)
    #if !hasFeature(Embedded)
      self.object = object
    #endif
  }
}

extension ObjectIdentifier {
  /// The object's address.
  @inline(__always)
  var address: UnsafeRawPointer { unsafe unsafeBitCast(self, to: UnsafeRawPointer.self) }
}
