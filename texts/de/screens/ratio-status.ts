import type { ratioStatus as en } from '../../en/screens/ratio-status.ts'
import type { Translation } from '../../translation.ts'
import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_one: 'Daten erst für {{count}} von 28 Tagen',
  days_other: 'Daten erst für {{count}} von 28 Tagen',
  no_load: 'Keine Trainingsbelastung zum Vergleich',
} satisfies Translation<typeof en>
