import { SPEED_INTENSITIES } from '../constants/intensities.ts'
import { cr10Of } from '../constants/scales.ts'
import { sessionEts } from './ets.ts'
import { sessionFoster } from './foster.ts'
import { sessionTrimp } from './trimp.ts'
import type { PlannedIntensity } from './zone-minutes.ts'

/**
 * The load a club speaks of; `rpe` is a mean of CR10 values weighted by duration, the others are
 * sums of points.
 */
export type LoadMetric = 'ets' | 'foster' | 'trimp' | 'rpe'

export type SummedSession = {
  sport_id: number
  /** Seconds; as planned, else from start to end. */
  planned_seconds: number
  planned_distance: number | null
  planned_rpe: number | null
  planned: readonly PlannedIntensity[]
  done: {
    time: number | null
    distance: number | null
    load: number | null
    zone_seconds: readonly number[] | null
  } | null
}

/**
 * Seconds, metres and points; seconds by intensity from ut3 to a-lact. Null where nothing is known.
 */
export type Totals = {
  time: number | null
  distance: number | null
  load: number | null
  zones: readonly number[]
}
export type PlannedAndDone = { sessions: number; planned: Totals; done: Totals }

const ZONES = SPEED_INTENSITIES.length - 1

const plannedLoads = {
  ets: (session: SummedSession) => sessionEts(attended(session)).value,
  foster: (session: SummedSession) => sessionFoster(attended(session)).value,
  trimp: (session: SummedSession) => sessionTrimp(attended(session)).value,
  rpe: ({ planned_rpe }: SummedSession) => (planned_rpe === null ? null : cr10Of(planned_rpe)),
} satisfies Record<LoadMetric, (session: SummedSession) => number | null>

/** The session as if everything went as planned. */
const attended = ({ sport_id, planned, planned_seconds, planned_rpe }: SummedSession) => ({
  sport_id,
  planned,
  attended: true,
  rpe_id: planned_rpe,
  duration_min: planned_seconds / 60,
  zone_seconds: null,
  zones_guessed: false,
})

/**
 * Planned and done of some sessions together. What was rated without a recording weighs as long as
 * it was planned to be.
 */
export function sumSessions(
  sessions: readonly SummedSession[],
  metric: LoadMetric,
): PlannedAndDone {
  const done = sessions.flatMap((session) =>
    session.done ? [{ ...session.done, planned_seconds: session.planned_seconds }] : [],
  )
  const together = (loads: readonly Weighted[]) =>
    metric === 'rpe' ? weightedMean(loads) : sum(loads.map(({ value }) => value))
  return {
    sessions: sessions.length,
    planned: {
      time: sum(sessions.map(({ planned_seconds }) => planned_seconds)),
      distance: sum(sessions.map(({ planned_distance }) => planned_distance)),
      load: together(
        sessions.map((session) => ({
          value: plannedLoads[metric](session),
          weight: session.planned_seconds,
        })),
      ),
      zones: addZones(sessions.map(plannedZones)),
    },
    done: {
      time: sum(done.map(({ time }) => time)),
      distance: sum(done.map(({ distance }) => distance)),
      load: together(
        done.map(({ load, time, planned_seconds }) => ({
          value: load,
          weight: time ?? planned_seconds,
        })),
      ),
      zones: addZones(done.map(({ zone_seconds }) => zone_seconds ?? [])),
    },
  }
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

/** A value and the seconds it covers. */
type Weighted = { value: number | null; weight: number }

/**
 * The mean of the values that are known; where none of them lasted any time each counts the same.
 */
function weightedMean(all: readonly Weighted[]): number | null {
  const known = all.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]))
  const timed = known.some(({ weight }) => weight > 0)
  const shares = known.map(({ value, weight }) => ({ value, weight: timed ? weight : 1 }))
  const weights = sum(shares.map(({ weight }) => weight))
  const points = sum(shares.map(({ value, weight }) => value * weight))
  return points === null || weights === null ? null : points / weights
}

const plannedZones = ({ planned, planned_seconds }: SummedSession): number[] =>
  Array.from(
    { length: ZONES },
    (_, index) =>
      ((planned.find(({ intensity_id }) => intensity_id === index + 1)?.percentage ?? 0) *
        planned_seconds) /
      100,
  )

const addZones = (all: readonly (readonly number[])[]): number[] =>
  Array.from({ length: ZONES }, (_, index) =>
    all.reduce((total, zones) => total + (zones[index] ?? 0), 0),
  )
