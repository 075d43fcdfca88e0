import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'

export const attendance: Words<typeof en> = {
  sheet: 'Présence',
  name: 'Nom',
  role: 'Rôle',
  squads: 'Groupes',
  answer: 'Réponse',
  health: 'Santé',
  alternative: 'Autre séance',
  reason: 'Motif',
  presence: 'Sur place',
  note: 'Remarque',
  athlete: 'Athlète',
  coach: 'Entraîneur',
  attends: 'Présent',
  declined: 'Absent',
  waits: 'Liste d’attente :',
  none: 'Sans réponse',
  ill: 'Malade',
  injured: 'Blessé',
  yes: 'oui',
  reasons: {
    work: 'Travail',
    school: 'École ou études',
    family: 'Famille',
    travel: 'En voyage',
    other: 'Autre',
  },
  presences: { late: 'En retard', 'no-show': 'Absent sans prévenir' },
}
