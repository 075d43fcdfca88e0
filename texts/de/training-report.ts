import type { records as enRecords, trainingParts as enParts } from '../en/training-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const trainingParts: Words<typeof enParts> = {
  show: 'Aufteilung und Bestwerte anzeigen',
  sport: 'Nach Sportart',
  focus: 'Nach Schwerpunkt',
  intensity: 'Nach geplanter Intensität',
  title: 'Trainingsaufteilung',
  by: 'Gruppe',
  name: 'Bezeichnung',
  planned: measures.plannedTime,
  compliance: 'Absolviert (% der geplanten Zeit)',
  shares:
    'Eine Einheit mit mehreren Schwerpunkten zählt bei jedem; eine mit mehreren Intensitäten wird nach Anteilen aufgeteilt.',
  none: 'Nichts geplant',
}

export const records: Words<typeof enRecords> = {
  title: 'Bestwerte dieses Zeitraums',
  sport: terms.sport,
  over: measures.duration,
  watts: measures.power,
  none: 'Kein neuer Bestwert in diesem Zeitraum: Nichts war besser als in den zwei Jahren davor.',
  what: 'Bestwert',
  value: 'Jetzt',
  previous: 'Vorher',
  first: 'Zum ersten Mal',
  test: 'Leistungstest',
  date: terms.date,
  session: terms.session,
  time: '{{sport}}, {{length}}',
  power: '{{sport}}, Leistung {{length}}',
}
