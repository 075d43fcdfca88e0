import type { water as enWater, waterPieces as enPieces } from '../en/water-report.ts'
import type { Words } from '../translation.ts'

export const waterPieces: Words<typeof enPieces> = {
  title: 'Fractions sur l’eau',
  date: 'Date',
  session: 'Séance',
  piece: 'Fraction',
  class: 'Catégorie de bateau',
  name: 'Équipage ou athlète',
  distance: 'Distance',
  time: 'Temps',
  pace: 'Allure',
  percent: '% GMT',
  stroke_rate: 'Cadence',
  stroke_distance: 'Distance par coup',
  wind: 'Vent',
  headwind: 'Vent de face',
  crosswind: 'Vent de travers',
  bests: 'Meilleurs temps des enregistrements',
  stream: 'Courant',
  water_temperature: 'Eau',
}

export const water: Words<typeof enWater> = {
  boat: 'Catégorie de bateau',
  allBoats: 'Toutes les catégories',
  noBoat: 'Sans équipage',
  all: 'Toutes les distances',
  none: 'Aucune fraction chronométrée sur l’eau sur cette période',
  noneText: 'Les temps comptent dès qu’ils sont saisis comme résultats d’une séance d’aviron.',
  paceAtRate: 'Allure selon la cadence',
  rate: 'Cadence',
  perMinute: '{{number}}/min',
  headwindWhy:
    'Le vent de face est compté positivement ; une valeur négative indique un vent arrière. Le vent de travers est positif s’il vient de tribord. Des temps obtenus dans des conditions différentes ne sont pas comparables.',
}
