/// The pictures of a batch.
struct BatchPlan {
  var jobs: [BatchJob]
  /// The arguments of all pictures.
  let template: Render
  /// The output folder, without links.
  let folder: String
}
