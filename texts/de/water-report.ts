import type { water as enWater, waterPieces as enPieces } from '../en/water-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const waterPieces: Words<typeof enPieces> = {
  title: 'Strecken auf dem Wasser',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  class: terms.boatClass,
  name: terms.crewOrAthlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  percent: measures.percentGmt,
  stroke_rate: measures.strokeRate,
  stroke_distance: measures.distancePerStroke,
  wind: 'Wind',
  headwind: 'Gegenwind',
  crosswind: 'Seitenwind',
  bests: 'Schnellste Abschnitte aus Aufzeichnungen',
  stream: 'Strömung',
  water_temperature: 'Wasser',
}

export const water: Words<typeof enWater> = {
  boat: terms.boatClass,
  allBoats: 'Alle Bootsklassen',
  noBoat: 'Ohne Mannschaft',
  all: 'Alle Distanzen',
  none: 'Keine Strecken mit Zeit auf dem Wasser in diesem Zeitraum',
  noneText: 'Zeiten zählen, sobald sie als Ergebnisse einer Rudereinheit eingetragen sind.',
  paceAtRate: 'Tempo nach Schlagfrequenz',
  rate: measures.strokeRate,
  perMinute: '{{number}}/min',
  headwindWhy:
    'Gegenwind ist positiv, unter null ist es Rückenwind. Seitenwind ist von Steuerbord positiv. Zeiten bei unterschiedlichen Bedingungen sind nicht vergleichbar.',
}
