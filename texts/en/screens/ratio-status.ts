import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_one: 'Data for only {{count}} of 28 days',
  days_other: 'Data for only {{count}} of 28 days',
  no_load: 'No load to compare with',
}
