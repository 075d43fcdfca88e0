import { addDays, daysBetween } from '#domain/time/week.ts'

/** Where the rows of the picture stand, from its top. */
export const ROWS = {
  months: { top: 0, height: 20 },
  goals: { top: 22, height: 48 },
  phases: { top: 74, height: 24 },
  bars: { top: 108, height: 232 },
  zones: { top: 362, height: 34 },
  ratio: { top: 420, height: 96 },
  form: { top: 538, height: 144 },
} as const
export const HEIGHT = 694
export const GUTTER = 84
const RIGHT = 8

/** One x axis of weeks that all rows share. */
export type Axis = {
  width: number
  step: number
  /** The left edge of a week by its place. */
  weekX: (place: number) => number
  dayX: (day: string) => number
  placeAt: (x: number) => number
}

export function axisOf(first: string, weeks: number, width: number): Axis {
  const step = Math.max(4, (width - GUTTER - RIGHT) / Math.max(1, weeks))
  return {
    width,
    step,
    weekX: (place) => GUTTER + place * step,
    dayX: (day) => GUTTER + (daysBetween(first, day) * step) / 7,
    placeAt: (x) => Math.min(weeks - 1, Math.max(0, Math.floor((x - GUTTER) / step))),
  }
}

/** Values to heights within a row, the lowest at its bottom. */
export const scaleOf =
  ({ top, height }: { top: number; height: number }, low: number, high: number) =>
  (value: number): number =>
    top + height - ((value - low) / (high - low || 1)) * height

/** The path of values that stand side by side; it is interrupted where one is missing. */
export function pathOf(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let isBegun = false
  return points
    .map((point) => {
      const command = isBegun ? 'L' : 'M'
      isBegun = point !== null
      return point === null ? '' : `${command}${point[0].toFixed(1)} ${point[1].toFixed(1)}`
    })
    .join('')
}

/** The first week of each month among some weeks: the one in which its first day lies. */
export const monthStarts = (mondays: readonly string[]): { place: number; monday: string }[] =>
  mondays.flatMap((monday, place) => {
    const month = addDays(monday, 6).slice(0, 7)
    const before = addDays(monday, -1).slice(0, 7)
    return month === before && place > 0 ? [] : [{ place, monday }]
  })

/**
 * The places of weeks that have a label under them, `apart` weeks from each other, so that the
 * chosen one has its own; the first has none where there is none chosen, as it stands beside the axis.
 */
export function labelledWeeks(count: number, chosen: number, apart: number): ReadonlySet<number> {
  const from = (chosen < 0 ? 1 : chosen) % apart
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => at % apart === from))
}

type Placed = { x: number; width: number }

/**
 * Names on two lines in turn, each with the room it has before the next sign on its line; those
 * that stand behind the right edge are given `end` as their last room.
 */
export function roomsFor(names: readonly Placed[], end: number): { line: 0 | 1; room: number }[] {
  return names.map(({ x, width }, place) => {
    const next = names[place + 2]?.x ?? end
    return { line: place % 2 === 0 ? 0 : 1, room: Math.min(width, next - x) }
  })
}
