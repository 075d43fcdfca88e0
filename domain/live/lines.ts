import { crossingsInTurn, crossingsOf, LONGEST_STEP_S } from '../training/gates.ts'
import type { Ranked } from './ranks.ts'
import { metresAt, type Course, type Moments, type Stretch } from './sections.ts'

/** Where a boat crossed a line of a course: seconds and metres since it crossed the start. */
type Passing = { time: number; metres: number }
/** By the lines between start and finish in their order, then the finish; null where it did not. */
export type Passings = readonly (Passing | null)[]

const SECOND_MS = 1000

/** Where a boat crossed the lines of a course in one pass of it. */
export function passingsOf(
  moments: Moments,
  { lines }: Course,
  { started_at, from, finished_at, to }: Stretch,
): Passings {
  const pass = { start: started_at / SECOND_MS, finish: (finished_at ?? Infinity) / SECOND_MS }
  const positions = within(moments, pass)
  const crossings = lines.map(({ line }) => crossingsOf(positions, line))
  const between = crossingsInTurn(crossings, pass).map((time) =>
    time === null
      ? null
      : { time: time - pass.start, metres: metresAt(moments, time * SECOND_MS) - from },
  )
  const isDone = finished_at !== null && to !== null
  return [...between, isDone ? { time: pass.finish - pass.start, metres: to - from } : null]
}

/** The positions of a pass, with those before and after from which its ends were crossed. */
function within(moments: Moments, { start, finish }: { start: number; finish: number }) {
  const { t, lat, lon } = moments.positions()
  const first = t.findIndex((time) => time >= start - LONGEST_STEP_S)
  const last = t.findLastIndex((time) => time <= finish + LONGEST_STEP_S)
  const cut = (values: Float64Array) => values.subarray(first, last + 1)
  return { t: cut(t), lat: cut(lat), lon: cut(lon) }
}

/**
 * Boats by what the lines of a course say: those through by their time from start to finish, all
 * with the seconds they were behind the fastest at the last line they have crossed; null before the
 * first.
 * @param passings by recording
 */
export function rankedAtLines(
  ranked: readonly Ranked[],
  passings: ReadonlyMap<number, Passings>,
): Ranked[] {
  const boats = [...passings.values()]
  const bestAt = (line: number) => Math.min(...boats.flatMap((boat) => boat[line]?.time ?? []))
  const timed = ranked.map((boat) => {
    const own = passings.get(boat.recording_id) ?? []
    const line = own.findLastIndex((passing) => passing !== null)
    const passing = own[line]
    return { ...boat, gap_time: passing ? passing.time - bestAt(line) : null }
  })
  const timeOf = ({ time }: Ranked) => time ?? Infinity
  const through = timed
    .filter(({ is_done }) => is_done)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  return [
    ...through.map((boat) => ({
      ...boat,
      rank: 1 + through.filter((other) => timeOf(other) < timeOf(boat)).length,
    })),
    ...timed.filter(({ is_done }) => !is_done),
  ]
}
