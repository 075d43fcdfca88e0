/** What stands below the training of one athlete. */
export const trainingParts = {
  show: 'Show parts and records',
  sport: 'By sport',
  focus: 'By focus',
  intensity: 'By planned intensity',
  title: 'What was trained',
  by: 'Group',
  name: 'Name',
  planned: 'Planned time',
  compliance: 'Done of planned time',
  shares:
    'A session with several focuses counts in each; with several intensities each has its share.',
  none: 'Nothing planned with it',
}

export const records = {
  title: 'Records of this period',
  sport: 'Sport',
  over: 'Lasting',
  watts: 'Power',
  none: 'No record in this period: nothing bettered the two years before.',
  what: 'Record',
  value: 'Now',
  previous: 'Before',
  first: 'First time',
  test: 'Performance test',
  date: 'Date',
  session: 'Session',
  time: '{{sport}} {{length}}',
  power: '{{sport}} {{length}} power',
}
