import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** What stands below the training of one athlete. */
export const trainingParts = {
  show: 'Show breakdown and records',
  sport: 'By sport',
  focus: 'By focus',
  intensity: 'By planned intensity',
  title: 'Training breakdown',
  by: 'Group',
  name: 'Name',
  planned: measures.plannedTime,
  compliance: 'Completed (% of planned time)',
  shares:
    'A session with several focuses counts in each of them; one with several intensities is divided between them.',
  none: 'Nothing planned',
}

export const records = {
  title: 'Records of this period',
  sport: terms.sport,
  over: measures.duration,
  watts: measures.power,
  none: 'No records in this period: nothing beat the previous two years.',
  what: 'Record',
  value: 'Now',
  previous: 'Before',
  first: 'First time',
  test: 'Performance test',
  date: terms.date,
  session: terms.session,
  time: '{{sport}} {{length}}',
  power: '{{sport}} {{length}} power',
}
