import type {
  columns as enColumns,
  sources as enSources,
  steps as enSteps,
} from '../en/result-columns.ts'
import type { Words } from '../translation.ts'

/** The table of results, on its screen and in its workbook. */
export const columns: Words<typeof enColumns> = {
  source: 'Quelle',
  prognostic: '% GMT',
  dps: 'Meter/Schlag',
  ewps: 'eWPS',
  lactate: 'Laktat',
  sets: 'Sätze',
  reps: 'Wdh.',
  heaviest: 'Schwerster Satz',
  volume: 'Gesamtlast',
  rank: 'Rang',
  place: { prognostic: '% GMT', speed: 'Geschwindigkeit' },
  person: 'Name',
  distance: 'Distanz',
  time: 'Zeit',
  pace: 'Tempo',
  speed: 'Geschwindigkeit',
  heartRate: 'Puls Ø',
  heartRateMax: 'Puls max',
  strokeRate: 'Schlagfrequenz',
  power: 'Leistung',
  ets: 'ETS',
  trimp: 'TRIMP',
  rpe: 'RPE',
}

export const sources: Words<typeof enSources> = {
  recorded: 'Aufgezeichnet',
  entered: 'Eingetragen',
  measured: 'Gemessen',
  corrected: 'Korrigiert',
}

/** How hard it was. */
export const steps: Words<typeof enSteps> = {
  'very-easy': 'Sehr leicht',
  easy: 'Leicht',
  moderate: 'Mittel',
  'somewhat-hard': 'Etwas anstrengend',
  hard: 'Anstrengend',
  'very-hard': 'Sehr anstrengend',
  'extremely-hard': 'Extrem anstrengend',
  maximal: 'Maximal',
}
