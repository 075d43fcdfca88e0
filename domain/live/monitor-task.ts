import type { RaceTask } from './erg-race.ts'

/** The pieces that a monitor sets, each with seconds of rest after it. */
export type MonitorTask = readonly MonitorPiece[]
export type MonitorPiece = RaceTask & { rest: number }

type PlannedPiece = RaceTask & { rest: number | null }

/** A monitor takes no longer rest and no more pieces that differ. */
const LONGEST_REST_S = 595
const MOST_PIECES = 30

export const raceOnMonitor = ({ distance, time }: RaceTask): MonitorTask => [
  { distance, time, rest: 0 },
]

/** What the pieces of a plan are on a monitor; null for what it does not take, or without any. */
export function planOnMonitor(pieces: readonly PlannedPiece[]): MonitorTask | null {
  const last = pieces.length - 1
  const task = pieces.map(({ distance, time, rest }, place) => ({
    distance,
    time,
    rest: place === last ? 0 : (rest ?? 0),
  }))
  const isTaken = task.every(
    ({ distance, time, rest }) => (distance === null) !== (time === null) && rest <= LONGEST_REST_S,
  )
  return last >= 0 && isTaken && (last < MOST_PIECES || areAlike(task)) ? task : null
}

/** Whether it is the same again and again, with the same rests between. */
export function areAlike(task: MonitorTask): boolean {
  const [first, ...others] = task
  const between = new Set(task.slice(0, -1).map(({ rest }) => rest))
  return (
    between.size <= 1 &&
    others.every(({ distance, time }) => distance === first?.distance && time === first.time)
  )
}
