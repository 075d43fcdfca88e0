import type {
  columns as enColumns,
  sources as enSources,
  steps as enSteps,
} from '../en/result-columns.ts'
import type { Words } from '../translation.ts'

/** The table of results, on its screen and in its workbook. */
export const columns: Words<typeof enColumns> = {
  source: 'Source',
  prognostic: '% GMT',
  dps: 'Distance/coup',
  ewps: 'eWPS',
  lactate: 'Lactate',
  sets: 'Séries',
  reps: 'Rép.',
  heaviest: 'Série la plus lourde',
  volume: 'Charge totale soulevée',
  rank: 'Rang',
  place: { prognostic: '% GMT', speed: 'vitesse' },
  person: 'Nom',
  distance: 'Distance',
  time: 'Temps',
  pace: 'Allure',
  speed: 'Vitesse',
  heartRate: 'FC moy.',
  heartRateMax: 'FC max',
  strokeRate: 'Cadence',
  power: 'Puissance',
  ets: 'ETS',
  trimp: 'TRIMP',
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
