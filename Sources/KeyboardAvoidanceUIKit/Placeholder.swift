// Empty where UIKit is missing.
