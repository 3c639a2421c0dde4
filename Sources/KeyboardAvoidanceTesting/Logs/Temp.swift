extension LoggedNotification { static func all(in text: [UInt8]) -> [LoggedNotification] { [] } }
