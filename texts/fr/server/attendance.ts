import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const attendance: Words<typeof en> = {
  sheet: terms.attendance,
  name: terms.personName,
  role: terms.role,
  squads: terms.squads,
  answer: 'Réponse',
  health: terms.health,
  alternative: 'Autre séance',
  reason: terms.reason,
  presence: 'Sur place',
  note: terms.note,
  athlete: terms.athlete,
  coach: terms.coach,
  attends: 'Présent',
  declined: 'Absent',
  waits: 'Liste d’attente :',
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
  presences: { late: terms.late, 'no-show': 'Absent sans prévenir' },
}
