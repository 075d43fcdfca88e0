import type { ergo as enErgo, ergoPieces as enPieces } from '../en/ergo-report.ts'
import type { Words } from '../translation.ts'
import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const ergoPieces: Words<typeof enPieces> = {
  title: 'Tests et fractions à l’ergomètre',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  athlete: terms.athlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  predicted_2000: 'Prévision 2 000 m',
  percent_of_best: '% du record sur 2 000 m',
  best_from: 'Record issu de',
  test: 'Test de performance',
  recording: terms.recording,
  stroke_rate: measures.strokeRate,
  watts: measures.power,
  watts_per_kilogram: 'Puissance par kg',
  best: 'Record',
  yes: 'Record',
}

export const ergo: Words<typeof enErgo> = {
  over: 'Comparer sur',
  metres: '{{length}} m',
  minutes: '{{number}} min',
  show: actions.show,
  all: 'Toutes les fractions',
  best: 'Le meilleur de chacun',
  none: 'Aucune fraction chronométrée à l’ergomètre sur cette période',
  noneText: 'Les temps comptent dès qu’ils sont saisis comme résultats d’une séance d’ergomètre.',
  predictedWhy:
    'Prévision selon la loi de Paul : chaque doublement de la distance coûte 5 s aux 500 m.',
  bestWhy:
    '% de la vitesse du meilleur 2 000 m des deux dernières années : test de performance, fraction ou enregistrement.',
  weightWhy: 'La puissance par kg se calcule avec le poids actuel du profil.',
  progress: 'Progression sur {{length}}',
  day: terms.day,
  splits: 'Temps de passage sur {{length}}',
  at: measures.distance,
  curve: 'Puissance tenue selon la durée',
  curveNone: 'Ni puissance ni distance enregistrées à l’ergomètre sur cette période.',
  noWeights: 'Pas de poids dans un profil qui vous est accessible.',
  duration: measures.duration,
  power: measures.power,
  perKilogram: 'Par kg',
  unit: 'Unité',
  athletes: terms.athletes,
  season: '{{year}}',
  seasons: 'Saisons',
}
