import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct DeviceScreenTests {
  static let both = DeviceScreen.all.flatMap { [$0, $0.turned] }

  @Test func `no device is listed twice`() {
    #expect(Set(DeviceScreen.all).count == DeviceScreen.all.count)
  }

  @Test func `the list goes from the smallest to the largest`() {
    let areas = DeviceScreen.all.map { $0.size.width * $0.size.height }
    #expect(areas == areas.sorted())
  }

  @Test(arguments: DeviceScreen.all) func `every device is listed in portrait`(screen: DeviceScreen) {
    #expect(0 < screen.size.width && screen.size.width < screen.size.height && screen.size.isFinite)
  }

  @Test(arguments: DeviceScreen.all) func `a turn swaps the same two numbers, and a second one is back`(
    screen: DeviceScreen
  ) {
    let turned = screen.turned
    #expect(turned.size == Size(width: screen.size.height, height: screen.size.width))
    #expect(turned.safeArea == screen.turnedSafeArea)
    #expect(turned.keyboardHeight == screen.turnedKeyboardHeight)
    #expect(turned.turned == screen)
  }

  @Test(arguments: both) func `the safe area takes something of the screen, never all of it`(screen: DeviceScreen) {
    let safeArea = screen.safeArea
    #expect(min(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right) >= 0)
    #expect(safeArea.left + safeArea.right < screen.size.width)
    #expect(safeArea.top + safeArea.bottom < screen.size.height)
  }

  @Test(arguments: both) func `a known keyboard is docked, and leaves room above it`(screen: DeviceScreen) throws {
    guard let height = screen.keyboardHeight else { return #expect(screen.keyboardFrame == nil) }
    let frame = try #require(screen.keyboardFrame)
    #expect(frame.maxY == screen.size.height && frame.minX == 0 && frame.width == screen.size.width)
    #expect(frame.height == height && frame.minY > screen.safeArea.top && height > screen.safeArea.bottom)
  }

  @Test(arguments: both.filter { $0.keyboardFrame != nil })
  func `a scene plays on it, and its numbers agree with each other`(screen: DeviceScreen) throws {
    let (size, safeArea) = (screen.size, screen.safeArea)
    let keyboard = try #require(screen.keyboardFrame)
    let text = """
      screen \(size.width)x\(size.height) safe \(safeArea.top),\(safeArea.left),\(safeArea.bottom),\(safeArea.right)
      scroll form in window 0,0,\(size.width),\(size.height) content \(size.width)x2000
      avoid a: inset form
      show 0,\(keyboard.minY),\(keyboard.width),\(keyboard.height)
      expect keyboard docked
      expect form.inset.bottom \(keyboard.height - safeArea.bottom)
      hide
      expect restored
      """
    #expect(try Scene(reading: text, name: "screen").run().failures.isEmpty)
  }
}
