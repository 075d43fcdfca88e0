import type { ratioStatus as en } from '../../en/screens/ratio-status.ts'
import type { Translation } from '../../translation.ts'
import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_one: 'Erst {{count}} von 28 Tagen bekannt',
  days_other: 'Erst {{count}} von 28 Tagen bekannt',
  no_load: 'Keine Belastung zum Vergleich',
} satisfies Translation<typeof en>
