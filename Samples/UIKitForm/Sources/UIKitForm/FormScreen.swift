#if canImport(UIKit)
  public import UIKit

  /// The screens of the sample: the same form, once with each strategy.
  public enum FormScreen: String, CaseIterable, Sendable {
    case automatic = "Automatic"
    case inset = "Inset of a scroll view"
    case constant = "Constant of a constraint"
    case sets = "Sets of constraints"
    case shift = "Shift of a view"
    case guide = "Keyboard guide"
    case resize = "Resized view"
    case untouched = "Left alone"

    /// Makes the screen.
    @MainActor
    public func makeViewController() -> FormViewController {
      switch self {
      case .automatic: AutomaticForm()
      case .inset: InsetForm()
      case .constant: ConstraintForm()
      case .sets: ConstraintSetsForm()
      case .shift: ShiftedForm()
      case .guide: GuideForm()
      case .resize: ResizedForm()
      case .untouched: UntouchedForm()
      }
    }
  }

  /// What all screens of the sample have: the form.
  open class FormViewController: UIViewController {
    /// The fields and the button.
    public private(set) lazy var form = FormView(includesButton: hasButtonInForm)

    /// Whether the button is part of the form; screens that have it at the bottom say no.
    var hasButtonInForm: Bool { true }

    open override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
