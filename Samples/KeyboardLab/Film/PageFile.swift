/// The files beside this one that a page is made of; they are compiled in.
enum PageFile {
  static let drawing = text(PackageResources.drawing_css)
  static let style = text(PackageResources.page_css) + text(PackageResources.controls_css)
  static let script = [PackageResources.film_js, PackageResources.player_js, PackageResources.controls_js]
    .map(text).joined()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
