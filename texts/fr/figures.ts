import type {
  figures as en,
  gmtPieces as enPieces,
  periods as enPeriods,
  titles as enTitles,
} from '../en/figures.ts'
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
  pieces: 'Fractions',
  medal_percent: '% GMT',
  best_medal_percent: 'Meilleur % GMT',
  piece_distance: 'Distance des fractions',
  piece_time: 'Durée des fractions',
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
  gmt: 'Vitesse de médaille d’or (GMT)',
}

export const gmtPieces: Words<typeof enPieces> = {
  title: 'Fractions et leurs temps de médaille d’or',
  date: 'Date',
  session: 'Séance',
  piece: 'Fraction',
  crew: 'Équipage ou athlète',
  distance: 'Distance',
  time: 'Temps',
  percent: '% GMT',
  class: 'Catégorie',
  reference: 'Temps de médaille d’or',
  reference_class: 'Mesuré à',
  reference_distance: 'Sur',
  of_crew: 'Propre à l’équipage',
  of_table: 'Tableau du club',
  as_of: 'Tableau au',
}
