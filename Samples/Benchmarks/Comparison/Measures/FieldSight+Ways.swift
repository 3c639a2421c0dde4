/// The same sight with fewer ways open: what each question about the least way leaves.
extension FieldSight {
  /// The same, with the lift given back.
  var resting: FieldSight {
    var sight = self
    sight.lift = 0
    sight.field = sight.field.movedDown(by: lift)
    for index in clips.indices { sight.clips[index].span = clips[index].span.movedDown(by: lift) }
    return sight
  }

  /// The sight where all content goes at least into its range.
  var inRange: FieldSight {
    var sight = self
    for index in clips.indices {
      let returning = clips[index].returning
      if returning < 0 { sight.clips[index].upward = returning }
      if returning > 0 { sight.clips[index].downward = returning }
    }
    return sight
  }

  /// The sight where nothing goes down that need not.
  var goingUp: FieldSight {
    var sight = self
    for index in clips.indices {
      sight.clips[index].downward = min(max(0, clips[index].downward), clips[index].upward)
    }
    return sight
  }

  /// The sight where nothing goes up.
  var goingDown: FieldSight {
    var sight = self
    for index in clips.indices { sight.clips[index].upward = max(clips[index].downward, min(0, clips[index].upward)) }
    sight.mayLift = false
    return sight
  }
}
