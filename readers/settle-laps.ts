import type { RecordedLap, Recording } from './activity.ts'
import { agree, type MeasuredDistances } from './cross-check.ts'
import { sumKnown } from './totals.ts'

const METRES_A_KILOMETRE = 1000
/** How exact a track has to be to tell kilometres from metres. */
const NEAR_TRACK = 0.2

/**
 * The recording with its laps as they must be meant: where each is marked as a rest they are all
 * work, and where they are a thousandth of the way their metres are kilometres.
 */
export function settleMeaning(recording: Recording, measured: MeasuredDistances): Recording {
  return inMetres(withWork(recording), measured)
}

function withWork(recording: Recording): Recording {
  const { laps, totals } = recording
  if (laps.length === 0 || laps.some(({ rest }) => !rest)) return recording
  return {
    ...recording,
    laps: laps.map((lap) => ({ ...lap, rest: false })),
    totals: { ...totals, work: null, rest: null },
  }
}

function inMetres(recording: Recording, { counter, gps }: MeasuredDistances): Recording {
  const { laps, totals } = recording
  const sum = sumKnown(laps.map(({ distance }) => distance))
  const metres = sum === null ? null : METRES_A_KILOMETRE * sum
  if (!agree(metres, counter || totals.distance) && !agree(metres, gps, NEAR_TRACK))
    return recording
  return {
    ...recording,
    laps: laps.map(longer),
    totals: { ...totals, lap_distance: metres },
  }
}

const longer = (lap: RecordedLap): RecordedLap => ({
  ...lap,
  distance: lap.distance === null ? null : METRES_A_KILOMETRE * lap.distance,
})
