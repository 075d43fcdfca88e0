import { loadNames, ratioStatuses } from '../training-ratio.ts'
import * as measures from '../shared/measures.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: measures.trainingRatio,
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: 'Less than 28 days of data',
    no_load: 'No load to compare with',
  },
  status: 'Change in load',
  ratio: measures.ratio,
  acute: '7-day load',
  chronic: '28-day load',
  previous: 'Ratio a week earlier',
  daysKnown: 'Days with data',
}
