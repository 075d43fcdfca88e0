import type { attendance as attendanceEn } from '../../../en/screens/attendance.ts'
import type { common as en } from '../../../en/screens/common.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'

export const attendance = {
  shown: { notAttending: '缺席' },
} as const satisfies Wording<typeof attendanceEn>

export const common = {
  words: { notAttending: '缺席', didAlternative: '已调整', noZone: '技术' },
} as const satisfies Wording<typeof en>

export const reports = {
  figures: { declined: '缺席', alternative: '已调整' },
} as const satisfies Wording<typeof reportsEn>
