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
  stroke_distance: 'Vortrieb je Schlag',
  wind: 'Windstärke',
  headwind: 'Gegenwind',
  crosswind: 'Seitenwind',
  bests: 'Schnellste Abschnitte aus Aufzeichnungen',
  stream: 'Strömung',
  water_temperature: 'Wasser',
}

export const water: Words<typeof enWater> = {
  boat: 'Bootsklasse',
  allBoats: 'Alle Klassen',
  noBoat: 'Ohne Mannschaft',
  all: 'Alle Längen',
  none: 'Keine gestoppte Strecke auf dem Wasser in diesem Zeitraum',
  noneText: 'Zeiten zählen, sobald sie als Ergebnisse einer Rudereinheit eingetragen sind.',
  paceAtRate: 'Tempo nach Schlagfrequenz',
  rate: 'Schlagfrequenz',
  perMinute: '{{number}}/min',
  headwindWhy:
    'Gegenwind kommt von vorn, unter null ist es Rückenwind. Seitenwind zählt von Steuerbord. Zeiten bei anderem Wetter sind nicht vergleichbar.',
}
