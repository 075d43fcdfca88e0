import { loadNames, ratioStatuses } from '../training-ratio.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: 'Training ratio',
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: 'Fewer than 28 days known',
    no_load: 'No load to compare with',
  },
  status: 'Change of load',
  ratio: 'Ratio',
  acute: 'Load of 7 days',
  chronic: 'Load of 28 days',
  previous: 'Ratio a week before',
  daysKnown: 'Days known',
}
