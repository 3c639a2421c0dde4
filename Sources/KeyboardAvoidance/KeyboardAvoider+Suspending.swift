public import KeyboardEvents

extension KeyboardAvoider {
  /// Whether everything is frozen as it is.
  public var isSuspended: Bool { unsafe engine.isSuspended }

  /// Freezes everything as it is, for as long as the host is in between: a turn of the screen, a transition to another one.
  ///
  /// Nothing is followed until ``resume(by:)``, and nothing is written, but what detaching, disabling and the end give back.
  /// Suspending twice is as once.
  public func suspend() {
    let engine = engine
    engine.whenIdle { unsafe engine.isSuspended = true }
  }

  /// Follows everything again, and goes from where things are to where they belong now, in one motion.
  ///
  /// What is edited is brought into sight. Without ``suspend()`` before, it does nothing.
  /// - Parameter motion: the motion that is handed to the animator. Nil hands it nothing: changes are made as they are, so an
  ///   animation of the host's around this call takes them along.
  public func resume(by motion: KeyboardMotion? = nil) {
    let engine = engine
    engine.whenIdle {
      guard unsafe engine.isSuspended else { return }
      unsafe engine.isSuspended = false
      engine.evaluate(.demand, by: motion)
    }
  }
}
