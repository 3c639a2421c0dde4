import Chat
import KeyboardEvents

/// A chat as a film of text: what is on the screen in a few frames of each motion, from left to right.
@main
enum Film {
  static func main() throws(KeyboardPayloadError) {
    let phone = Phone(size: Size(width: 375, height: 667))
    for number in 1...20 { phone.chat.receive("message \(number)") }
    print("The keyboard comes; the bar stands on it, and the list keeps its end in view.")
    try phone.tapText(keyboardHeight: 260)
    show(phone, seconds: 0.3)
    print("What is written grows, and the bar with it, up to five lines.")
    for line in ["Yes, and I bring", "\nbread", "\ncheese", "\nwine", "\nand a friend."] {
      phone.chat.type(line)
      phone.run(seconds: 0.3)
    }
    show(phone, seconds: 0)
    phone.chat.send()
    show(phone, seconds: 0.3)
    print("A finger drags the keyboard down, takes hold of it at the bar's top, and lets go.")
    var frames = [Picture(phone)]
    for finger in [371.0, 420, 500, 580] {
      phone.drag(finger: finger)
      frames.append(Picture(phone))
    }
    print(Picture.strip(frames))
    phone.dismiss()
    show(phone, seconds: 0.3)
  }

  /// Prints six frames of the time to come, the first one now; without time, the one.
  static func show(_ phone: Phone, seconds: Double) {
    var frames = [Picture(phone)]
    if seconds > 0 { phone.run(seconds: seconds, framesPerSecond: 5 / seconds) { frames.append(Picture(phone)) } }
    print(Picture.strip(frames))
  }
}
