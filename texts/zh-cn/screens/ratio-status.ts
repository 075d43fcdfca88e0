import type { ratioStatus as en } from '../../en/screens/ratio-status.ts'
import type { Translation } from '../../translation.ts'
import { ratioStatuses } from '../training-ratio.ts'

/** How the load of somebody changes, or why nothing can be said of it. */
export const ratioStatus = {
  statuses: ratioStatuses,
  days_other: '28 天中只有 {{count}} 天有数据',
  no_load: '没有可比较的负荷',
} satisfies Translation<typeof en>
