@main enum KeyboardLab { static func main() {} }
