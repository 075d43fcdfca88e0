import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'

export const attendance: Words<typeof en> = {
  sheet: 'Anwesenheit',
  name: 'Name',
  role: 'Rolle',
  squads: 'Trainingsgruppen',
  answer: 'Antwort',
  health: 'Gesundheit',
  alternative: 'Alternativtraining',
  reason: 'Grund',
  presence: 'Vor Ort',
  note: 'Notiz',
  athlete: 'Athlet:in',
  coach: 'Trainer:in',
  attends: 'Dabei',
  declined: 'Nicht dabei',
  waits: 'Warteliste:',
  none: 'Keine Antwort',
  ill: 'Krank',
  injured: 'Verletzt',
  yes: 'ja',
  reasons: {
    work: 'Arbeit',
    school: 'Schule oder Studium',
    family: 'Familie',
    travel: 'Unterwegs',
    other: 'Sonstiges',
  },
  presences: { late: 'Zu spät', 'no-show': 'Nicht erschienen' },
}
