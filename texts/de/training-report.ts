import type { records as enRecords, trainingParts as enParts } from '../en/training-report.ts'
import type { Words } from '../translation.ts'

export const trainingParts: Words<typeof enParts> = {
  show: 'Aufteilung und Bestwerte zeigen',
  sport: 'Nach Sportart',
  focus: 'Nach Schwerpunkt',
  intensity: 'Nach geplanter Intensität',
  title: 'Was trainiert wurde',
  by: 'Gruppe',
  name: 'Bezeichnung',
  planned: 'Geplante Zeit',
  compliance: 'Von der geplanten Zeit',
  shares:
    'Eine Einheit mit mehreren Schwerpunkten zählt in jedem, bei mehreren Intensitäten jede mit ihrem Anteil.',
  none: 'Nichts damit geplant',
}

export const records: Words<typeof enRecords> = {
  title: 'Bestwerte dieses Zeitraums',
  sport: 'Sportart',
  over: 'Dauer',
  watts: 'Leistung',
  none: 'Kein neuer Bestwert in diesem Zeitraum: Nichts war besser als in den zwei Jahren davor.',
  what: 'Bestwert',
  value: 'Jetzt',
  previous: 'Vorher',
  first: 'Zum ersten Mal',
  test: 'Leistungstest',
  date: 'Datum',
  session: 'Einheit',
  time: '{{sport}}, {{length}}',
  power: '{{sport}}, Leistung {{length}}',
}
