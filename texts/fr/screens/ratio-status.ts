import type { ratioStatus as en } from '../../en/screens/ratio-status.ts'
import type { Translation } from '../../translation.ts'
import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_one: 'Seulement {{count}} jour connu sur 28',
  days_other: 'Seulement {{count}} jours connus sur 28',
  no_load: 'Pas de charge à comparer',
} satisfies Translation<typeof en>
