import type { RaceTask } from './erg-race.ts'

/** A distance or a time as a monitor sets it: once, or several times with seconds of rest between. */
export type MonitorTask = RaceTask & { times: number; rest: number }

type PlannedPiece = RaceTask & { rest: number | null }

/** A monitor takes no longer rest. */
const LONGEST_REST_S = 595

export const raceOnMonitor = ({ distance, time }: RaceTask): MonitorTask => ({
  distance,
  time,
  times: 1,
  rest: 0,
})

/**
 * What the pieces of a plan are on a monitor; null where they are not all alike, since its fixed
 * intervals are, or where there are none.
 */
export function planOnMonitor(pieces: readonly PlannedPiece[]): MonitorTask | null {
  const [first] = pieces
  if (!first || (first.distance === null) === (first.time === null)) return null
  const { distance, time } = first
  const rests = new Set(pieces.slice(0, -1).map(({ rest }) => rest ?? 0))
  const isAlike = pieces.every((one) => one.distance === distance && one.time === time)
  const [rest = 0] = rests
  if (!isAlike || rests.size > 1 || rest > LONGEST_REST_S) return null
  return { distance, time, times: pieces.length, rest }
}
