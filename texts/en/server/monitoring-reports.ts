import { healthLetters, morningFields, morningHealth, morningLevels } from '../morning-fields.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

/** The files of the reports on mornings. */
export const monitoringReports = {
  fields: morningFields,
  levels: morningLevels,
  health: morningHealth,
  letters: healthLetters,
  daily: terms.morningMonitoring,
  illness: terms.injuryAndIllness,
  quality: measures.trainingQuality,
  state: 'Health',
  since: 'Since',
  reasons: 'Reasons',
  noted: 'Noteworthy',
  notEntered: terms.notEntered,
  readiness: 'Readiness',
  note: terms.note,
  lost: 'Days lost',
  episodes: 'Episodes',
  availability: 'Availability',
  unknown: 'Days without an entry',
  morning: 'Morning',
  session: 'Session the day before',
  rating: 'Rating',
  planned: terms.planned,
  felt: 'Reported',
  difference: 'Difference',
  daysUnit: 'days',
}
