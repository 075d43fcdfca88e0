import { SPEED_RAMP } from '../theme-colours.ts'

export type Point = [latitude: number, longitude: number]
export type Segment = { points: Point[]; colour: string }

type Coordinates = { latitude: readonly (number | null)[]; longitude: readonly (number | null)[] }

/**
 * The position of a sample; null where none was recorded. 0,0 is what devices write without a fix.
 */
export function positionAt({ latitude, longitude }: Coordinates, index: number): Point | null {
  const north = latitude[index]
  const east = longitude[index]
  if (typeof north !== 'number' || typeof east !== 'number') return null
  return north === 0 && east === 0 ? null : [north, east]
}

/**
 * Lowest and highest value that colours tell apart: the middle 90 %, so that a single spike does
 * not use up the ramp.
 */
export function colourRange(
  values: readonly (number | null)[],
): { low: number; high: number } | null {
  const known = Float64Array.from(values.filter((value) => value !== null)).sort()
  const low = known[Math.floor(known.length * 0.05)]
  const high = known[Math.ceil(known.length * 0.95) - 1]
  return low === undefined || high === undefined ? null : { low, high }
}

export function rampColour(
  value: number | null | undefined,
  range: { low: number; high: number } | null,
): string {
  const middle = SPEED_RAMP.length >> 1
  if (value === null || value === undefined || !range || range.high <= range.low)
    return SPEED_RAMP[middle] ?? ''
  const share = (value - range.low) / (range.high - range.low)
  const step = Math.min(Math.max(Math.floor(share * SPEED_RAMP.length), 0), SPEED_RAMP.length - 1)
  return SPEED_RAMP[step] ?? ''
}

/**
 * The track cut where its colour changes; neighbours share a point. A gap in the positions is a gap
 * in the line.
 */
export function colouredSegments(
  track: Coordinates,
  values: readonly (number | null)[],
): Segment[] {
  const range = colourRange(values)
  const segments: Segment[] = []
  let before: Point | null = null
  for (let index = 0; index < track.latitude.length; index++) {
    const point = positionAt(track, index)
    const colour = rampColour(values[index], range)
    const running = segments.at(-1)
    if (point && before && running?.colour === colour) running.points.push(point)
    else if (point) segments.push({ colour, points: before ? [before, point] : [point] })
    before = point
  }
  return segments
}

/** The track without colours, one line for each stretch between gaps. */
export function stretches(track: Coordinates): Point[][] {
  return colouredSegments(track, []).map(({ points }) => points)
}
