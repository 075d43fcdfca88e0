import { haversine } from '../training/earth.ts'

/** Both ends of a line, in degrees. */
export type CourseLine = {
  latitude: number
  longitude: number
  to_latitude: number
  to_longitude: number
}
export type CourseFault = {
  field: 'start' | 'finish'
  fault: 'line_too_short' | 'line_too_long' | 'lines_alike' | 'lines_far_apart'
}

/** Metres. Nothing is steered through less, and no water is wider where anybody times. */
const SHORTEST_LINE = 1
const LONGEST_LINE = 5000
/** Metres from line to line; the longest races in a day are shorter. */
const LONGEST_COURSE = 200_000

const lengthOf = ({ latitude, longitude, to_latitude, to_longitude }: CourseLine) =>
  haversine(latitude, longitude, to_latitude, to_longitude)
const turned = (line: CourseLine): CourseLine => ({
  latitude: line.to_latitude,
  longitude: line.to_longitude,
  to_latitude: line.latitude,
  to_longitude: line.longitude,
})
/** How far the ends of two lines lie from each other, the nearer pairing of them. */
function gapsOf(one: CourseLine, other: CourseLine): [number, number] {
  const between = ({
    latitude,
    longitude,
    to_latitude,
    to_longitude,
  }: CourseLine): [number, number] => [
    haversine(one.latitude, one.longitude, latitude, longitude),
    haversine(one.to_latitude, one.to_longitude, to_latitude, to_longitude),
  ]
  const [straight, crossed] = [between(other), between(turned(other))]
  return Math.max(...straight) <= Math.max(...crossed) ? straight : crossed
}

/**
 * Why two lines make no course: one has no length or is longer than any water is wide, they are the
 * same line, or nobody rows between them.
 */
export function courseFault({
  start,
  finish,
}: {
  start: CourseLine
  finish: CourseLine
}): CourseFault | null {
  for (const [field, line] of [['start', start] as const, ['finish', finish] as const]) {
    if (lengthOf(line) < SHORTEST_LINE) return { field, fault: 'line_too_short' }
    if (lengthOf(line) > LONGEST_LINE) return { field, fault: 'line_too_long' }
  }
  const gaps = gapsOf(start, finish)
  if (Math.max(...gaps) < SHORTEST_LINE) return { field: 'finish', fault: 'lines_alike' }
  return Math.min(...gaps) > LONGEST_COURSE ? { field: 'finish', fault: 'lines_far_apart' } : null
}
