import type { water as enWater, waterPieces as enPieces } from '../en/water-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const waterPieces: Words<typeof enPieces> = {
  title: 'Fractions sur l’eau',
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
  wind: 'Vent',
  headwind: 'Vent de face',
  crosswind: 'Vent de travers',
  bests: 'Meilleurs temps des enregistrements',
  stream: 'Courant',
  water_temperature: 'Eau',
}

export const water: Words<typeof enWater> = {
  boat: terms.boatClass,
  allBoats: 'Toutes les catégories',
  noBoat: 'Sans équipage',
  all: 'Toutes les distances',
  none: 'Aucune fraction chronométrée sur l’eau sur cette période',
  noneText: 'Les temps comptent dès qu’ils sont saisis comme résultats d’une séance d’aviron.',
  paceAtRate: 'Allure selon la cadence',
  rate: measures.strokeRate,
  perMinute: '{{number}}/min',
  headwindWhy:
    'Le vent de face est compté positivement ; une valeur négative indique un vent arrière. Le vent de travers est positif s’il vient de tribord. Des temps obtenus dans des conditions différentes ne sont pas comparables.',
}
