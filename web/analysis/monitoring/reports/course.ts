import type { Reply } from '#contract/endpoint.ts'
import type { courseWithBands } from '#contract/analysis/monitoring-reports.ts'
import type { MorningNumber } from '#domain/monitoring/fields.ts'

export type Course = Reply<typeof courseWithBands>['data']
type Point = Course['days'][number]['values'][number] & { day: string }
export type CourseLine = { field: MorningNumber; points: readonly Point[] }

/** The days of one number, those without a value included. */
export const courseOfField = ({ days }: Course, field: MorningNumber): CourseLine => ({
  field,
  points: days.flatMap(({ day, values }) => {
    const found = values.find((value) => value.field === field)
    return found ? [{ ...found, day }] : []
  }),
})

export const WIDTH = 270
export const HEIGHT = 72
const MARGIN = 6

export type Drawn = {
  /** Lines between days in a row; a day without a value ends one. */
  lines: string[]
  dots: { x: number; y: number; index: number }[]
  /** What is usual, as closed areas. */
  usual: string[]
}

/** Where things lie in a picture of `WIDTH` by `HEIGHT`: the higher the value, the higher up. */
export function drawCourse({ points }: CourseLine): Drawn {
  const known = points.flatMap(({ value, low, high }) =>
    [value, low, high].filter((one) => one !== null),
  )
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const room = most > least ? most - least : 1
  const x = (index: number) =>
    MARGIN + (index * (WIDTH - 2 * MARGIN)) / Math.max(1, points.length - 1)
  const y = (value: number) => HEIGHT - MARGIN - ((value - least) / room) * (HEIGHT - 2 * MARGIN)
  const dots = points.flatMap(({ value }, index) =>
    value === null ? [] : [{ x: x(index), y: y(value), index }],
  )
  const usual = inRow(points, ({ low, high }) => low !== null || high !== null).map((run) => {
    const top = run.map(({ index, point: { high } }) => at(x(index), high === null ? 0 : y(high)))
    const bottom = run.map(({ index, point: { low } }) =>
      at(x(index), low === null ? HEIGHT : y(low)),
    )
    return `M${[...top, ...bottom.toReversed()].join('L')}Z`
  })
  const lines = inRow(points, ({ value }) => value !== null).map(
    (run) => `M${run.map(({ index, point }) => at(x(index), y(point.value ?? 0))).join('L')}`,
  )
  return { lines, dots, usual }
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

type Placed = { index: number; point: Point }

/** The points for which something holds, in runs without a gap. */
function inRow(points: readonly Point[], holds: (point: Point) => boolean): Placed[][] {
  const runs: Placed[][] = []
  for (const [index, point] of points.entries()) {
    if (!holds(point)) continue
    const run = runs.at(-1)
    if (run?.at(-1)?.index === index - 1) run.push({ index, point })
    else runs.push([{ index, point }])
  }
  return runs
}
