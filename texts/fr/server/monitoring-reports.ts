import { healthLetters, morningFields, morningHealth, morningLevels } from '../morning-fields.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const monitoringReports = {
  fields: morningFields,
  levels: morningLevels,
  health: morningHealth,
  letters: healthLetters,
  daily: terms.morningMonitoring,
  illness: terms.injuryAndIllness,
  quality: measures.trainingQuality,
  state: 'Santé',
  since: 'Depuis',
  reasons: 'Raisons',
  noted: 'À noter',
  notEntered: terms.notEntered,
  readiness: 'Disposition',
  note: terms.note,
  lost: 'Jours perdus',
  episodes: 'Épisodes',
  availability: 'Disponibilité',
  unknown: 'Jours sans saisie',
  morning: 'Matin',
  session: 'Séance de la veille',
  rating: 'Note',
  planned: terms.planned,
  felt: 'Ressenti',
  difference: 'Écart',
  daysUnit: 'jours',
}
