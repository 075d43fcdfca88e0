import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_one: 'Only {{count}} day of 28 known',
  days_other: 'Only {{count}} days of 28 known',
  no_load: 'No load to compare with',
}
