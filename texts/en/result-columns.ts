/** The table of results, on its screen and in its workbook. */
export const columns = {
  source: 'Source',
  prognostic: '% GMT',
  dps: 'Distance per stroke',
  ewps: 'eWPS',
  lactate: 'Lactate',
  sets: 'Sets',
  reps: 'Reps',
  heaviest: 'Heaviest set',
  volume: 'Total lifted',
  rank: 'Rank',
  place: { prognostic: '% GMT', speed: 'speed' },
  person: 'Name',
  distance: 'Distance',
  time: 'Time',
  pace: 'Pace',
  speed: 'Speed',
  heartRate: 'Average HR',
  heartRateMax: 'Max. HR',
  strokeRate: 'Stroke rate',
  power: 'Power',
  ets: 'ETS',
  trimp: 'TRIMP',
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
