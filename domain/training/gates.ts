import type { Stretch } from './pieces.ts'

/** Latitude and longitude of both ends, in degrees. */
export type GateLine = readonly [number, number, number, number]
export type Positions = { t: Float64Array; lat: Float64Array; lon: Float64Array }

/** Longest step between two positions that still is a way, in seconds. */
export const LONGEST_STEP_S = 15

/**
 * When a track crosses a line, in either direction, by a straight line between the positions before
 * and after. Degrees are taken as plane, which
 * over the width of a course is exact to centimetres.
 */
export function crossingsOf(
  { t, lat, lon }: Positions,
  [lat1, lon1, lat2, lon2]: GateLine,
): number[] {
  const times: number[] = []
  let last = -1
  for (let i = 0; i < t.length; i++) {
    if (Number.isNaN(lat[i] ?? Number.NaN) || Number.isNaN(lon[i] ?? Number.NaN)) continue
    const [y, x, time] = [lat[i] ?? 0, lon[i] ?? 0, t[i] ?? 0]
    const [py, px, before] = [lat[last] ?? 0, lon[last] ?? 0, t[last] ?? 0]
    if (last >= 0 && time - before <= LONGEST_STEP_S) {
      const share = shareOfCrossing([px, py, x, y], [lon1, lat1, lon2, lat2])
      if (share !== null) times.push(before + share * (time - before))
    }
    last = i
  }
  return times
}

/**
 * When a pass crosses each of some lines in their turn: for the first time after the line before
 * it. A line that was missed is null, and the next one counts all the same.
 * @param crossings when each line was crossed, in the order of the lines
 */
export function crossingsInTurn(
  crossings: readonly (readonly number[])[],
  { start, finish }: Stretch,
): (number | null)[] {
  let after = start
  return crossings.map((times) => {
    const time = times.find((one) => one > after && one < finish)
    after = time ?? after
    return time ?? null
  })
}

type Segment = readonly [number, number, number, number]

/**
 * How far along the way, from 0 up to but not including 1, it meets the line; null when it does
 * not.
 */
function shareOfCrossing([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): number | null {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (cross === 0) return null
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
  const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
  return along >= 0 && along < 1 && across >= 0 && across <= 1 ? along : null
}

/** Each pass from the last crossing of the start before a finish to that finish. */
export function passesBetween(starts: readonly number[], finishes: readonly number[]): Stretch[] {
  const passes: Stretch[] = []
  let after = -Infinity
  for (const finish of finishes.toSorted((one, other) => one - other)) {
    const start = starts.filter((time) => time > after && time < finish).at(-1)
    if (start === undefined) continue
    passes.push({ start, finish })
    after = finish
  }
  return passes
}
