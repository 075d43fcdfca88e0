import type { ergo as enErgo, ergoPieces as enPieces } from '../en/ergo-report.ts'
import type { Words } from '../translation.ts'
import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const ergoPieces: Words<typeof enPieces> = {
  title: 'Tests und Strecken auf dem Ergometer',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  athlete: terms.athlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  predicted_2000: 'Prognose 2000 m',
  percent_of_best: '% der besten 2000 m',
  best_from: 'Bestwert aus',
  test: 'Leistungstest',
  recording: terms.recording,
  stroke_rate: measures.strokeRate,
  watts: measures.power,
  watts_per_kilogram: 'Leistung pro kg',
  best: 'Bestwert',
  yes: 'Bestwert',
}

export const ergo: Words<typeof enErgo> = {
  over: 'Vergleichen über',
  metres: '{{length}} m',
  minutes: '{{number}} min',
  show: actions.show,
  all: 'Alle Strecken',
  best: 'Bestwert pro Person',
  none: 'Keine Strecken mit Zeit auf dem Ergometer in diesem Zeitraum',
  noneText: 'Zeiten zählen, sobald sie als Ergebnisse einer Ergometereinheit eingetragen sind.',
  predictedWhy: 'Prognose nach Pauls Gesetz: Jede Verdopplung der Distanz kostet 5 s pro 500 m.',
  bestWhy:
    'Prozent der Geschwindigkeit der besten 2000 m der letzten zwei Jahre, aus Leistungstest, Strecke oder Aufzeichnung.',
  weightWhy: 'Leistung pro kg rechnet mit dem aktuellen Gewicht im Profil.',
  progress: 'Verlauf über {{length}}',
  day: terms.day,
  splits: 'Zwischenzeiten über {{length}}',
  at: measures.distance,
  curve: 'Leistungskurve: beste durchschnittliche Leistung nach Dauer',
  curveNone:
    'In diesem Zeitraum wurde auf dem Ergometer weder Leistung noch Distanz aufgezeichnet.',
  noWeights: 'In keinem Profil, das du siehst, ist ein Gewicht eingetragen.',
  duration: measures.duration,
  power: measures.power,
  perKilogram: 'Pro kg',
  unit: 'Maßeinheit',
  athletes: terms.athletes,
  season: '{{year}}',
  seasons: 'Saisons',
}
