import type {
  columns as enColumns,
  sources as enSources,
  steps as enSteps,
} from '../en/result-columns.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The table of results, on its screen and in its workbook. */
export const columns: Words<typeof enColumns> = {
  source: 'Source',
  prognostic: measures.percentGmt,
  dps: 'Distance/coup',
  ewps: 'eWPS',
  lactate: measures.lactate,
  sets: terms.sets,
  reps: 'Rép.',
  heaviest: 'Série la plus lourde',
  volume: 'Charge totale soulevée',
  rank: measures.rank,
  place: { prognostic: measures.percentGmt, speed: 'vitesse' },
  person: terms.name,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  speed: measures.speed,
  heartRate: 'FC moy.',
  heartRateMax: 'FC max',
  strokeRate: measures.strokeRate,
  power: measures.power,
  ets: measures.ets,
  trimp: measures.trimp,
  rpe: 'Effort (RPE)',
}

export const sources: Words<typeof enSources> = {
  recorded: 'Enregistré',
  entered: 'Saisi',
  measured: 'Mesuré',
  corrected: 'Corrigé',
}

/** How hard it was. */
export const steps: Words<typeof enSteps> = {
  'very-easy': 'Très facile',
  easy: 'Facile',
  moderate: 'Modéré',
  'somewhat-hard': 'Un peu dur',
  hard: 'Dur',
  'very-hard': 'Très dur',
  'extremely-hard': 'Extrêmement dur',
  maximal: 'Maximal',
}
