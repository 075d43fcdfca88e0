import { haversine } from '../training/earth.ts'

/** Both ends of a line, in degrees. */
export type CourseLine = {
  latitude: number
  longitude: number
  to_latitude: number
  to_longitude: number
}
type LineFault = 'line_too_short' | 'line_too_long'
export type CourseFault =
  | { field: 'start' | 'finish'; fault: LineFault | 'lines_alike' | 'lines_far_apart' }
  | { field: `lines.${number}`; fault: LineFault | 'line_repeated' }
  | { field: `lines.${number}.name`; fault: 'line_name_twice' }

/** Lines between the start and the finish of a course. */
export const MOST_LINES = 10
export const LONGEST_LINE_NAME = 40

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

/** Why a line times nothing: it has no length, or is longer than any water is wide. */
function lineFault(line: CourseLine): LineFault | null {
  if (lengthOf(line) < SHORTEST_LINE) return 'line_too_short'
  return lengthOf(line) > LONGEST_LINE ? 'line_too_long' : null
}

const isAlike = (one: CourseLine, other: CourseLine) =>
  Math.max(...gapsOf(one, other)) < SHORTEST_LINE

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
    const fault = lineFault(line)
    if (fault) return { field, fault }
  }
  if (isAlike(start, finish)) return { field: 'finish', fault: 'lines_alike' }
  return Math.min(...gapsOf(start, finish)) > LONGEST_COURSE
    ? { field: 'finish', fault: 'lines_far_apart' }
    : null
}

/**
 * Why lines do not divide a course: one times nothing, lies where another line is, or has the name
 * of one before it.
 */
export function linesFault(
  { start, finish }: { start: CourseLine; finish: CourseLine },
  lines: readonly (CourseLine & { name: string })[],
): CourseFault | null {
  const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase()
  for (const [index, line] of lines.entries()) {
    const field = `lines.${index}` as const
    const before = lines.slice(0, index)
    if (before.some((other) => nameOf(other) === nameOf(line)))
      return { field: `${field}.name`, fault: 'line_name_twice' }
    const fault = lineFault(line)
    if (fault) return { field, fault }
    if ([start, finish, ...before].some((other) => isAlike(other, line)))
      return { field, fault: 'line_repeated' }
  }
  return null
}
