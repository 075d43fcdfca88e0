import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  attending: '参加',
  health: '健康',
  ill: '生病',
  injured: '受伤',
  question: '您参加“{{session}}”吗？',
} as const satisfies Translation<typeof en>
