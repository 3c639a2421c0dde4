/// A tree in which every strategy can work.
///
/// Where a toolkit lacks something, the conformance says so in one line each: no scroll views are metrics that are always
/// nil, no constraints and no guides are `Never` as their identifiers.
public typealias AvoidableTree = FocusTree & ScrollTree & FrameTree & ConstraintTree & GuideTree
