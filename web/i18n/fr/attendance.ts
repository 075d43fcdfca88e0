import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  attending: 'Présent',
  health: 'Santé',
  ill: 'Malade',
  injured: 'Blessé',
  question: 'Venez-vous à {{session}} ?',
} as const satisfies Translation<typeof en>
