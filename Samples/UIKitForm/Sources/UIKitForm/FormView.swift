#if canImport(UIKit)
  public import UIKit

  /// The form of every iOS course: a name, an address, a text of several lines, and a button to send it.
  public final class FormView: UIView {
    /// The first field, of one line.
    public let name = UITextField()
    /// The second field, of one line.
    public let address = UITextField()
    /// A text of several lines.
    public let message = UITextView()
    /// What sends the form.
    public let submit = UIButton(type: .system)

    /// Creates the form, as high as its contents.
    ///
    /// - Parameter includesButton: whether the button is below the fields; otherwise the screen has it elsewhere.
    public init(includesButton: Bool = true) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      name.placeholder = "Name"
      address.placeholder = "Address"
      message.backgroundColor = .secondarySystemBackground
      submit.setTitle("Send", for: .normal)
      for field in [name, address] { field.borderStyle = .roundedRect }
      stack(includesButton ? [name, address, message, submit] : [name, address, message])
      message.heightAnchor.constraint(equalToConstant: 200).isActive = true
    }

    /// A form is made in code only.
    public required init?(coder: NSCoder) { nil }

    private func stack(_ views: [UIView]) {
      var line = topAnchor
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: line, constant: 16),
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        line = view.bottomAnchor
      }
      bottomAnchor.constraint(equalTo: line, constant: 16).isActive = true
    }
  }

  extension FormView {
    /// Puts the form across a view, without saying how high or low.
    func lie(across view: UIView) {
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
#endif
