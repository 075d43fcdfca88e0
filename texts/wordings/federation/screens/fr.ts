import type { attendance as attendanceEn } from '../../../en/screens/attendance.ts'
import type { common as en } from '../../../en/screens/common.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'

export const attendance = {
  shown: { notAttending: 'Manqués' },
} as const satisfies Wording<typeof attendanceEn>

export const common = {
  words: { notAttending: 'manqué', didAlternative: 'adapté', noZone: 'technique' },
} as const satisfies Wording<typeof en>

export const reports = {
  figures: { declined: 'Manqué', alternative: 'Adapté' },
} as const satisfies Wording<typeof reportsEn>
