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
  source: 'Quelle',
  prognostic: measures.percentGmt,
  dps: 'Meter/Schlag',
  ewps: 'eWPS',
  lactate: measures.lactate,
  sets: terms.sets,
  reps: 'Wdh.',
  heaviest: 'Schwerster Satz',
  volume: 'Gesamtlast',
  rank: measures.rank,
  place: { prognostic: measures.percentGmt, speed: 'Geschwindigkeit' },
  person: terms.name,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  speed: measures.speed,
  heartRate: 'Puls Ø',
  heartRateMax: 'Puls max',
  strokeRate: measures.strokeRate,
  power: measures.power,
  ets: measures.ets,
  trimp: measures.trimp,
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
