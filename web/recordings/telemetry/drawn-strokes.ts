import { blocksOf, STROKES_A_BLOCK } from './stroke-blocks.ts'
import { strokeAt } from './stroke-table.ts'

/** Strokes a column of pixels may hold on average before they are drawn as a band. */
const MOST_A_COLUMN = 4

type Span = { first: number; last: number }

/**
 * The area a line of very many strokes covers, from left to right: at each corner the column of
 * pixels, and the least and the greatest value there. NaN separates parts that are not connected.
 */
export type Band = { columns: Float64Array; low: Float64Array; high: Float64Array; corners: number }

/**
 * Returns the first stroke of each column of pixels, and one past the last of all; null if there
 * are few enough strokes to see each.
 */
export function columnStarts(
  times: Float64Array,
  { first, last }: Span,
  columns: number,
): Uint32Array | null {
  if (last - first + 1 <= MOST_A_COLUMN * columns) return null
  const [from = 0, to = 0] = [times[first], times[last]]
  const starts = Uint32Array.from({ length: columns + 1 }, (_, column) =>
    strokeAt(times, from + ((to - from) * column) / columns),
  )
  starts[0] = first
  starts[columns] = last + 1
  return starts
}

/**
 * Corners a column needs at most: where a line comes from over columns without a stroke, where it
 * enters, and what it covers.
 */
const CORNERS_A_COLUMN = 3

/**
 * What a line covers in each column, with the way there from the column before, so that no peak is
 * lost and nothing falls apart. Gaps narrower than
 * a column are bridged, wider ones break it; over columns without a stroke it goes straight.
 */
export function bandOf(values: Float64Array, starts: Uint32Array): Band {
  const most = CORNERS_A_COLUMN * (starts.length - 1)
  const band: Band = {
    columns: new Float64Array(most),
    low: new Float64Array(most),
    high: new Float64Array(most),
    corners: 0,
  }
  let [before, left] = [-1, Number.NaN]
  for (let column = 0; column + 1 < starts.length; column++) {
    const [from = 0, until = 0] = [starts[column], starts[column + 1]]
    if (from === until) continue
    const covered = extentOf(values, from, until)
    if (!covered) {
      if (!Number.isNaN(left)) corner(band, column, Number.NaN, Number.NaN)
      left = Number.NaN
      continue
    }
    let { least, most: greatest } = covered
    if (before + 1 < column && !Number.isNaN(left)) {
      const entered = said(values, from, 1)
      corner(band, before, left, left)
      corner(band, column, entered, entered)
    } else if (!Number.isNaN(left)) {
      least = Math.min(least, left)
      greatest = Math.max(greatest, left)
    }
    corner(band, column, least, greatest)
    before = column
    left = said(values, until - 1, -1)
  }
  return band
}

function corner(band: Band, column: number, low: number, high: number): void {
  band.columns[band.corners] = column
  band.low[band.corners] = low
  band.high[band.corners] = high
  band.corners++
}

/** The nearest value that says something, going one way. */
function said(values: Float64Array, from: number, step: 1 | -1): number {
  let at = from
  while (Number.isNaN(values[at])) at += step
  return values[at] ?? Number.NaN
}

/**
 * Least and greatest value of the strokes from one until before another; null when none of them
 * says anything.
 */
export function extentOf(
  values: Float64Array,
  from: number,
  until: number,
): { least: number; most: number } | null {
  const { least: leasts, most: mosts } = blocksOf(values)
  const firstBlock = Math.ceil(from / STROKES_A_BLOCK)
  const lastBlock = Math.max(firstBlock, Math.floor(until / STROKES_A_BLOCK))
  let [least, most] = [Infinity, -Infinity]
  const look = (low: number, high: number) => {
    if (low < least) least = low
    if (high > most) most = high
  }
  for (let at = from; at < Math.min(until, firstBlock * STROKES_A_BLOCK); at++)
    look(values[at] ?? 0, values[at] ?? 0)
  for (let block = firstBlock; block < lastBlock; block++)
    look(leasts[block] ?? 0, mosts[block] ?? 0)
  for (let at = Math.max(from, lastBlock * STROKES_A_BLOCK); at < until; at++)
    look(values[at] ?? 0, values[at] ?? 0)
  return least <= most ? { least, most } : null
}
