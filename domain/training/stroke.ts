import { CONCEPT2_DRAG } from '../time/pace.ts'

type Maybe = number | null

function positive(value: Maybe): value is number {
  return value !== null && value > 0 && Number.isFinite(value)
}

/** Strokes per minute of one cycle in seconds. */
export function strokeRateOfCycle(cycle_s: Maybe): Maybe {
  return positive(cycle_s) ? 60 / cycle_s : null
}

/** Strokes per minute of a count of strokes in a time. */
export function strokeRateOfCount(strokes: Maybe, time_s: Maybe): Maybe {
  return strokes !== null && positive(time_s) ? (60 * strokes) / time_s : null
}

/** Metres per stroke (DPS) at a speed in m/s and a stroke rate. */
export function distancePerStroke(speed: Maybe, stroke_rate: Maybe): Maybe {
  return speed !== null && positive(stroke_rate) ? (60 * speed) / stroke_rate : null
}

/** Joules per stroke (WPS) of a measured power in watts. */
export function workPerStroke(watts: Maybe, stroke_rate: Maybe): Maybe {
  return watts !== null && positive(stroke_rate) ? (60 * watts) / stroke_rate : null
}

/** Watts of a work per stroke in joules. */
export function powerOfWork(work_j: Maybe, stroke_rate: Maybe): Maybe {
  return work_j !== null && positive(stroke_rate) ? (work_j * stroke_rate) / 60 : null
}

/**
 * Effective work per stroke (eWPS), joules: what the speed would cost on a Concept2, shared among
 * the strokes. In boats it compares strokes
 * of one class in like conditions only: it is not the rower's power.
 */
export function effectiveWorkPerStroke(speed: Maybe, stroke_rate: Maybe): Maybe {
  return workPerStroke(speed === null ? null : CONCEPT2_DRAG * speed ** 3, stroke_rate)
}

/** m/s that an effective work per stroke gives at another stroke rate. */
export function speedOfEffectiveWork(work_j: Maybe, stroke_rate: Maybe): Maybe {
  const watts = powerOfWork(work_j, stroke_rate)
  return watts === null ? null : Math.cbrt(watts / CONCEPT2_DRAG)
}
