import type { Line, LineBetween } from '#contract/recordings/efforts.ts'
import type { Place } from '../../ui/map/open-map.ts'

/** A line between start and finish while it is drawn: both its ends, as far as they are set. */
export type DrawnLine = { key: number; name: string; points: readonly Place[] }

const ENDS_OF_LINE = 2

/** The ends of a line that is kept. */
export const endsOf = (line: Line): readonly [Place, Place] => [
  { latitude: line.latitude, longitude: line.longitude },
  { latitude: line.to_latitude, longitude: line.to_longitude },
]

export const drawnFrom = (lines: readonly LineBetween[]): readonly DrawnLine[] =>
  lines.map((line, key) => ({ key, name: line.name, points: endsOf(line) }))

export const withLine = (lines: readonly DrawnLine[]): readonly DrawnLine[] => [
  ...lines,
  { key: 1 + Math.max(-1, ...lines.map(({ key }) => key)), name: '', points: [] },
]

/** Points with one of them moved; those before it that are not set yet lie at `centre`. */
export const withEnd = (
  points: readonly Place[],
  { index, change, centre }: { index: number; change: Partial<Place>; centre: Place },
): readonly Place[] =>
  Array.from({ length: Math.max(points.length, index + 1) }, (_, at) => ({
    ...(points[at] ?? centre),
    ...(at === index && change),
  }))

/** Ends that are still to be set. */
export const endsLeft = (lines: readonly DrawnLine[]): number =>
  lines.reduce((left, { points }) => left + ENDS_OF_LINE - points.length, 0)

/** With a click on the map as the next end; the same when every line has both. */
export function withClick(lines: readonly DrawnLine[], point: Place): readonly DrawnLine[] {
  const at = lines.findIndex(({ points }) => points.length < ENDS_OF_LINE)
  const line = lines[at]
  return line ? lines.with(at, { ...line, points: [...line.points, point] }) : lines
}

/** With a line one place earlier in the order in which boats cross them. */
export const withEarlier = (lines: readonly DrawnLine[], index: number): readonly DrawnLine[] =>
  lines.toSpliced(index - 1, 2, ...lines.slice(index - 1, index + 1).toReversed())

/** The lines as they are sent, once all their ends are set. */
export const linesIn = (lines: readonly DrawnLine[]): LineBetween[] =>
  lines.flatMap(({ name, points: [from, to] }) =>
    from && to
      ? [{ name: name.trim(), ...from, to_latitude: to.latitude, to_longitude: to.longitude }]
      : [],
  )
