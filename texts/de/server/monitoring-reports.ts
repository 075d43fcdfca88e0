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
  state: 'Gesundheit',
  since: 'Seit',
  reasons: 'Gründe',
  noted: 'Zu beachten',
  notEntered: terms.notEntered,
  readiness: 'Bereitschaft',
  note: terms.note,
  lost: 'Ausfalltage',
  episodes: 'Episoden',
  availability: 'Verfügbarkeit',
  unknown: 'Tage ohne Eintrag',
  morning: 'Morgen',
  session: 'Einheit am Vortag',
  rating: 'Bewertung',
  planned: terms.planned,
  felt: 'Empfunden',
  difference: 'Unterschied',
  daysUnit: 'Tage',
}
