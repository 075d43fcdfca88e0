import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The table of results, on its screen and in its workbook. */
export const columns = {
  source: 'Source',
  prognostic: measures.percentGmt,
  dps: 'Distance per stroke',
  ewps: 'eWPS',
  lactate: measures.lactate,
  sets: terms.sets,
  reps: 'Reps',
  heaviest: 'Heaviest set',
  volume: 'Total lifted',
  rank: measures.rank,
  place: { prognostic: measures.percentGmt, speed: 'speed' },
  person: terms.name,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  speed: measures.speed,
  heartRate: 'Average HR',
  heartRateMax: 'Max. HR',
  strokeRate: measures.strokeRate,
  power: measures.power,
  ets: measures.ets,
  trimp: measures.trimp,
  rpe: 'RPE',
}

export const sources = {
  recorded: 'Recorded',
  entered: 'Entered',
  measured: 'Measured',
  corrected: 'Corrected',
}

/** How hard it was. */
export const steps = {
  'very-easy': 'Very easy',
  easy: 'Easy',
  moderate: 'Moderate',
  'somewhat-hard': 'Somewhat hard',
  hard: 'Hard',
  'very-hard': 'Very hard',
  'extremely-hard': 'Extremely hard',
  maximal: 'Maximal',
}
