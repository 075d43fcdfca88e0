import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** What recordings laid over each other are called on screens and in files. */
export const comparison = {
  title: terms.comparison,
  whole: measures.overall,
  split: 'Split',
  wholeRecording: 'Whole recording',
  columns: {
    date: terms.date,
    session: terms.session,
    piece: terms.piece,
    whose: terms.crewOrAthlete,
    athlete: 'Recorded by',
    device: 'Device',
    part: terms.part,
    at: 'Split at',
    accumulated: 'Accumulated time',
    time: measures.splitTime,
    distance: measures.distance,
    speed: measures.speed,
    pace: measures.pace,
    stroke_rate: measures.strokeRate,
    heart_rate: measures.heartRate,
    power: measures.power,
    dps: measures.distancePerStroke,
    behind: 'Gap to first',
  },
}
