import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const attendance: Words<typeof en> = {
  sheet: terms.attendance,
  name: terms.personName,
  role: terms.role,
  squads: terms.squads,
  answer: 'Antwort',
  health: terms.health,
  alternative: 'Alternativtraining',
  reason: terms.reason,
  presence: 'Vor Ort',
  note: terms.note,
  athlete: terms.athlete,
  coach: terms.coach,
  attends: 'Dabei',
  declined: 'Nicht dabei',
  waits: 'Warteliste:',
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
  presences: { late: terms.late, 'no-show': 'Nicht erschienen' },
}
