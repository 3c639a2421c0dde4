import KeyboardEvents

extension Bench {
  /// Posting to more and more observers, beside a bare loop and Foundation's centre.
  @MainActor
  func runPosting() {
    heading("One post: time per delivery (per post to nobody)")
    for count in [0, 1, 4, 16, 256, 10_000] {
      let posts = max(1, (mode == .times ? 400_000 : 4_000) / max(count, 1))
      let deliveries = posts * max(count, 1)
      let center = ObserverCenter()
      center.addWriter(0).cancel()
      let tokens = center.addWriters(count)
      let bare = BareLoop(count)
      var transition = Transition()
      measure("post to \(count)", deliveries) { post(posts, &transition, center) }
      measure("bare loop over \(count)", deliveries) { post(posts, &transition, bare) }
      if count >= 16 {
        compare(
          "post to \(count), beside the bare loop", { post(posts, &transition, center) },
          with: { post(posts, &transition, bare) })
      }
      withExtendedLifetime(tokens) {}

      let fewer = max(1, posts / 20)
      let closures = ClosurePeer(count)
      measure("Foundation, closures, post to \(count)", fewer * max(count, 1)) {
        var transition = Transition()
        for _ in 0..<fewer {
          transition.sequence &+= 1
          closures.post(transition)
        }
      }
      let messages = MessagePeer(count)
      measure("Foundation, messages, post to \(count)", fewer * max(count, 1)) {
        var transition = Transition()
        for _ in 0..<fewer {
          transition.sequence &+= 1
          messages.post(transition)
        }
      }
    }
  }

  @inline(never)
  private func post(_ count: Int, _ transition: inout Transition, _ center: ObserverCenter) {
    for _ in 0..<count {
      transition.sequence &+= 1
      center.post(.moved, transition)
    }
  }

  @inline(never)
  private func post(_ count: Int, _ transition: inout Transition, _ bare: borrowing BareLoop) {
    for _ in 0..<count {
      transition.sequence &+= 1
      bare.post(transition)
    }
  }
}

extension Bench {
  /// Posting to one among many.
  func runFiltering() {
    heading("One post to one observer among many")
    for count in [256, 10_000] {
      let center = ObserverCenter()
      let subjects = (0..<count).map { _ in Subject() }
      let tokens = subjects.map { center.addWriter(of: $0) }
      let subject = subjects[count / 2]
      measure("post to one of \(count) subjects", 4_000) {
        var transition = Transition()
        for _ in 0..<4_000 {
          transition.sequence &+= 1
          center.post(.moved, transition, subject: subject)
        }
      }
      withExtendedLifetime(tokens) {}
    }

    let center = ObserverCenter()
    let names = (0..<100_000).map { EventName<Transition>(text: "name \($0)") }
    let tokens = names.map { center.addWriter(0, for: $0) }
    let name = names[50_000]
    measure("post to one of 100000 names", 4_000) {
      var transition = Transition()
      for _ in 0..<4_000 {
        transition.sequence &+= 1
        center.post(name, transition)
      }
    }
    withExtendedLifetime(tokens) {}

    let owners = (0..<256).map { _ in Owner() }
    let owned = ObserverCenter()
    let ownedTokens = owners.map { owned.addWriter(owner: $0) }
    measure("post to 256 weakly held owners", 100 * 256) {
      var transition = Transition()
      for _ in 0..<100 {
        transition.sequence &+= 1
        owned.post(.moved, transition)
      }
    }
    withExtendedLifetime((owners, ownedTokens)) {}
  }
}
