import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  attending: 'Dabei',
  health: 'Gesundheit',
  ill: 'Krank',
  injured: 'Verletzt',
  question: 'Bist du bei {{session}} dabei?',
} as const satisfies Translation<typeof en>
