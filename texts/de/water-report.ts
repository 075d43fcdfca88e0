import type { water as enWater, waterPieces as enPieces } from '../en/water-report.ts'
import type { Words } from '../translation.ts'

export const waterPieces: Words<typeof enPieces> = {
  title: 'Strecken auf dem Wasser',
  date: 'Datum',
  session: 'Einheit',
  piece: 'Strecke',
  class: 'Bootsklasse',
  name: 'Mannschaft oder Person',
  distance: 'Distanz',
  time: 'Zeit',
  pace: 'Tempo',
  percent: '% GMT',
  stroke_rate: 'Schlagfrequenz',
  stroke_distance: 'Meter pro Schlag',
  wind: 'Wind',
  headwind: 'Gegenwind',
  crosswind: 'Seitenwind',
  bests: 'Schnellste Abschnitte aus Aufzeichnungen',
  stream: 'Strömung',
  water_temperature: 'Wasser',
}

export const water: Words<typeof enWater> = {
  boat: 'Bootsklasse',
  allBoats: 'Alle Bootsklassen',
  noBoat: 'Ohne Mannschaft',
  all: 'Alle Distanzen',
  none: 'Keine Strecken mit Zeit auf dem Wasser in diesem Zeitraum',
  noneText: 'Zeiten zählen, sobald sie als Ergebnisse einer Rudereinheit eingetragen sind.',
  paceAtRate: 'Tempo nach Schlagfrequenz',
  rate: 'Schlagfrequenz',
  perMinute: '{{number}}/min',
  headwindWhy:
    'Gegenwind ist positiv, unter null ist es Rückenwind. Seitenwind ist von Steuerbord positiv. Zeiten bei unterschiedlichen Bedingungen sind nicht vergleichbar.',
}
