import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const attendance: Words<typeof en> = {
  sheet: terms.attendance,
  name: terms.personName,
  role: terms.role,
  squads: terms.squads,
  answer: '回复',
  health: terms.health,
  alternative: '替代训练',
  reason: terms.reason,
  presence: '到场情况',
  note: terms.note,
  athlete: terms.athlete,
  coach: terms.coach,
  attends: '参加',
  declined: '不参加',
  waits: '候补',
  none: terms.noAnswer,
  ill: terms.ill,
  injured: terms.injured,
  yes: terms.yes,
  reasons: {
    work: terms.work,
    school: terms.schoolOrStudies,
    family: terms.family,
    travel: terms.travelling,
    other: terms.other,
  },
  presences: { late: terms.late, 'no-show': '缺席' },
}
