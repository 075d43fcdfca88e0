import type { figures as en, periods as enPeriods, titles as enTitles } from '../en/figures.ts'
import type { Words } from '../translation.ts'

export const figures: Words<typeof en> = {
  sessions: 'Séances',
  time: 'Durée',
  distance: 'Distance',
  compliance: 'Réalisé sur la durée prévue',
  ets: 'ETS',
  foster: 'Foster',
  trimp: 'TRIMP',
  rated: 'Évaluées',
  planned_rpe: 'RPE prévu',
  felt_rpe: 'RPE ressenti',
  rpe_difference: 'Ressenti moins prévu',
  harder: 'Plus dur que prévu',
  easier: 'Plus facile que prévu',
  asked: 'Attendu',
  came: 'Présent',
  attendance: 'Présence',
  late: 'En retard',
  no_show: 'Absent sans prévenir',
  declined: 'Décliné',
  unanswered: 'Sans réponse',
  ill: 'Malade',
  injured: 'Blessé',
  alternative: 'Alternative faite',
  reason_work: 'Motif : travail',
  reason_school: 'Motif : école',
  reason_family: 'Motif : famille',
  reason_travel: 'Motif : déplacement',
  reason_other: 'Motif : autre',
}

export const periods: Words<typeof enPeriods> = {
  day: 'Jour',
  week: 'Semaine',
  month: 'Mois',
  year: 'Année',
  weekday: 'Jour de la semaine',
  session: 'Séance',
}

export const titles: Words<typeof enTitles> = {
  'training-summary': 'Bilan d’entraînement',
  rpe: 'RPE : prévu et ressenti',
  attendance: 'Présences',
}
