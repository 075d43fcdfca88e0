import type { ergo as enErgo, ergoPieces as enPieces } from '../en/ergo-report.ts'
import type { Words } from '../translation.ts'

export const ergoPieces: Words<typeof enPieces> = {
  title: 'Tests und Strecken auf dem Ergometer',
  date: 'Datum',
  session: 'Einheit',
  piece: 'Strecke',
  athlete: 'Athlet:in',
  distance: 'Distanz',
  time: 'Zeit',
  pace: 'Tempo',
  predicted_2000: 'Prognose 2000 m',
  percent_of_best: '% der besten 2000 m',
  best_from: 'Bestwert aus',
  test: 'Leistungstest',
  recording: 'Aufzeichnung',
  stroke_rate: 'Schlagfrequenz',
  watts: 'Leistung',
  watts_per_kilogram: 'Leistung pro kg',
  best: 'Bestwert',
  yes: 'Bestwert',
}

export const ergo: Words<typeof enErgo> = {
  over: 'Vergleichen über',
  metres: '{{length}} m',
  minutes: '{{number}} min',
  show: 'Anzeigen',
  all: 'Alle Strecken',
  best: 'Bestwert pro Person',
  none: 'Keine Strecken mit Zeit auf dem Ergometer in diesem Zeitraum',
  noneText: 'Zeiten zählen, sobald sie als Ergebnisse einer Ergometereinheit eingetragen sind.',
  predictedWhy: 'Prognose nach Pauls Gesetz: Jede Verdopplung der Distanz kostet 5 s pro 500 m.',
  bestWhy:
    'Prozent der Geschwindigkeit der besten 2000 m der letzten zwei Jahre, aus Leistungstest, Strecke oder Aufzeichnung.',
  weightWhy: 'Leistung pro kg rechnet mit dem aktuellen Gewicht im Profil.',
  progress: 'Verlauf über {{length}}',
  day: 'Tag',
  splits: 'Zwischenzeiten über {{length}}',
  at: 'Distanz',
  curve: 'Leistungskurve: beste durchschnittliche Leistung nach Dauer',
  curveNone:
    'In diesem Zeitraum wurde auf dem Ergometer weder Leistung noch Distanz aufgezeichnet.',
  noWeights: 'In keinem Profil, das du siehst, ist ein Gewicht eingetragen.',
  duration: 'Dauer',
  power: 'Leistung',
  perKilogram: 'Pro kg',
  unit: 'Maßeinheit',
  athletes: 'Athlet:innen',
  season: '{{year}}',
  seasons: 'Saisons',
}
